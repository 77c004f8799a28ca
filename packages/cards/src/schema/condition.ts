import type { Cond } from '@signum/classic';
import * as v from 'valibot';
import { id, list, may, oneOf, whole } from './shapes.ts';
import { allOfAnything, anyOfAnything, filters } from './selector.ts';
import { creatureRef } from './vocabulary.ts';

/** Something that is true or not. */
export const condition: v.GenericSchema<Cond> = v.lazy(() => conditionForms);

export const conditionForms = v.union([
  v.strictObject({ creature: creatureRef, ...filters, kind: may(oneOf(['character', 'hero', 'minion'])) }),
  v.strictObject({ exists: v.union([allOfAnything, anyOfAnything]), atLeast: may(whole(1, 99)) }),
  v.strictObject({ standing: id }),
  v.strictObject({ prosperity: v.literal('your'), than: oneOf(['less', 'more']) }),
  v.strictObject({ not: condition }),
  v.strictObject({ and: list(condition, 1) }),
  v.strictObject({ or: list(condition, 1) }),
]);
