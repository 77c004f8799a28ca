import { Crew } from '../crew/crew.ts';
import { playBout, type Bout, type BoutResult } from './bout.ts';

export type BoutCrew = Crew<null, Bout, BoutResult>;

/** Several processes that play bouts at the same time. */
export function boutCrew(size: number): BoutCrew {
  const script = new URL('bout-crew-main.ts', import.meta.url);
  return new Crew(size, { craft: () => playBout, script, briefing: null });
}
