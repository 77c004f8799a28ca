import { inContact } from '@signum/geometry';
import { verb } from '../texts/verb.ts';

/** A text orders a Backstab: of those it names whoever is in contact stabs, all together, and the hidden may join (C-BST-2, C-BST-8). */
export const backstab = verb('backstab', ({ creatures }) =>
  creatures('whom').flatMap(victim => {
    const able = creatures('by').filter(stabber => inContact(stabber, victim));
    if (able.length === 0) return [];
    const stabbers = able.map(({ id }) => id);
    return [{ kind: 'backstab', step: 'begin', victim: victim.id, stabbers, hiddenMay: true } as const];
  }),
);
