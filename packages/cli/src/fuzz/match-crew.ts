import { Crew } from '../crew/crew.ts';
import { playMatch, type Match, type Played } from './match.ts';

export type MatchCrew = Crew<null, Match, Played>;

/** Several processes that play random games at the same time. */
export function matchCrew(size: number): MatchCrew {
  const script = new URL('match-crew-main.ts', import.meta.url);
  return new Crew(size, { craft: () => playMatch, script, briefing: null });
}
