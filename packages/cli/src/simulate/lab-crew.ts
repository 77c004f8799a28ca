import { Crew } from '../crew/crew.ts';
import type { Fixture } from './fixture.ts';
import { labFor, type Played } from './lab.ts';
import type { Series } from './series.ts';

/** Several processes that play games of one series at the same time. */
export function labCrew(series: Series, size: number): Crew<Series, Fixture, Played> {
  const script = new URL('lab-crew-main.ts', import.meta.url);
  return new Crew(size, { craft: labFor, script, briefing: series });
}
