import type { Destination } from '@signum/geometry';
import { heading, type Frame } from './frame.ts';
import type { Labels } from './labels.ts';
import { COLOUR } from './palette.ts';
import { element } from './svg.ts';
import type { SurveyedReach } from '../position/survey-reach.ts';

/** Destinations at one place share a number. */
export interface Mark {
  readonly number: number;
  readonly destinations: readonly Destination[];
}

/** Numbers by place, in the order in which the places are first named. */
export function marksOf(destinations: readonly Destination[]): Mark[] {
  const byPlace = new Map<string, Destination[]>();
  for (const destination of destinations) {
    const key = `${destination.place.x} ${destination.place.y}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), destination]);
  }
  return [...byPlace.values()].map((group, index) => ({ number: index + 1, destinations: group }));
}

/** A dot at each place, and its number beside it, away from the mover. */
export function drawDestinations(frame: Frame, labels: Labels, { mover, destinations }: SurveyedReach): string {
  const { k } = frame;
  const from = frame.at(mover);
  const dots = marksOf(destinations).map(({ number, destinations: group }) => {
    const at = frame.at(group[0]!.place);
    labels.add({ words: String(number), colour: COLOUR.walkLine, near: at, towards: heading(from, at), round: true });
    return element('circle', {
      cx: at.x,
      cy: at.y,
      r: 1.8 * k,
      fill: COLOUR.walkLine,
      stroke: '#0f1217',
      'stroke-width': 0.6 * k,
    });
  });
  return element('g', { id: 'destinations' }, ...dots);
}
