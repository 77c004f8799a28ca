import type { Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { bestDefence, bestReply } from './fight.ts';
import { fieldOf, unitIn } from './field.ts';

/** The split that comes out best on average; the attacker sees how the defender has split (C-MEL-8). */
export function assignDice({ state }: Table, question: Decision<Decisions, 'assignDice'>): Reply {
  const { creature, dice, least, most, seat } = question;
  const melee = state.frames.findLast(frame => frame.kind === 'melee');
  const field = fieldOf(state, seat);
  const [attacker, defender] = melee?.fighters ?? [];
  const [one, other] = [attacker && unitIn(field, attacker.id), defender && unitIn(field, defender.id)];
  if (!one || !other) return { kind: 'assignDice', attack: Math.min(most, Math.max(least, Math.round(dice * 0.6))) };
  const isAttacker = one.creature.id === creature;
  const own = { ...(isAttacker ? one : other).fighter, dice, least, most };
  const attack = isAttacker
    ? bestReply(own, other.fighter, defender!.attack).attack
    : bestDefence(one.fighter, own, least, most);
  return { kind: 'assignDice', attack };
}

/** Whatever failed is rolled again; where every face means something, the dice stay. */
export function rollAgain(_table: Table, { faces, counting, places, most }: Decision<Decisions, 'reroll'>): Reply {
  const failed = counting.length === 0 ? [] : places.filter(place => !counting.includes(faces[place]!));
  return { kind: 'reroll', dice: failed.slice(0, most) };
}
