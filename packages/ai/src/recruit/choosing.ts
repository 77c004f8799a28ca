import {
  findCreature,
  TABLE,
  type Card,
  type CardId,
  type ClassicState,
  type Creature,
  type Decisions,
} from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { nearestEnemy, worthOf } from './eye.ts';

/** Effects that one wishes on one's own creatures. */
const KIND = /"do":"(activate|armour|concentrate|cure|gain|heal|hide|move|prevent|repair|untap)"/;
/** And on those of others: a text that does both is aimed at them. */
const UNKIND = /"do":"(backstab|control|damage|disease|eliminate|forbid|lose|poison|push|skip|sunder|wound)"/;

/** Of creatures the best of the right side, as many as may be; of everything else as few as must be. */
export function chooseSome(table: Table, { options, least, most, card, seat }: Decision<Decisions, 'choose'>): Reply {
  const isFriendly = card !== undefined && isKind(table, card);
  const ranked = options
    .map((option, place) => ({ place, wish: wishFor(table, option, seat, isFriendly) }))
    .toSorted((one, other) => other.wish - one.wish);
  const wished = ranked.filter(({ wish }, rank) => rank < least || (rank < most && wish > 0));
  const places = new Set(wished.map(({ place }) => place));
  return { kind: 'choose', chosen: options.filter((_option, place) => places.has(place)) };
}

/** How much one wishes to choose it. What is no creature is as good as any other. */
function wishFor({ state }: Table, option: string, seat: number, isFriendly: boolean): number {
  const creature = findCreature(state, option as never);
  if (!creature) return 0;
  const worth = worthOf(state, creature);
  if ((creature.controller === seat) !== isFriendly) return -worth;
  return isFriendly ? needOf(state, creature) + worth / 10 : worth;
}

/** Help is for whoever fights next: ready, and near to an enemy; or wounded. */
function needOf(state: Readonly<ClassicState>, creature: Creature): number {
  const far = nearestEnemy(state, creature)?.gap ?? TABLE;
  return (creature.activated ? 0 : 1) + 2 * (1 - far / TABLE) + creature.wounds / 2;
}

/** Yes to whatever one's own cards offer; a price is paid now and then, and no draw is agreed to. */
export function sayYes({ random }: Table, { purpose }: Decision<Decisions, 'may'>): Reply {
  const isPrice = purpose === 'pay' || purpose === 'surcharge';
  return { kind: 'may', yes: purpose !== 'draw' && (!isPrice || random() < 0.6) };
}

/** Is a card good for whom it is aimed at? */
export function isKind({ state }: Table, id: CardId): boolean {
  const card = state.cards[id];
  if (!card) return false;
  const known = kinds.get(card);
  if (known !== undefined) return known;
  const text = JSON.stringify(card);
  const kind = KIND.test(text) && !UNKIND.test(text);
  kinds.set(card, kind);
  return kind;
}

/** A cache and nothing more: cards never change. */
const kinds = new WeakMap<Card, boolean>();
