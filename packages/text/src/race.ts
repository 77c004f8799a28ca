/** The peoples and beings of the cards. A race has no effect of its own; texts may ask for one. */
export const RACES = [
  'akkari',
  'construct',
  'dragon',
  'dwarf',
  'elf',
  'fey',
  'fungus',
  'grypharim',
  'human',
  'kitsune',
  'ogre',
  'oni',
  'orc',
  'spider',
  'spirit',
  'tanuki',
  'treant',
  'undead',
  'unicorn',
  'wolfen',
] as const;
export type Race = (typeof RACES)[number];
