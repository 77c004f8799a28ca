import { catalogue } from '@signum/cards';
import { checkPack } from '@signum/cards/schema';
import { classicGame, type ClassicGame } from '@signum/classic';
import { beginScenario } from './scenario-game.ts';
import { isScenarioSetup } from './scenario-setup.ts';

const duel = classicGame(catalogue, checkPack);

/** The classic game with all its cards. Games that bring their own are looked at first; some begin in the middle. */
export const classic: ClassicGame = {
  ...duel,
  begin: (setup, seed) => (isScenarioSetup(setup) ? beginScenario(setup, seed) : duel.begin(setup, seed)),
};
