import { MILLIMETRE, type Length, type Point } from '@signum/geometry';
import { asShape } from './stage/placed.ts';
import { besideBase, besideTerrain } from './stage/spot.ts';
import { hint, Misread } from './form/misread.ts';
import type { Place } from './form/place.ts';
import type { Scene } from './phrase.ts';

/** A place on the table as it is now, for a base of this radius. */
export function spotOf(place: Place, r: Length, { state, names }: Scene): Point {
  if (!('beside' in place)) return place;
  const { beside, side, gap } = place;
  const id = names.id(beside);
  const creature = state.creatures.find(one => one.id === id);
  if (creature) return besideBase(creature, side, gap, r);
  const template = state.terrains.find(one => one.id === id);
  if (template) return besideTerrain(asShape(template), template.pose, side, gap, r);
  throw strange(beside, { state, names });
}

/** Nobody of that name stands there. */
export function strange(word: string, { state, names }: Scene): Misread {
  const known = [...state.creatures, ...state.terrains].map(({ id }) => names.word(id));
  return new Misread('', `there is nobody called '${word}' on the table${hint(word, known)}`);
}

/** Hundredths as the millimetres of a file. */
export function inMillimetres(length: Length): number {
  return length / MILLIMETRE;
}
