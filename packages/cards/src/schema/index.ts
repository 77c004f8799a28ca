export * from './card-set.ts';
export * from './fault.ts';
export * from './grammar.ts';
export * from './json-schema.ts';
export * from './read-cards.ts';
export * from './read-set.ts';
export * from './with-cards.ts';
export * from './words-of.ts';
