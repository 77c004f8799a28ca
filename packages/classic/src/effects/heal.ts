import { verb } from '../texts/verb.ts';

/** Wound tokens are taken off, at most as many as there are (C-DMG-12, C-KW-Healing). */
export const heal = verb('heal', ({ text: { bearer }, effect, creatures, amount }) => {
  const n = effect.amount === 'all' ? 'all' : Math.max(0, amount(effect.amount));
  return creatures('whom').map(({ id: who }) => ({ kind: 'heal', step: 'begin', who, by: bearer ?? null, n }) as const);
});
