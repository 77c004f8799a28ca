import { catalogue } from '../classic/catalogue.ts';
import { faultWords } from '../schema/fault.ts';
import { readSetValue } from '../schema/read-set.ts';

const names = { en: 'Test', fr: 'Essai', ru: 'Проба' };
const cost = { buildings: ['any'], prosperity: 0 };
/** Small cards without a fault, one of each type that the tests spoil. */
export const SPELL = {
  id: 'test-spell',
  type: 'spell',
  faction: 'none',
  names,
  cost,
  effect: { do: 'draw', who: 'you', amount: 1 },
};
export const WOLF = {
  id: 'test-wolf',
  type: 'character',
  faction: 'vallor',
  names,
  given: 'Wolf',
  cost,
  strength: 2,
  movement: 'M',
  health: 3,
  base: 32,
};
export const TRAP = {
  id: 'test-trap',
  type: 'tactic',
  faction: 'none',
  names,
  cost,
  abilities: [
    { when: 'moveEnded', who: "opponent's creature", effect: { do: 'wound', whom: 'that creature', amount: 1 } },
  ],
};
export const HOUSE = {
  id: 'test-house',
  type: 'building',
  faction: 'none',
  names,
  kind: 'unique',
  cost: { buildings: [], prosperity: 3 },
};
export const POND = {
  id: 'test-pond',
  type: 'terrain',
  faction: 'none',
  names,
  kind: 'unique',
  cost,
  template: [{ core: [[0, 0]], radius: 40 }],
};

/** The complaints about a set with these cards, each after the place of its card. */
export function about(...cards: object[]): string[] {
  return complaints({ set: 'test', cards });
}

/** The complaints about a whole file. */
export function complaints(file: unknown): string[] {
  const read = readSetValue(file, catalogue);
  return 'set' in read ? [] : read.faults.map(faultWords);
}

/** About a spell that does this. */
export const aboutSpell = (effect: unknown) => about({ ...SPELL, effect });
/** About a tactic with this ability. */
export const aboutTactic = (ability: object) => about({ ...TRAP, abilities: [ability] });
