export * from './classic/catalogue.ts';
export * from './classic/decks.ts';
export * from './classic/named-deck.ts';
export * from './classic/starters.ts';
