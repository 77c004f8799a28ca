import type { KeywordName } from '../language/index.ts';
import type { Creature } from '../state.ts';
import type { Text } from './text.ts';

/** A keyword that acts upon a chosen creature, as a text (C-ABL-1): what may not be aimed at is told by that. */
export function impactOf({ id, card, controller }: Readonly<Creature>, keyword: KeywordName): Text {
  return { seat: controller, source: `${id} ${keyword}`, card, bearer: id, impact: true };
}
