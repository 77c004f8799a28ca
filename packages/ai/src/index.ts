export * from './habitual.ts';
export * from './play-game.ts';
export * from './player.ts';
export * from './players.ts';
export * from './table.ts';
