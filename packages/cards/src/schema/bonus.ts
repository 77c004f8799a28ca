import { NUMBER_KEYWORDS, type KeywordUse } from '@signum/classic';
import * as v from 'valibot';
import { oneOf, whole } from './shapes.ts';
import { DEEDS, ruler } from './vocabulary.ts';

/** What a creature or a player has through an effect, an area, a relic or a class building. */
export function bonusFormsOf(keywordUse: v.GenericSchema<KeywordUse>) {
  return v.union([
    v.strictObject({ stat: oneOf(['health', 'strength']), by: whole(-20, 20) }),
    v.strictObject({ stat: v.literal('movement'), by: ruler }),
    v.strictObject({ stat: v.literal('strength'), becomes: whole(0, 20) }),
    v.strictObject({ keyword: oneOf(NUMBER_KEYWORDS), plus: whole(1, 20) }),
    v.strictObject({ cannot: oneOf(DEEDS) }),
    v.strictObject({
      discount: oneOf(['building', 'character', 'relic', 'spell', 'tactic', 'terrain']),
      by: whole(1, 20),
    }),
    v.strictObject({ income: whole(1, 20) }),
    keywordUse,
  ]);
}
