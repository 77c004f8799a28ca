import { deckOf } from '@signum/cards';
import type { SetDeck } from '@signum/cards/schema';
import { DEFAULT_EDITION, deckRefusals, editions, nearestWord, type EditionId } from '@signum/classic';
import type { Collection } from '../cards/sets.ts';
import { UsageError } from '../command.ts';

/** The two decks of a game: those that were named, then the first that are legal, decks of sets before those of the box. */
export function deckChoice(
  named: readonly string[],
  edition: EditionId | undefined,
  cards: Collection,
): { readonly pair: readonly SetDeck[]; readonly edition: EditionId } {
  if (named.length > 2) throw new UsageError('A duel has two decks: --deck may be said twice.');
  const chosen = named.map(name => deckNamed(name, cards));
  const played = edition ?? chosen[0]?.edition ?? DEFAULT_EDITION;
  for (const deck of chosen) refuseIllegal(deck, played, cards);
  const known = [...cards.sets.flatMap(({ decks = [] }) => decks), ...cards.decks];
  const legal = [...new Set(known)].filter(
    deck => !chosen.includes(deck) && reasonsAgainst(deck, played, cards).length === 0,
  );
  const pair = [...chosen, ...legal].slice(0, 2);
  if (pair.length < 2) throw new UsageError(`There are not two decks that are legal in ${played}.`);
  return { pair, edition: played };
}

function deckNamed(name: string, { decks }: Collection): SetDeck {
  const deck = decks.find(({ id }) => id === name);
  if (deck) return deck;
  const names = decks.map(({ id }) => id);
  const meant = nearestWord(name, names);
  throw new UsageError(
    `There is no deck '${name}'.${meant ? ` Did you mean '${meant}'?` : ''} Decks: ${names.join(', ')}.`,
  );
}

function refuseIllegal(deck: SetDeck, edition: EditionId, cards: Collection): void {
  const reasons = reasonsAgainst(deck, edition, cards);
  if (reasons.length > 0)
    throw new UsageError(`The deck '${deck.id}' is not legal in ${edition}: ${reasons.join('; ')}.`);
}

function reasonsAgainst(deck: SetDeck, edition: EditionId, { catalogue }: Collection): string[] {
  return deckRefusals(deckOf(deck), editions[edition], catalogue).map(({ code, rule, facts }) => {
    const told = Object.values(facts).map(String).join(' ');
    return `${code}${told === '' ? '' : ` ${told}`} (${rule})`;
  });
}
