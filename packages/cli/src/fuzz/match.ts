import type { ClassicSetup } from '@signum/classic';
import { trialOf } from '@signum/classic/testing';
import type { Journal } from '@signum/kernel';
import { battery, BatteryFault } from '@signum/kernel/testing';
import { classic } from '../classic-game.ts';
import type { Goal } from './goals.ts';
import { pickerOf, type Temper } from './temper.ts';
import { Witness } from './witness.ts';

const HOME = { module: new URL('../classic-game.ts', import.meta.url).href, name: 'classic' };

/** One game that is to be played: all that decides how it goes. Plain data, so that any process can play it. */
export interface Match {
  readonly setup: ClassicSetup;
  readonly seed: string;
  readonly tempers: readonly Temper[];
  readonly hopes: readonly Goal[];
  /** Every how many decisions the whole battery is asked. */
  readonly every: number;
  /** From how many moments a fresh process must go on: that takes longer than the game. */
  readonly moments: number;
  /** Is it played once more from its journal? */
  readonly replays: boolean;
}

/** What came of a game: what it showed, or what is wrong with it. */
export type Played =
  | { readonly decisions: number; readonly seen: readonly Goal[] }
  | { readonly fault: Pick<BatteryFault, 'check' | 'what'> & { readonly journal: Journal } };

export function playMatch({ setup, seed, tempers, hopes, every, moments, replays }: Match): Played {
  const witness = new Witness();
  try {
    const { decisions } = battery(trialOf(classic, setup, HOME), {
      games: 1,
      seed,
      every,
      moments,
      replays,
      pick: pickerOf(tempers, hopes),
      watch: (decision, session) => witness.note(decision, session),
    });
    return { decisions, seen: [...witness.seen] };
  } catch (error) {
    if (!(error instanceof BatteryFault)) throw error;
    const { check, what, journal } = error;
    return { fault: { check, what, journal } };
  }
}
