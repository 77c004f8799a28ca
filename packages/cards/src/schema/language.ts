import type { Bonus, Effect, KeywordUse } from '@signum/classic';
import * as v from 'valibot';
import { bonusFormsOf } from './bonus.ts';
import { combinatorFormsOf, verbFormsOf } from './effect.ts';
import { faceTableOf } from './face-table.ts';
import { keywordFormsOf, terrainFormsOf } from './keyword-use.ts';
import { list } from './shapes.ts';

/**
 * The language of texts. Effects give bonuses, bonuses are keywords, keywords have effects: here the three are tied together.
 * The lazy ones are what other parts refer to; the forms are what they stand for.
 */
export const effect: v.GenericSchema<Effect> = v.lazy(() => effectForms);
export const bonus: v.GenericSchema<Bonus> = v.lazy(() => bonusForms);
export const keywordUse: v.GenericSchema<KeywordUse> = v.lazy(() => keywordForms);

export const faceTable = faceTableOf(effect);
export const verbForms = verbFormsOf(bonus);
export const combinatorForms = combinatorFormsOf(effect, faceTable);
export const effectForms = v.union([verbForms, combinatorForms, list(effect, 0, 20)]);
export const bonusForms = bonusFormsOf(keywordUse);
export const keywordForms = keywordFormsOf(effect, bonus, faceTable);
export const terrainForms = terrainFormsOf(bonus);
