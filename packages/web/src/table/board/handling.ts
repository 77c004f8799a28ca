import { create } from 'zustand';
import type { Spot } from './frame.ts';

/** A tape laid on the table. */
export interface Tape {
  readonly from: Spot;
  readonly to: Spot;
}

/** What hands do on the battlefield, beyond what all parts of the screen share. */
interface Handling {
  /** The ghost stays where it was put, and no longer follows the pointer. */
  readonly isPinned: boolean;
  /** How a template is turned, in degrees. */
  readonly turn: number;
  readonly tape: Tape | null;
  /** Distances to everybody are shown as long as the key is held. */
  readonly showsDistances: boolean;
  readonly pin: (isPinned: boolean) => void;
  readonly turnTo: (turn: number) => void;
  readonly lay: (tape: Tape | null) => void;
  readonly showDistances: (shows: boolean) => void;
}

export const useHandling = create<Handling>(set => ({
  isPinned: false,
  turn: 0,
  tape: null,
  showsDistances: false,
  pin: isPinned => set({ isPinned }),
  turnTo: turn => set({ turn: ((turn % 360) + 360) % 360 }),
  lay: tape => set({ tape }),
  showDistances: showsDistances => set({ showsDistances }),
}));
