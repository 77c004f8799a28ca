/** The keywords that are carried out so far, by the names of the glossary (section 19 of the specification). */
export const KEYWORDS = [
  'berserk',
  'cautious',
  'expert-of-attack',
  'expert-of-defense',
  'fortitude',
  'hammerblow',
  'initiative',
  'master-of-attack',
  'master-of-defense',
  'minus-from-attacks',
  'reckless',
  'stamina',
  'veteran',
  'vulnerability',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];

/** A keyword as printed on a card or gained in play: its name and, where it has one, its X. */
export interface KeywordUse {
  readonly keyword: KeywordName;
  readonly x?: number;
}
