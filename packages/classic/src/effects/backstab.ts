import { verb } from '../texts/verb.ts';

/** A text orders a Backstab; all who stab roll together, and the hidden may join (C-BST-1, C-BST-8). */
export const backstab = verb('backstab', ({ creatures }) => {
  const stabbers = creatures('by').map(({ id }) => id);
  if (stabbers.length === 0) return [];
  return creatures('whom').map(
    ({ id: victim }) => ({ kind: 'backstab', step: 'begin', victim, stabbers, hiddenMay: true }) as const,
  );
});
