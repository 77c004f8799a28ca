export * from './game.ts';
export * from './state.ts';
export * from './trial.ts';
export * from './twin.ts';
export * from './view.ts';
export * from './vocabulary.ts';
