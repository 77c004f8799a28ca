export * from './acting.ts';
export * from './cards.ts';
export * from './duel.ts';
export * from './invariant.ts';
export * from './position.ts';
export * from './trial.ts';
export * from './twin.ts';
