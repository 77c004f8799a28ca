import { deckRefusals, editions, hint, type Card, type Catalogue, type Deck } from '@signum/classic';
import { deckOf } from '../../classic/catalogue.ts';
import { decks as boxDecks } from '../../classic/decks.ts';
import type { CardSet, SetDeck } from '../card-set.ts';
import { below, type Fault } from '../fault.ts';
import { withCards } from '../with-cards.ts';
import { cardFaults } from './card.ts';
import { nameFaults } from './names.ts';

/** What is wrong with a set whose parts all have their form. */
export function setFaults(set: CardSet, beside: Catalogue): Fault[] {
  const all = withCards(beside, set.cards);
  return [
    ...idFaults(set, beside),
    ...set.cards.flatMap((card, at) => deepFaults(card, all).map(fault => under(`cards[${at}]`, fault))),
    ...(set.decks ?? []).flatMap((deck, at) => deckFaults(deck, all).map(fault => under(`decks[${at}]`, fault))),
    ...deckNameFaults(set.decks ?? []),
  ];
}

/** What is wrong with one card beyond its form. */
function deepFaults(card: Card, all: Catalogue): Fault[] {
  return [...cardFaults(card), ...nameFaults(card, all)];
}

function under(where: string, fault: Fault): Fault {
  return { ...fault, where: fault.where === '' ? where : `${where}.${fault.where}` };
}

/** Small letters and figures in words: a name that a file, a link and a command line can carry. */
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function idFaults({ set, cards, replaces = [] }: CardSet, beside: Catalogue): Fault[] {
  const faults: Fault[] = [];
  if (!KEBAB.test(set))
    faults.push({ where: 'set', what: `is '${set}'; small letters joined by hyphens are expected` });
  for (const [at, { id }] of cards.entries()) {
    const where = `cards[${at}].id`;
    const first = cards.findIndex(other => other.id === id);
    if (!KEBAB.test(id)) {
      faults.push({ card: id, where, what: `is '${id}'; small letters joined by hyphens are expected` });
    }
    if (first < at) faults.push({ card: id, where, what: `is the id of cards[${first}], too` });
    else if (Object.hasOwn(beside, id) && !replaces.includes(id)) {
      const what = `is the id of a card that is there already; to replace that card, name it in 'replaces'`;
      faults.push({ card: id, where, what });
    }
  }
  const own = cards.map(({ id }) => id);
  for (const [at, id] of replaces.entries()) {
    const where = below('replaces', at);
    if (!Object.hasOwn(beside, id)) {
      faults.push({ where, what: `names '${id}', which is not there to be replaced${hint(id, Object.keys(beside))}` });
    } else if (!own.includes(id)) faults.push({ where, what: `names '${id}', and the set has no such card` });
  }
  return faults;
}

function deckNameFaults(decks: readonly SetDeck[]): Fault[] {
  const taken = new Set(boxDecks.map(({ id }) => id));
  return decks.flatMap(({ id }, at) => {
    const isTaken = taken.has(id);
    taken.add(id);
    return isTaken ? [{ where: `decks[${at}].id`, what: `is '${id}', and there is a deck of that name already` }] : [];
  });
}

/** Every card that a deck names must be there; then the deck must be legal in its edition. */
function deckFaults(deck: SetDeck, all: Catalogue): Fault[] {
  const named: (readonly [string, string])[] = [
    ['hero', deck.hero],
    ...(deck.minion ? [['minion', deck.minion] as const] : []),
    ...deck.cards.map(({ id }, at) => [`cards[${at}].id`, id] as const),
    ...deck.buildings.map((id, at) => [`buildings[${at}]`, id] as const),
    ...deck.terrains.map((id, at) => [`terrains[${at}]`, id] as const),
  ];
  const unknown = named.filter(([, id]) => !Object.hasOwn(all, id));
  if (unknown.length > 0) {
    return unknown.map(([where, id]) => ({
      where,
      what: `names '${id}', which is no card${hint(id, Object.keys(all))}`,
    }));
  }
  const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  return [
    ...(deck.size !== undefined && deck.size !== count
      ? [{ where: 'size', what: `is ${deck.size}, and the deck has ${count} cards` }]
      : []),
    ...illegal(deckOf(deck), deck, all),
  ];
}

function illegal(deck: Deck, { id, edition }: SetDeck, all: Catalogue): Fault[] {
  return deckRefusals(deck, editions[edition], all).map(({ code, rule, facts }) => {
    const told = Object.entries(facts ?? {}).map(([name, fact]) => `${name} ${String(fact)}`);
    return { where: '', what: `(${id}) is not legal in ${edition}: ${[code, ...told].join(', ')} (${rule})` };
  });
}
