import { currentHealth, findCreature, type Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';

/** The healthy strike, the wounded guard themselves: between a third and two thirds of the dice attack. */
export function assignDice({ state, random }: Table, question: Decision<Decisions, 'assignDice'>): Reply {
  const { creature: id, dice, least, most } = question;
  const creature = findCreature(state, id);
  const left = creature ? currentHealth(creature, state) : 1;
  const share = left <= 1 ? 0.45 : 0.65;
  const wish = Math.round(dice * share + (random() - 0.5) * 0.8);
  return { kind: 'assignDice', attack: Math.min(most, Math.max(least, wish)) };
}

/** Whatever failed is rolled again; where every face means something, the dice stay. */
export function rollAgain(_table: Table, { faces, counting, places, most }: Decision<Decisions, 'reroll'>): Reply {
  const failed = counting.length === 0 ? [] : places.filter(place => !counting.includes(faces[place]!));
  return { kind: 'reroll', dice: failed.slice(0, most) };
}
