import type { KeywordUse, TerrainUse } from '@signum/classic';

/** Keywords whose text follows a colon. Inside a sentence they stand in quotes. */
const TEXTS: readonly string[] = [
  'aura',
  'charge',
  'concentration',
  'contract',
  'executioner',
  'exhaustion',
  'first-word',
  'howl',
  'last-word',
  'steam-engine',
  'sting',
  'surcharge',
];

export function isTextUse(use: KeywordUse | TerrainUse): boolean {
  return TEXTS.includes(use.keyword);
}
