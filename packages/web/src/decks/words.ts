import type { LanguageCode } from '@signum/text';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** What the pages about decks and the collection say. */
export interface Words {
  title: string;
  lead: string;
  create: string;
  newName: string;
  bring: string;
  allCards: string;
  own: string;
  ownEmpty: string;
  ready: string;
  readyLead: string;
  unsafe: string;
  noSuchDeck: string;
  allDecks: string;

  cards: (n: number) => string;
  legal: string;
  problems: (n: number) => string;
  noHero: string;
  unnamed: string;

  copy: string;
  copyOf: (name: string) => string;
  rename: string;
  remove: string;
  removeAsk: (name: string) => string;
  removeHelp: string;
  cancel: string;
  keep: string;
  close: string;
  deckName: string;

  bringHelp: string;
  bringField: string;
  bringFile: string;
  found: (name: string, n: number) => string;
  strange: string;
  arrived: string;
  take: string;

  share: string;
  asText: string;
  asLink: string;
  linkHelp: string;
  copied: string;
  print: string;
  printed: (edition: string) => string;

  edition: string;
  readOnly: string;
  makeCopy: string;
  undo: string;
  parts: string;
  tabs: Readonly<Record<'city' | 'figures' | 'hand' | 'pick', string>>;
  pickKinds: Readonly<Record<'battle' | 'pool' | 'squad', string>>;
  deck: string;
  toDeck: string;
  range: (n: number, least: number, most: number) => string;
  legalIn: (edition: string) => string;
  brokenIn: (edition: string, n: number) => string;
  showCards: (n: number) => string;
  showMore: string;
  lockedTo: (hero: string) => string;
  unknown: string;
  add: (name: string) => string;
  takeOut: (name: string) => string;
  copies: (n: number) => string;
  foreign: string;

  filter: string;
  search: string;
  searchHelp: string;
  faction: string;
  type: string;
  cost: string;
  costStep: (n: number, isLast: boolean) => string;
  keyword: string;
  any: string;
  clear: string;
  results: (n: number) => string;
  nothing: string;

  figures: Readonly<Record<'costs' | 'factions' | 'symbols' | 'types', string>>;
  figuresEmpty: string;

  hand: {
    help: string;
    deal: string;
    redraw: (n: number) => string;
    draw: string;
    left: (n: number) => string;
    choose: (name: string) => string;
    mark: string;
    payable: (turn: number) => string;
  };

  city: {
    help: string;
    assumptions: readonly string[];
    assumptionsTitle: string;
    order: string;
    suggest: string;
    turn: (n: number) => string;
    inTurn: string;
    waits: string;
    left: (n: number) => string;
    never: string;
    notBuilt: string;
    earlier: (name: string) => string;
    later: (name: string) => string;
    cards: string;
    card: string;
    planned: string;
    earliest: string;
    curve: string;
    empty: string;
  };

  collection: { title: string; lead: string };
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
