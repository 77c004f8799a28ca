/** What is needed of games that come from elsewhere or begin in the middle. Fetched late: see foreign-games.ts. */
export { checkPack } from '@signum/cards/schema';
export { beginScenario, scenarioSetup } from './scenario-game.ts';
export { storyIn } from './story-in.ts';
export { beginUnpacked } from './unpacked-game.ts';
