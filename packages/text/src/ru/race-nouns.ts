import type { Race } from '../race.ts';
import { being, male, type Noun, thing, undeclined } from './nouns.ts';

/** The races as words that can be declined: карта персонажа-вольфена. */
export const raceNouns: Readonly<Record<Race, Noun>> = {
  akkari: undeclined('аккари'),
  construct: thing(
    'm',
    'механизм механизма механизму механизмом механизме',
    'механизмы механизмов механизмам механизмами механизмах',
  ),
  dragon: male('дракон'),
  dwarf: male('гном'),
  elf: male('эльф'),
  fey: being('f', 'фея феи фее феей фее', 'феи фей феям феями феях'),
  fungus: male('гриб'),
  grypharim: male('грифарим'),
  human: being('m', 'человек человека человеку человеком человеке', 'люди людей людям людьми людях'),
  kitsune: undeclined('кицунэ'),
  ogre: male('огр'),
  oni: undeclined('они'),
  orc: male('орк', 'и'),
  spider: male('паук', 'и'),
  spirit: male('дух', 'и'),
  tanuki: undeclined('тануки'),
  treant: being('m', 'древень древня древню древнем древне', 'древни древней древням древнями древнях'),
  undead: thing('f', 'нежить нежити нежити нежитью нежити', 'нежить нежити нежити нежитью нежити'),
  unicorn: male('единорог', 'и'),
  wolfen: male('вольфен'),
};

/** The same words as they stand alone. */
export const raceNames = Object.fromEntries(
  Object.entries(raceNouns).map(([race, noun]) => [race, noun.one.nom]),
) as Readonly<Record<Race, string>>;
