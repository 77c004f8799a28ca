import { findCreature, type Card, type Decisions, type Effect } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { spareOf, yieldOf } from './economy.ts';
import { fieldOf, unitIn, type Field, type Unit } from './field.ts';
import { purposeOf, type Purpose } from './purpose.ts';
import { shootingOf, strikeOf, wayOf } from './readiness.ts';

/** Purposes that one wishes on one's own creatures. A text that does both is aimed at the others. */
const KIND: ReadonlySet<Purpose> = new Set(['healing', 'help', 'magic', 'movement', 'shots', 'strength', 'minions']);

/** Of creatures the best of the right side, as many as may be; of everything else as few as must be. */
export function chooseSome(table: Table, { options, least, most, card, seat }: Decision<Decisions, 'choose'>): Reply {
  const field = fieldOf(table.state, seat);
  const purpose = card === undefined ? 'harm' : purposeOfCard(table.state.cards[card]);
  const ranked = options
    .map((option, place) => ({ place, wish: wishFor(field, option, purpose) }))
    .toSorted((one, other) => other.wish - one.wish);
  const wished = ranked.filter(({ wish }, rank) => rank < least || (rank < most && wish > 0));
  const places = new Set(wished.map(({ place }) => place));
  return { kind: 'choose', chosen: options.filter((_option, place) => places.has(place)) };
}

/** How much one wishes to choose it: creatures by what is done to them, buildings by what they give. */
function wishFor(field: Field, option: string, purpose: Purpose): number {
  const creature = findCreature(field.state, option as never);
  const unit = creature && unitIn(field, creature.id);
  if (!unit) return wishForThing(field, option, purpose);
  const isOwn = unit.creature.controller === field.seat;
  const worth = worthOf(unit);
  if (isOwn !== KIND.has(purpose)) return -worth;
  return isOwn ? needOf(field, unit, purpose) + worth / 100 : worth;
}

/** Buildings to untap, the best first; of cards and all else any will do. */
function wishForThing({ state }: Field, option: string, purpose: Purpose): number {
  const card = state.cards[option];
  return card?.type === 'building' && purpose === 'untapping' ? 1 + yieldOf(card, 9) : 0;
}

/** Heroes decide the game; others are worth what they lose when they fall, the more so the less it takes. */
function worthOf({ fighter, creature }: Unit): number {
  return (fighter.loss.at(-1)! * (1 + 1 / fighter.left)) / (creature.kind === 'hero' ? 4 : 1);
}

/** Help is for whoever makes use of it: who strikes, shoots, goes far, or is wounded. */
function needOf(field: Field, unit: Unit, purpose: Purpose): number {
  const { creature, fighter } = unit;
  switch (purpose) {
    case 'healing':
      return creature.wounds * (creature.kind === 'hero' ? 3 : 1) + fighter.dice / 4;
    case 'movement':
      return wayOf(field, unit) > 0 ? 1 + fighter.dice : 0;
    case 'shots':
    case 'magic':
      return shootingOf(field, unit) + (purpose === 'magic' && fighter.strike > 0 ? strikeOf(field, unit) : 0);
    default:
      return 0.1 + 2 * strikeOf(field, unit) + (creature.activated ? 0 : 0.2);
  }
}

/** Yes to whatever one's own cards offer; a price is paid if it is small, and no draw is agreed to. */
export function sayYes({ state }: Table, { purpose, pay, seat }: Decision<Decisions, 'may'>): Reply {
  if (purpose === 'draw') return { kind: 'may', yes: false };
  const price = pay?.prosperity ?? 0;
  return { kind: 'may', yes: price === 0 || (price <= MOST_PAID && price <= spareOf(state, seat)) };
}

/** More than this is not paid: it is a third of a turn on the way to the victory. */
const MOST_PAID = 2;

/** What a card is for. Cards whose text only waits for something are known by what it does then. */
function purposeOfCard(card: Card | undefined): Purpose {
  if (!card) return 'harm';
  const known = purposes.get(card);
  if (known) return known;
  const effects: readonly Effect[] =
    card.type === 'spell'
      ? [card.effect]
      : (card.abilities ?? []).flatMap(one => ('effect' in one ? [one.effect] : []));
  const purpose = effects.length === 0 ? keywordPurpose(card) : purposeOf(effects);
  purposes.set(card, purpose);
  return purpose;
}

/** A cache and nothing more: cards never change. */
const purposes = new WeakMap<Card, Purpose>();

/** A First Word, an aura: its text lies in the keyword. */
function keywordPurpose(card: Card): Purpose {
  const keywords = 'keywords' in card ? (card.keywords ?? []) : [];
  for (const use of keywords) {
    if ('effect' in use && use.effect) return purposeOf(use.effect);
    if (use.keyword === 'healer') return 'healing';
  }
  return 'harm';
}
