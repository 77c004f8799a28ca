import type { CreatureId, TerrainId } from '../ids.ts';
import { verb } from '../texts/verb.ts';

/** Minions of one's own minion card, one after the other, into contact with something (C-SUM-12, C-SUM-13). */
export const minion = verb('minion', ({ text: { seat }, effect, ids, amount }) => {
  const goals = ids('near') as readonly (CreatureId | TerrainId)[];
  const near = goals.flatMap(goal => Array.from({ length: amount(effect.amount) }, () => goal));
  return near.length > 0 ? [{ kind: 'minions', step: 'next', seat, near }] : [];
});
