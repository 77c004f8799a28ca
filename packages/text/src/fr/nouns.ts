import type { CardWord, CostSymbol, CreatureWord, Faction, ThingWord } from '@signum/classic';
import type { Race } from '../race.ts';
import type { Gender } from './phrase.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

function noun(one: string, gender: Gender, many = `${one}s`): Noun {
  return { one, many, gender };
}

/** What descriptions speak of. */
export const nouns: Readonly<Record<CardWord | CreatureWord | ThingWord, Noun>> = {
  creature: noun('créature', 'f'),
  character: noun('personnage', 'm'),
  hero: noun('héros', 'm', 'héros'),
  minion: noun('sbire', 'm'),
  'character or minion': noun('personnage ou sbire', 'm', 'personnages ou sbires'),
  building: noun('bâtiment', 'm'),
  'unique building': noun('bâtiment unique', 'm', 'bâtiments uniques'),
  relic: noun('relique', 'f'),
  tactic: noun('tactique', 'f'),
  terrain: noun('terrain', 'm'),
  'character card': noun('carte Personnage', 'f', 'cartes Personnage'),
  'spell card': noun('carte Sort', 'f', 'cartes Sort'),
};

/** Races stand behind their noun: "une créature wolfen", "vos créatures wolfens". */
export const races: Readonly<Record<Race, { readonly one: string; readonly many: string }>> = {
  akkari: noun('akkari', 'm', 'akkari'),
  construct: noun('construct', 'm'),
  dragon: noun('dragon', 'm'),
  dwarf: noun('nain', 'm'),
  elf: noun('elfe', 'm'),
  fey: noun('fée', 'f'),
  fungus: noun('champignon', 'm'),
  grypharim: noun('grypharim', 'm'),
  human: noun('humain', 'm'),
  kitsune: noun('kitsuné', 'm'),
  ogre: noun('ogre', 'm'),
  oni: noun('oni', 'm', 'oni'),
  orc: noun('orc', 'm'),
  spider: noun('araignée', 'f'),
  spirit: noun('esprit', 'm'),
  tanuki: noun('tanuki', 'm'),
  treant: noun('sylvanien', 'm'),
  undead: noun('mort-vivant', 'm', 'morts-vivants'),
  unicorn: noun('licorne', 'f'),
  wolfen: noun('wolfen', 'm'),
};

/** "un personnage des Chiens de Guerre" */
export const ofFaction: Readonly<Record<Faction, string>> = {
  akkari: 'des Elfes-araignées Akkari',
  'dogs-of-war': 'des Chiens de Guerre',
  grypharim: 'du Saint Empire de Grypharim',
  kitsune: 'du clan Kitsuné',
  none: 'sans faction',
  unicorn: "de l'Alliance de la Licorne",
  vallor: 'de la Cité Libre de Vallor',
};

/** Buildings that a text asks to be tapped. */
export const costGender: Readonly<Record<Exclude<CostSymbol, 'any' | 'unique'>, Gender>> = {
  arena: 'f',
  barracks: 'f',
  'city-hall': 'm',
  library: 'f',
  'school-of-magic': 'f',
  'shooting-range': 'm',
  smithy: 'f',
  tavern: 'f',
  temple: 'm',
};

/** Class buildings are named after what they are, and that word has the gender: la Guilde des Lames, l'Ordre du Calice. */
export function genderOfName(name: string): Gender {
  return /^(?:Guilde|Maison)\b/.test(name) ? 'f' : 'm';
}
