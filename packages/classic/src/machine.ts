import { machine } from '@signum/kernel';
import { copyState } from './copy-state.ts';
import { decisions } from './decisions.ts';
import type { Decisions } from './decisions.ts';
import type { Happening } from './happenings.ts';
import { procedures, type ClassicFrame } from './procedures/index.ts';
import type { ClassicState } from './state.ts';

/** The rules of the game on the kernel. */
export const classicMachine = machine<ClassicState, Happening, ClassicFrame, Decisions>({
  procedures,
  decisions,
  reveals: ({ type }) => (/Rolled$|Rerolled$/.test(type) ? 'chance' : undefined),
  copy: copyState,
});
