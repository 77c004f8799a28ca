import type {
  Ability,
  All,
  Amount,
  Any,
  Bonus,
  Card,
  Choose,
  Cond,
  Cost,
  Effect,
  FaceTable,
  KeywordUse,
  Payment,
  TemplatePiece,
  TerrainCard,
} from '@signum/classic';
import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../classic/catalogue.ts';
import type { ability } from './ability.ts';
import type { amount, cost, payment } from './amount.ts';
import { card, type piece } from './card.ts';
import type { conditionForms } from './condition.ts';
import type { bonusForms, effectForms, faceTable, keywordForms, terrainForms } from './language.ts';
import type { allOfAnything, anyOfAnything, chooseAnything } from './selector.ts';

/** Every field must be there on both sides, also those that may be left out. */
type Whole<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]-?: T[K] } : T;
type Within<A, B> = [A] extends [B] ? true : false;
type Both<A, B> =
  Within<A, B> extends true ? (Within<B, A> extends true ? true : 'rules know more') : 'files know more';

/** The form of files and the language of the rules are one grammar: whatever one of them allows, the other allows. */
type Same<S extends v.GenericSchema, T> =
  Both<InferOutput<S>, T> extends true ? Both<Whole<InferOutput<S>>, Whole<T>> : Both<InferOutput<S>, T>;

const proven: true[] = [
  true satisfies Same<typeof ability, Ability>,
  true satisfies Same<typeof allOfAnything, All>,
  true satisfies Same<typeof amount, Amount>,
  true satisfies Same<typeof anyOfAnything, Any>,
  true satisfies Same<typeof bonusForms, Bonus>,
  true satisfies Same<typeof card, Card>,
  true satisfies Same<typeof chooseAnything, Choose>,
  true satisfies Same<typeof conditionForms, Cond>,
  true satisfies Same<typeof cost, Cost>,
  true satisfies Same<typeof effectForms, Effect>,
  true satisfies Same<typeof faceTable, FaceTable>,
  true satisfies Same<typeof keywordForms, KeywordUse>,
  true satisfies Same<typeof payment, Payment>,
  true satisfies Same<typeof piece, TemplatePiece>,
  true satisfies Same<typeof terrainForms, NonNullable<TerrainCard['keywords']>[number]>,
];

test('the compiler proves that files and rules speak one language', () => {
  expect(proven).toHaveLength(15);
});

describe('every card of the box has the form of a card', () => {
  test.each(Object.values(catalogue).map(one => [one.id, one] as const))('%s', (_id, one) => {
    expect(v.safeParse(card, one).issues).toBeUndefined();
  });
});
