import type { Horizon } from './thought.ts';

/** One look at some answers: how far, how often each, and how many of them are looked at again. */
export interface Stage {
  readonly horizon: Horizon;
  readonly tries: number;
  readonly keep: number;
  /** After so many tries half of what they show is believed. In the first stage nothing else is known: all of it. */
  readonly doubt: number;
}

/** How much a player thinks about one question. Counted in work, not in time: it is the same on every machine. */
export interface Effort {
  /** Supposed worlds that are dealt. */
  readonly worlds: number;
  readonly stages: readonly Stage[];
  /** Answers played in thought after which no further round is begun; the first stage is finished all the same. */
  readonly work: number;
}

/** One move ahead. */
export const SOLDIER: Effort = {
  worlds: 2,
  stages: [
    { horizon: 'quiet', tries: 1, keep: 6, doubt: 0 },
    { horizon: 'quiet', tries: 4, keep: 1, doubt: 1 },
  ],
  work: 80,
};

/** For the best few it is looked at what the other makes of them. */
export const VETERAN: Effort = {
  worlds: 4,
  stages: [
    { horizon: 'quiet', tries: 2, keep: 5, doubt: 0 },
    { horizon: 'reply', tries: 3, keep: 3, doubt: 8 },
    { horizon: 'reply', tries: 6, keep: 1, doubt: 8 },
  ],
  work: 450,
};

export const COMMANDER: Effort = {
  worlds: 6,
  stages: [
    { horizon: 'quiet', tries: 6, keep: 8, doubt: 0 },
    { horizon: 'reply', tries: 4, keep: 4, doubt: 8 },
    { horizon: 'reply', tries: 12, keep: 1, doubt: 8 },
  ],
  work: 1600,
};

/** More worlds, more answers, more luck and bad luck. */
export const WARLORD: Effort = {
  worlds: 12,
  stages: [
    { horizon: 'quiet', tries: 12, keep: 10, doubt: 0 },
    { horizon: 'reply', tries: 6, keep: 5, doubt: 8 },
    { horizon: 'reply', tries: 12, keep: 3, doubt: 8 },
    { horizon: 'far', tries: 12, keep: 1, doubt: 16 },
  ],
  work: 4500,
};
