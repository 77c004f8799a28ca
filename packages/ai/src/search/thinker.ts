import { worldFrom, type Veiled } from '@signum/classic';
import { hashOfText, type Seat, type Seed } from '@signum/kernel';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Considered, MayGoOn, Player, Reply, Verdict } from '../player.ts';
import { recruit } from '../recruit/recruit.ts';
import { tableOf } from '../table.ts';
import { candidates } from './candidates.ts';
import type { Effort, Stage } from './effort.ts';
import { suppose, type Supposed } from './supposed.ts';
import { think } from './thought.ts';

/**
 * A player who tries answers out in supposed worlds and takes the one after which things look best. Stage by stage it looks further
 * with fewer answers.
 */
export function thinker(name: string, effort: Effort): Player {
  return {
    name,
    decide(sight, question, seed, mayGoOn = () => true) {
      const table = tableOf(sight.state, question, seed);
      const habit = recruit(table);
      const answers = candidates(table, habit);
      if (answers.length === 1) return { answer: habit, why: [], work: 0 };
      return compare(new Worlds(sight, seed, effort.worlds), question.seat, answers, effort, mayGoOn);
    },
  };
}

/** Worlds that a seat holds possible, each dealt when it is first needed. */
class Worlds {
  readonly seed: Seed;
  readonly #sight: Veiled;
  readonly #count: number;
  readonly #dealt: Supposed[] = [];

  constructor(sight: Veiled, seed: Seed, count: number) {
    this.seed = seed;
    this.#sight = sight;
    this.#count = count;
  }

  at(round: number): Supposed {
    const index = round % this.#count;
    return (this.#dealt[index] ??= suppose(worldFrom(this.#sight, hashOfText(`world ${index} ${this.seed}`))));
  }
}

interface Option {
  readonly answer: Reply;
  /** What is believed so far. */
  value: number;
  tries: number;
}

function compare(
  worlds: Worlds,
  seat: Seat,
  answers: readonly Reply[],
  { stages, work: budget }: Effort,
  mayGoOn: MayGoOn,
): Verdict {
  let left = answers.map((answer): Option => ({ answer, value: 0, tries: 0 }));
  const dropped: Option[] = [];
  let work = 0;
  for (const [index, stage] of stages.entries()) {
    if (left.length === 1 || (index > 0 && (work >= budget || !mayGoOn()))) break;
    const sums = left.map(() => 0);
    const { rounds, spent } = tryOut(left, sums, stage, worlds, seat, index === 0 ? Infinity : budget - work, mayGoOn);
    work += spent;
    if (rounds === 0) break;
    believe(left, sums, rounds, index === 0 ? 0 : stage.doubt);
    left = left.toSorted((one, other) => other.value - one.value);
    dropped.unshift(...left.splice(stage.keep));
  }
  // without time for a single round nothing was compared, and the first answer is that of habit
  const compared = [...left, ...dropped].filter(({ tries }) => tries > 0);
  const why = compared.map(({ answer, value, tries }): Considered => ({ answer, value, tries }));
  return { answer: left[0]!.answer, why, work };
}

/**
 * Adds what a stage has shown to what was believed before. A look from afar is blurred by all the dice on the way: the fewer tries,
 * the less of it is believed.
 */
function believe(options: readonly Option[], sums: readonly number[], rounds: number, doubt: number): void {
  const means = sums.map(sum => sum / rounds);
  const average = doubt === 0 ? 0 : means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const belief = rounds / (rounds + doubt);
  for (const [index, option] of options.entries()) {
    option.value += belief * (means[index]! - average);
    option.tries += rounds;
  }
}

/**
 * Every answer once in each round, in the same world with the same luck. A round that is cut short counts for nothing.
 */
function tryOut(
  options: readonly Option[],
  sums: number[],
  { horizon, tries }: Stage,
  worlds: Worlds,
  seat: Seat,
  budget: number,
  mayGoOn: MayGoOn,
): { rounds: number; spent: number } {
  const before = options[0]!.tries; // every try throws other dice
  let spent = 0;
  let rounds = 0;
  while (rounds < tries && (spent < budget || rounds === 0)) {
    const number = before + rounds + 1;
    const world = worlds.at(number);
    const values: number[] = [];
    for (const { answer } of options) {
      if (!mayGoOn()) return { rounds, spent };
      const isEnd = horizon === 'quiet' && endsTurn(answer);
      const thought = isEnd ? { state: world.state, work: 0 } : think(world, answer, horizon, worlds.seed, number);
      values.push(evaluate(thought.state, seat));
      spent += thought.work;
    }
    for (const [index, value] of values.entries()) sums[index]! += value;
    rounds += 1;
  }
  return { rounds, spent };
}

/** To end the turn is to leave things as they are: what the next one brings to the other side is no argument against it. */
function endsTurn(answer: Reply): boolean {
  return answer.kind === 'nextAction' && answer.do === 'end turn';
}
