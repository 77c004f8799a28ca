import type { Face } from '@signum/classic';
import { decimal, measured } from '../lengths.ts';
import { mark } from '../marks.ts';
import type { Roster, Thing } from '../roster.ts';
import { names } from './names.ts';
import { de, listed as joined, the, type Gender } from './phrase.ts';
import { titled } from './titles.ts';

/**
 * Something by name, leading to it. An article stays outside and small, so that it can contract: "de l'empereur Demian".
 * A name with a comma asks for a second one, "Zhiraxa, croc de la Reine, attaque"; the last pass drops those that
 * close nothing.
 */
export function called({ name, mark: { kind, id } }: Thing): string {
  const [, article = '', bare = name] = /^(L['’]|L(?:a|es?) )(.+)$/.exec(name) ?? [];
  return `${article.toLowerCase()}${mark(kind, id, bare)}${name.includes(', ') ? ',' : ''}`;
}

/** Whatever an id stands for, buildings and terrains with their article; what lies face down has no name. */
export function thing(id: string, roster: Roster): string {
  const found = roster.thing(id);
  if (!found) return 'une tactique face cachée';
  if (found.mark.kind === 'building') return titled(found, 'bâtiment').words;
  return found.mark.kind === 'terrain' ? titled(found, 'terrain').words : called(found);
}

/** A player as the subject of a sentence, with the verb in the right form: "Vous piochez", "Anna pioche". */
export interface Speaker {
  readonly name: string;
  readonly isYou: boolean;
  /** Picks the form of a word: `does('piochez', 'pioche')`. */
  readonly does: (you: string, other: string) => string;
  /** "votre héros", "le héros d'Anna" */
  readonly own: (noun: string, gender: Gender) => string;
}

export function player(seat: number, roster: Roster): Speaker {
  const { name, isYou } = roster.player(seat);
  return {
    name: isYou ? 'Vous' : name,
    isYou,
    does: (you, other) => (isYou ? you : other),
    own: (noun, gender) => (isYou ? `votre ${noun}` : `${the(noun, gender)} ${de(name)}`),
  };
}

/** Names in a row. Many of them have a comma of their own: then semicolons keep them apart. */
export function listed(words: readonly string[]): string {
  return words.length > 2 && words.some(name => name.includes(',')) ? words.join(' ; ') : joined(words);
}

/** Dice as they lie: "Hache, Hache, Bouclier". */
export function dice(faces: readonly Face[]): string {
  return faces.length === 0 ? 'aucun dé' : faces.map(face => names.faces[face]).join(', ');
}

/** "2,3 cm", "moins de 0,1 mm" */
export function length(hundredths: number): string {
  const { tenths, unit, isLess } = measured(hundredths);
  return `${isLess ? 'moins de ' : ''}${decimal(tenths, ',')} ${unit}`;
}

/** "n'en a aucun", "n'en a qu'un", "n'en a que 2" */
export function onlySo(n: number, one: 'un' | 'une'): string {
  if (n === 0) return one === 'un' ? 'aucun' : 'aucune';
  return n === 1 ? `qu'${one}` : `que ${n}`;
}
