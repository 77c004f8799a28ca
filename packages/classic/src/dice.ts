import { draw, type Chance } from '@signum/kernel';
import { FACES, type Face } from './vocabulary.ts';

/** One die: a value 1 to 6, two of which show each face (C-CMP-1, C-GEN-5). */
export function rollDie(chance: Chance): Face {
  return FACES[Math.floor(draw(chance, 6) / 2)]!;
}

export function rollDice(chance: Chance, count: number): Face[] {
  return Array.from({ length: count }, () => rollDie(chance));
}

/** Some dice of a pool rolled again, lowest first (C-GEN-6); a new result stands (C-CMP-3). */
export function rerollDice(chance: Chance, faces: readonly Face[], places: readonly number[]): Face[] {
  return faces.map((face, place) => (places.includes(place) ? rollDie(chance) : face));
}
