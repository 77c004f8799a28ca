import type { CardId, CostSymbol, Face } from '@signum/classic';
import { decimal, measured } from '../lengths.ts';
import { mark } from '../marks.ts';
import type { Roster, Thing } from '../roster.ts';
import { faceWords } from './faces.ts';
import type { Noun } from './nouns.ts';
import { plural } from './numerals.ts';
import { BUILDINGS } from './payments.ts';
import { listed as joined } from './typography.ts';

/**
 * A creature by name, leading to it. No program can decline a name, so a name is a subject or stands behind a colon or a dash.
 * A name with a comma asks for a second one, "Жиракса, клык Королевы, атакует"; the last pass drops those that close
 * nothing.
 */
export function called({ name, mark: { kind, id } }: Thing): string {
  return `${mark(kind, id, name)}${name.includes(', ') ? ',' : ''}`;
}

/** Whatever else has a name: in quotes, behind a word that is declined for it: "карту «Огненный шар»". */
export function title({ name, mark: { kind, id } }: Thing): string {
  return `«${mark(kind, id, name)}»`;
}

/** Whatever an id stands for; what lies face down has no name. */
export function thing(id: string, roster: Roster): string {
  const found = roster.thing(id);
  if (!found) return 'тактика рубашкой вверх';
  return found.mark.kind === 'creature' ? called(found) : title(found);
}

/** A building as the subject: "Арена", "здание «Сад фей»". */
export function building(id: CardId, roster: Roster): string {
  const found = roster.building(id);
  return isBasic(id) ? called(found) : `здание ${title(found)}`;
}

/** A building as the object: "Арену", "здание «Сад фей»". */
export function buildingAsObject(id: CardId, roster: Roster): string {
  return isBasic(id) ? mark('building', id, BUILDINGS[id]) : building(id, roster);
}

function isBasic(id: CardId): id is Exclude<CostSymbol, 'any' | 'unique'> {
  return Object.hasOwn(BUILDINGS, id);
}

/** A player as the subject of a sentence, with the verb in the right form: "Вы берёте", "Анна берёт". */
export interface Speaker {
  readonly name: string;
  readonly isYou: boolean;
  /** Picks the form of a word: `does('берёте', 'берёт')`. */
  readonly does: (you: string, other: string) => string;
  /** "ваш герой", "герой игрока Анна" */
  readonly own: (your: string, noun: string) => string;
}

export function player(seat: number, roster: Roster): Speaker {
  const { name, isYou } = roster.player(seat);
  return {
    name: isYou ? 'Вы' : name,
    isYou,
    does: (you, other) => (isYou ? you : other),
    own: (your, noun) => (isYou ? `${your} ${noun}` : `${noun} игрока ${name}`),
  };
}

/** Names in a row. Those without quotes may have a comma of their own: then semicolons keep them apart. */
export function listed(words: readonly string[], last?: string): string {
  return words.length > 2 && words.some(word => word.endsWith(',')) ? words.join('; ') : joined(words, last);
}

/** "не больше 1 кубика", "до 2 кубиков" */
export function atMost(n: number, noun: Noun): string {
  return `${n} ${plural(n) === 'one' ? noun.one.gen : noun.many.gen}`;
}

/** Dice as they lie: "топор, топор, щит". */
export function dice(faces: readonly Face[]): string {
  return faces.length === 0 ? 'ни одного кубика' : faces.map(face => faceWords[face]).join(', ');
}

/** "2,3 см", "меньше 0,1 мм" */
export function length(hundredths: number): string {
  const { tenths, unit, isLess } = measured(hundredths);
  return `${isLess ? 'меньше ' : ''}${decimal(tenths, ',')} ${UNITS[unit]}`;
}

/** "на 2,3 см", "совсем немного": by how much something is longer, farther or too near. */
export function by(hundredths: number): string {
  return measured(hundredths).isLess ? 'совсем немного' : `на ${length(hundredths)}`;
}

const UNITS = { cm: 'см', mm: 'мм' } as const;
