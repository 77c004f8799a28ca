/** Keywords without a number or text of their own. */
export const PLAIN_KEYWORDS = [
  'agile',
  'battle-mage',
  'beast',
  'buckshot',
  'defender',
  'difficult-target',
  'drill',
  'flight',
  'forged',
  'fortitude',
  'hammerblow',
  'initiative',
  'jump',
  'lunge',
  'monster',
  'pathfinder',
  'predator',
  'quick',
  'quick-shooter',
  'rain-of-arrows',
  'recruitment',
  'requiem',
  'resurgent',
  'ruins-reroll',
  'rush',
  'slow',
  'sniper',
  'stamina',
  'stealth',
  'vampirism',
  'veteran',
  'vulnerability',
] as const;

/** Keywords with an X. */
export const NUMBER_KEYWORDS = [
  'armour',
  'berserk',
  'cautious',
  'control',
  'expert-of-attack',
  'expert-of-defense',
  'healer',
  'magical-shot',
  'magical-strike',
  'master-of-attack',
  'master-of-defense',
  'master-of-healing',
  'master-of-magic',
  'master-of-ritual',
  'master-of-shooting',
  'minus-from-attacks',
  'parasite',
  'persecution',
  'reckless',
  'regeneration',
  'ritual',
  'shooting',
  'throwing',
] as const;

/** Keywords that carry a text: different texts stand side by side (C-ABL-9). */
export const TEXT_KEYWORDS = [
  'aura',
  'charge',
  'concentration',
  'contract',
  'executioner',
  'exhaustion',
  'first-word',
  'howl',
  'last-word',
  'shield-against',
  'steam-engine',
  'sting',
  'surcharge',
] as const;

/** What a template does (C-TER-11). */
export const TERRAIN_KEYWORDS = [
  'blocks-line-of-sight',
  'defense-against-shooting',
  'difficult',
  'impassable',
] as const;

/** Tokens that act like keywords while a creature has them. */
export const TOKEN_KEYWORDS = ['disease', 'poison'] as const;

/** Every keyword of the glossary that a creature can have (section 19 of the specification). */
export const KEYWORDS = [...PLAIN_KEYWORDS, ...NUMBER_KEYWORDS, ...TEXT_KEYWORDS, ...TOKEN_KEYWORDS] as const;

export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];
export type NumberKeyword = (typeof NUMBER_KEYWORDS)[number];
export type TerrainKeyword = (typeof TERRAIN_KEYWORDS)[number];
export type TokenKeyword = (typeof TOKEN_KEYWORDS)[number];
export type KeywordName = (typeof KEYWORDS)[number];
