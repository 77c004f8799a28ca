import { editions, FACTIONS, type EditionId } from '@signum/classic';
import * as v from 'valibot';
import { card } from './card.ts';
import { id, inThreeLanguages, list, may, oneOf, whole, words } from './shapes.ts';

const EDITIONS = Object.keys(editions) as EditionId[];

/** A deck of a set: as in the box, but only what a game needs must be told. */
export const deckForm = v.strictObject({
  id,
  names: may(inThreeLanguages),
  about: may(inThreeLanguages),
  edition: oneOf(EDITIONS),
  faction: may(oneOf(FACTIONS)),
  size: may(whole(1, 100)),
  hero: id,
  minion: may(v.nullable(id)),
  cards: list(v.strictObject({ id, copies: whole(1, 40) }), 1, 100),
  buildings: list(id, 0, 60),
  terrains: list(id, 0, 60),
});

/** A file with cards of one's own. */
export const setForm = v.strictObject({
  $schema: may(words),
  set: id,
  names: may(inThreeLanguages),
  replaces: may(list(id, 0, 1000)),
  cards: list(card, 0, 1000),
  decks: may(list(deckForm, 0, 100)),
});

export type SetDeck = v.InferOutput<typeof deckForm>;
export type CardSet = v.InferOutput<typeof setForm>;
