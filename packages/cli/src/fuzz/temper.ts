import type { ClassicState } from '@signum/classic';
import { draw, type AnyDecision, type Chance } from '@signum/kernel';
import type { Picker } from '@signum/kernel/testing';
import type { Eyes } from './eyes.ts';
import { cardIn, type Goal } from './goals.ts';
import { BUILDER, FIGHTER, type Weights } from './weights.ts';

/** How a player chooses. Random ones hardly ever fight; fighters do, and builders see to the City. */
export const TEMPERS = ['random', 'fighter', 'builder'] as const;
export type Temper = (typeof TEMPERS)[number];

const WEIGHTS: Record<Temper, Weights> = { random: {}, fighter: FIGHTER, builder: BUILDER };

type Weigh = (answer: unknown, decision: AnyDecision, eyes: Eyes) => number;

/** Players of these tempers, one for each seat, who hope to see these goals. */
export function pickerOf(tempers: readonly Temper[], hopes: readonly Goal[]): Picker {
  const wanted = new Set(hopes);
  const cards = new Set(hopes.flatMap(one => cardIn(one) ?? []));
  return (decision, answers, chance, state) => {
    const weights = WEIGHTS[tempers[decision.seat]!];
    const weigh = weights[decision.kind as keyof Weights] as Weigh | undefined;
    if (!weigh) return answers[draw(chance, answers.length)];
    const eyes = { seat: decision.seat, state: state as ClassicState, wanted, cards };
    return weighted(answers, answer => weigh(answer, decision, eyes), chance);
  };
}

/** One of the answers, each as likely as it is heavy. */
function weighted(answers: readonly unknown[], weightOf: (answer: unknown) => number, chance: Chance): unknown {
  const weights = answers.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return answers[draw(chance, answers.length)];
  let left = draw(chance, sum);
  return answers[weights.findIndex(weight => (left -= weight) < 0)];
}
