import type { Happening } from '../happenings.ts';
import type { Listener } from '../keyword.ts';
import type { Bonus, KeywordName, Until } from '../language/index.ts';
import { effectOf, type EffectFrame } from './effect-frame.ts';
import type { Text } from './text.ts';

/** The text that a keyword stands for, set off by this event: even keywords act through the language of the cards. */
export function textOf<N extends KeywordName>({ creature, source }: Listener<N>, event: Happening): Text {
  const { id, card, controller } = creature;
  return { seat: controller, source, card, bearer: id, event };
}

/** Its bearer has these bonuses for a while. */
export function giveFor<N extends KeywordName>(
  bearer: Listener<N>,
  event: Happening,
  bonus: readonly Bonus[],
  until: Until,
  { usesUp = false }: { usesUp?: boolean } = {},
): EffectFrame {
  return effectOf(textOf(bearer, event), { do: 'gain', whom: 'this creature', bonus, until }, { usesUp });
}

/** Has a keyword that works once a turn not worked yet? */
export function isFresh<N extends KeywordName>({ creature, source }: Listener<N>): boolean {
  return !creature.usedUp.includes(source);
}
