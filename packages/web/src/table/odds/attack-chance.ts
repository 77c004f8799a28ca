import type { ActivationDeed, CreatureId } from '@signum/classic';
import type { OddsAnswer, OddsQuestion } from '../../game/contract.ts';
import type { Harm } from './split-odds.ts';

/** What an attack may do to both sides. */
export interface AttackChance {
  readonly dealt: Harm;
  readonly suffered?: Harm;
}

export type AttackDeed = Extract<ActivationDeed, { do: 'attack' }>;

/** What to ask about an attack before it is declared. */
export function oddsQuestion(attacker: CreatureId, { attack, target }: AttackDeed): OddsQuestion {
  return attack === 'melee combat'
    ? { of: 'melee', attacker, defender: target }
    : { of: 'attack', attack, attacker, target };
}

/** The harm on both sides. In a fight both are taken to split as well as they can. */
export function attackChance(answer: OddsAnswer | undefined, target: CreatureId): AttackChance | null {
  if (answer === undefined || answer.of === 'too-many-ends') return null;
  if (answer.of === 'melee') return { dealt: answer.odds.best.defender, suffered: answer.odds.best.attacker };
  const dealt = answer.odds.harms.find(({ who }) => who === target);
  const suffered = answer.odds.harms.find(({ who }) => who !== target);
  return dealt ? { dealt, ...(suffered && { suffered }) } : null;
}
