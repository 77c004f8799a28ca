import type { CreatureId } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { create } from 'zustand';
import type { RouteReply } from '../board/aim-move.ts';

/** A turn of a game as one chair lives through it. */
export interface OneTurn {
  readonly game: string;
  readonly seat: Seat;
  readonly turn: number;
}

/** Answers that a player has given in advance. They stay on the page: the game only sees them given. */
export interface Advance {
  /** The turn at whose end a chair lets its idle creatures pass as they are listed. */
  readonly listed: OneTurn | null;
  /** The rest of what happens together may come in any order. */
  readonly anyOrder: boolean;
  /** A move that was planned as a whole: the activation, what is done in it, and the way. */
  readonly going: Going | null;
}

/** Where a creature is to go once it is asked. */
export interface Going {
  readonly turn: OneTurn;
  /** The question that was answered by the plan. */
  readonly since: number;
  readonly creature: CreatureId;
  readonly pace: 'move' | 'run';
  readonly route: RouteReply;
}

interface Standing extends Advance {
  readonly asListed: (listed: OneTurn) => void;
  readonly leaveOrder: (anyOrder: boolean) => void;
  readonly go: (going: Going | null) => void;
  /** Whoever takes something back wants to be asked again. */
  readonly forget: () => void;
}

const NOTHING: Advance = { listed: null, anyOrder: false, going: null };

export const useStanding = create<Standing>(set => ({
  ...NOTHING,
  asListed: listed => set({ listed }),
  leaveOrder: anyOrder => set({ anyOrder }),
  go: going => set({ going }),
  forget: () => set(NOTHING),
}));

/** Is it this turn? */
export function holds(promised: OneTurn | null, { game, seat, turn }: OneTurn): boolean {
  return promised !== null && promised.game === game && promised.seat === seat && promised.turn === turn;
}
