import type { Chance } from './chance.ts';

/** Why a procedure runs: the ability that set it off, the event it answers, the rule it carries out. */
export interface Because {
  /** The ability, card or keyword at work, named by the game. Frames called from here inherit it. */
  readonly source?: string;
  /** The number of the event that is answered. */
  readonly cause?: number;
  readonly rule?: string;
}

/** One procedure under way: all that it must remember between two steps. Always plain data. */
export interface Frame {
  readonly kind: string;
  step: string;
  because?: Because;
}

/** One ability setting off another. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

/** What every game's state has, whatever else is in it. */
export interface Core<All extends Frame = Frame> {
  frames: All[];
  chance: Chance;
  /** Answers taken so far: the number of the decision that is pending (K-ANS-2). */
  answered: number;
  /** Events told so far: the number of the next one. */
  told: number;
  /** What set off what since the last moment without a waiting trigger (K-LOOP-1). */
  chain: Link[];
}

/** The first state of a game, apart from what the game itself knows. The last frame is carried out first. */
export function coreOf<All extends Frame>(chance: Chance, frames: All[]): Core<All> {
  return { frames, chance, answered: 0, told: 0, chain: [] };
}
