import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import type { Text } from '../texts/text.ts';
import { spell } from './cards.ts';
import { position, type Position, type Table } from './position.ts';

/** A text carried out on a small position: a spell of the first player, unless more is told about it. */
export function reading(effect: Effect, given: Position = {}, about: Partial<Text> = {}): Table {
  const text: Text = { seat: 0, source: 'charm', card: 'charm', ...about };
  return position({ ...given, cards: [spell('charm'), ...(given.cards ?? [])], frames: [effectOf(text, effect)] });
}

/** The text of an ability that a creature of the position has. */
export function abilityOf(bearer: string, about: Partial<Text> = {}): Partial<Text> {
  return { card: bearer, bearer: bearer as CreatureId, source: `${bearer} 0`, ...about };
}
