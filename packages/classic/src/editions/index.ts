import type { Rules } from '../rules.ts';
import { en2022 } from './en-2022.ts';
import { enKitsune } from './en-kitsune.ts';
import { fr1 } from './fr-1.ts';
import { ru1 } from './ru-1.ts';

/** The four editions by their ids. A game runs under exactly one, fixed before deck building (C-GEN-1). */
export const editions = {
  'en-2022': en2022,
  'en-kitsune': enKitsune,
  'fr-1': fr1,
  'ru-1': ru1,
} as const satisfies Record<string, Rules>;

export type EditionId = keyof typeof editions;

export const DEFAULT_EDITION: EditionId = 'en-kitsune';
