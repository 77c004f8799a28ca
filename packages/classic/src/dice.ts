import { draw, type Chance } from '@signum/kernel';
import { FACES, type Face } from './vocabulary.ts';

/**
 * Faces that count alike for a roll. It changes nothing in play: whoever works out exact odds may put outcomes together that
 * do not differ in them. Left out where all three faces mean different things.
 */
export type Counting = readonly Face[];

/**
 * Dice that were rolled with no result written down for them: whoever explores all results goes on from here. It is thrown, but
 * no error: nothing is wrong, and to note down where it happened would take longer than the roll.
 */
export class OpenRoll {
  readonly dice: number;
  readonly counting: Counting | undefined;

  constructor(dice: number, counting: Counting | undefined) {
    this.dice = dice;
    this.counting = counting;
  }
}

/** One die: a value 1 to 6, two of which show each face (C-CMP-1, C-GEN-5). */
export function rollDie(chance: Chance, counting?: Counting): Face {
  return rollDice(chance, 1, counting)[0]!;
}

export function rollDice(chance: Chance, count: number, counting?: Counting): Face[] {
  if ('script' in chance && chance.open && chance.script.length === 0 && count > 0) throw new OpenRoll(count, counting);
  return Array.from({ length: count }, () => FACES[Math.floor(draw(chance, 6) / 2)]!);
}

/** Some dice of a pool rolled again, lowest first (C-GEN-6); a new result stands (C-CMP-3). */
export function rerollDice(
  chance: Chance,
  faces: readonly Face[],
  places: readonly number[],
  counting?: Counting,
): Face[] {
  const lowestFirst = places.toSorted((one, other) => one - other);
  const rolled = rollDice(chance, places.length, counting);
  return faces.map((face, place) => rolled[lowestFirst.indexOf(place)] ?? face);
}

/** Places of the dice that show one of these faces. */
export function placesOf(faces: readonly Face[], counting: Counting): number[] {
  return faces.flatMap((face, place) => (counting.includes(face) ? [place] : []));
}
