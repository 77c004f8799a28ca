import type { Seat } from '@signum/kernel';
import { create } from 'zustand';

/** The turn in which a chair lets every window pass. */
export interface Passing {
  readonly game: string;
  readonly seat: Seat;
  readonly turn: number;
}

/** Answers that a player has given in advance. They stay on the page: the game only sees them given. */
interface Standing {
  readonly passing: Passing | null;
  /** The rest of what happens together may come in any order. */
  readonly anyOrder: boolean;
  readonly pass: (passing: Passing | null) => void;
  readonly leaveOrder: (anyOrder: boolean) => void;
}

export const useStanding = create<Standing>(set => ({
  passing: null,
  anyOrder: false,
  pass: passing => set({ passing }),
  leaveOrder: anyOrder => set({ anyOrder }),
}));

/** Always the same pause before an answer given in advance, whatever lies on the table: its length tells nothing (C-TIM-22). */
export const PAUSE_MS = 700;
