import type { Face } from '@signum/classic';
import type { Roster, Thing } from '../roster.ts';
import { decimal, measured } from '../lengths.ts';
import { mark } from '../marks.ts';
import { names } from './names.ts';
import { list } from './nouns.ts';

/** Something by name, leading to it. */
export function called({ name, mark: { kind, id } }: Thing): string {
  return mark(kind, id, name);
}

/** Whatever an id stands for; what lies face down has no name. */
export function thing(id: string, roster: Roster): string {
  const found = roster.thing(id);
  return found ? called(found) : 'a face-down tactic';
}

/** A player as the subject of a sentence, with the verb in the right form: "You draw", "Anna draws". */
export interface Speaker {
  readonly name: string;
  readonly isYou: boolean;
  /** "your", "Anna’s". */
  readonly whose: string;
  /** Picks the form of a verb: `is('are', 'is')`. */
  readonly is: (you: string, other: string) => string;
}

export function player(seat: number, roster: Roster): Speaker {
  const { name, isYou } = roster.player(seat);
  return {
    name: isYou ? 'You' : name,
    isYou,
    whose: isYou ? 'your' : `${name}’s`,
    is: (you, other) => (isYou ? you : other),
  };
}

/** "1 wound", "2 wounds", with a space that does not break. */
export function many(n: number, one: string, more = `${one}s`): string {
  return `${n}\u00a0${n === 1 ? one : more}`;
}

/** Names in a row. Many of them have a comma of their own: then semicolons keep them apart. */
export function listed(names: readonly string[]): string {
  return names.length > 2 && names.some(name => name.includes(',')) ? names.join('; ') : list(names);
}

/** Dice as they lie: "Axe, Axe, Shield". */
export function dice(faces: readonly Face[]): string {
  return faces.length === 0 ? 'no dice' : faces.map(face => names.faces[face]).join(', ');
}

/** "2.3 cm", "less than 0.1 mm". */
export function length(hundredths: number): string {
  const { tenths, unit, isLess } = measured(hundredths);
  return `${isLess ? 'less than ' : ''}${decimal(tenths, '.')}\u00a0${unit}`;
}
