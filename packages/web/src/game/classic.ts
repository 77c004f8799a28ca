import { catalogue } from '@signum/cards';
import { classicGame, type ClassicGame } from '@signum/classic';
import { foreign } from './foreign-games.ts';
import { isPrinted } from './is-printed.ts';
import { isScenarioSetup } from './scenario-setup.ts';

/** A card just as it is in the catalogue needs no second look. */
const duel = classicGame(catalogue, cards => (cards.every(isPrinted) ? [] : foreign().checkPack(cards)));

/** The classic game with all its cards. Games that bring their own are looked at first; some begin in the middle. */
export const classic: ClassicGame = {
  ...duel,
  begin(setup, seed) {
    if (isScenarioSetup(setup)) return foreign().beginScenario(setup, seed);
    return bringsCards(setup) ? duel.begin(setup, seed) : foreign().beginUnpacked(setup, seed);
  },
};

/** A setup out of a file may be anything; what it is worth is judged by whoever begins the game. */
function bringsCards(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && 'cards' in setup;
}
