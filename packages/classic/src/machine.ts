import { machine } from '@signum/kernel';
import { copyState } from './copy-state.ts';
import { readConcede } from './decisions/concede.ts';
import { decisions, type Decisions } from './decisions/index.ts';
import type { Happening } from './happenings.ts';
import { whyNotOfferDraw } from './legality/offer-draw.ts';
import { procedures, type ClassicFrame } from './procedures/index.ts';
import { revealedBy } from './reveals.ts';
import type { ClassicState } from './state.ts';

/** The rules of the game on the kernel. */
export const classicMachine = machine<ClassicState, Happening, ClassicFrame, Decisions>({
  procedures,
  decisions,
  asides: {
    concede: {
      read: readConcede,
      judge: () => undefined,
      frame: (seat, { clock }) => ({ kind: 'concession', step: 'give', seat, ...(clock && { clock }) }),
    },
    offerDraw: {
      read: () => ({}),
      judge: whyNotOfferDraw,
      frame: seat => ({ kind: 'drawOffer', step: 'ask', seat }),
    },
  },
  reveals: revealedBy,
  copy: copyState,
});
