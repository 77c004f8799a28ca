import type { Filters, Ref } from '@signum/classic';
import { governed } from './phrase.ts';
import { reference } from './references.ts';
import type { Possessive, Talk } from './talk.ts';

/** How near, and in sight: "в пределах L и в линии видимости". Contact is said by a participle. */
export function within({ within: reach, from, inSight }: Filters, talk: Talk, whose: Possessive = 'ваш'): string[] {
  const isNear = reach !== undefined && reach !== 'contact';
  if (!isNear && !inSight) return [];
  const centre = from ?? DEFAULTS[talk.kind];
  if (!centre) return [[...(isNear ? [`в пределах ${reach}`] : []), ...(inSight ? [SIGHT] : [])].join(' и ')];
  const named = reference(centre, talk, whose);
  if (!isNear) return [`${SIGHT} ${named.in('gen')}`];
  const near = `в пределах ${reach} ${governed('от', named, 'gen')}`;
  return [inSight ? `${near} и в ${named.gender === 'f' ? 'её' : 'его'} линии видимости` : near];
}

const SIGHT = 'в линии видимости';

/** From where a text measures if it does not say: a creature from itself, which needs no word. */
const DEFAULTS: Readonly<Record<Talk['kind'], Ref | undefined>> = {
  creature: undefined,
  support: 'your hero',
  terrain: 'this terrain',
};
