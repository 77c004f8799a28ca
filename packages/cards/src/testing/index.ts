export * from './city-for.ts';
export * from './is-price.ts';
export * from './playing.ts';
export * from './scene.ts';
export * from './stage.ts';
