import type { Question } from '../player.ts';
import type { Breadth } from './candidates.ts';
import type { Evolution } from './evolution.ts';
import type { Flat } from './flat.ts';
import type { Look } from './one-ply.ts';

/** How a player thinks about one question. Counted in work, not in time: it is the same on every machine. */
export interface Profile extends Breadth {
  /** Supposed worlds that are dealt. */
  readonly worlds: number;
  /** Answers played in thought after which nothing more is begun; the first look is finished all the same. */
  readonly work: number;
  /** A first look at every answer, one move ahead. */
  readonly look: Look;
  /** How the best of them are thought through, if they are. */
  readonly then?: ({ readonly by: 'playing out' } & Flat) | ({ readonly by: 'evolution' } & Evolution);
  /** The best plans are then compared further on, with the part of the work that was kept for it. */
  readonly last?: Evolution & { readonly share: number };
  /** Are assignments of dice reckoned through, where that is quick? */
  readonly reckons: boolean;
  /** So many minds think with their share of the work, each about other worlds, and compare what they found. */
  readonly minds: number;
  /** Questions that are answered by habit beside those that always are. */
  readonly habits: ReadonlySet<Question['kind']>;
  /**
   * Points by which the next action may be worse and still be taken now and then: 0 always takes the best. Whatever follows from it is
   * done as well as it can be.
   */
  readonly temperature: number;
}

/** What a building is good for shows itself long after a turn: whoever looks less far would only find luck there. */
const CITY: ReadonlySet<Question['kind']> = new Set(['construct', 'payment']);

/** Rules of thumb, of which it is not sure. In points of a Recruit, where one is about a die or a point of health. */
export const RECRUIT = { doubt: 2 } as const;

/** One move ahead, and no further. What a creature does it reckons as Recruits do: three throws of the dice would tell less. */
export const SOLDIER: Profile = {
  worlds: 2,
  work: 45,
  answers: 8,
  surveys: false,
  look: { tries: 1, keep: 3, again: 2 },
  reckons: false,
  minds: 1,
  habits: new Set([...CITY, 'act', 'assignDice']),
  temperature: 20,
};

/** The best few are played out to the end of the turn, again and again. */
export const VETERAN: Profile = {
  worlds: 8,
  work: 450,
  answers: 20,
  surveys: true,
  look: { tries: 1, keep: 6, again: 4 },
  then: { by: 'playing out', horizon: 'turn', arms: 4, doubt: 12, curiosity: 3 },
  reckons: true,
  minds: 1,
  habits: CITY,
  temperature: 8,
};

/** Plans its whole turn, and anew whenever dice have fallen. */
export const COMMANDER: Profile = {
  worlds: 12,
  work: 2600,
  answers: 24,
  surveys: true,
  look: { tries: 3, keep: 10, again: 8 },
  then: { by: 'evolution', horizon: 'turn', arms: 6, doubt: 12, rounds: 6, patience: 3, grows: true },
  reckons: true,
  minds: 1,
  habits: CITY,
  temperature: 3,
};

/** Plans its whole turn, and then looks which of the best plans holds against what the other does next; thought out by several minds. */
export const WARLORD: Profile = {
  worlds: 12,
  work: 5200,
  answers: 24,
  surveys: true,
  look: { tries: 3, keep: 10, again: 6 },
  then: { by: 'evolution', horizon: 'turn', arms: 6, doubt: 12, rounds: 6, patience: 3, grows: true },
  last: { horizon: 'reply', arms: 2, doubt: 24, rounds: 6, patience: 6, grows: false, share: 0.2 },
  reckons: true,
  minds: 4,
  habits: CITY,
  temperature: 0,
};
