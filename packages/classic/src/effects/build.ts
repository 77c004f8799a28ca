import { verb } from '../texts/verb.ts';

/** One building may be constructed now for less, beside the Construction Phase (C-CTY-1, C-CTY-4). */
export const build = verb('build', ({ text: { seat }, effect: { less } }) => [
  { kind: 'construction', step: 'decide', seat, less },
]);
