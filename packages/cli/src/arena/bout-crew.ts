import { Crew } from '../crew/crew.ts';
import { mindPool } from '../minds/mind-pool.ts';
import { playBout, playBoutWith, type Bout, type BoutResult } from './bout.ts';

/** In how many threads the minds of one player think: bouts are the same with any number. */
export interface BoutBriefing {
  readonly threads: number;
}

export type BoutCrew = Crew<BoutBriefing, Bout, BoutResult>;

/** Several processes that play bouts at the same time. */
export function boutCrew(size: number, briefing: BoutBriefing = { threads: 1 }): BoutCrew {
  const script = new URL('bout-crew-main.ts', import.meta.url);
  return new Crew(size, { craft: boutsFor, script, briefing });
}

export function boutsFor({ threads }: BoutBriefing): (bout: Bout) => BoutResult | Promise<BoutResult> {
  if (threads < 2) return playBout;
  const minds = mindPool(threads);
  return bout => playBoutWith(minds, bout);
}
