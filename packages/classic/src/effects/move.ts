import { moveOf } from '../procedures/move.ts';
import { verb } from '../texts/verb.ts';

/** A move outside an activation, chosen by whoever controls the text (C-PLC-5, C-PLC-6). */
export const move = verb('move', ({ text: { seat }, effect: { upTo, backstab = true }, creatures }) =>
  creatures('whom').map(({ id }) => moveOf(id, seat, { upTo, backstab })),
);
