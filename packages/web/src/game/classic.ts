import { catalogue } from '@signum/cards';
import { classicGame, type Card, type ClassicGame } from '@signum/classic';
import { samePlain } from '@signum/kernel';
import { foreign } from './foreign-games.ts';
import { isScenarioSetup } from './scenario-setup.ts';

const duel = classicGame(catalogue, cards => (cards.every(isPrinted) ? [] : foreign().checkPack(cards)));

/** The classic game with all its cards. Games that bring their own are looked at first; some begin in the middle. */
export const classic: ClassicGame = {
  ...duel,
  begin: (setup, seed) => (isScenarioSetup(setup) ? foreign().beginScenario(setup, seed) : duel.begin(setup, seed)),
};

/** A card just as it is in the catalogue needs no second look. */
function isPrinted(card: unknown): boolean {
  const { id } = (card ?? {}) as Partial<Card>;
  return typeof id === 'string' && Object.hasOwn(catalogue, id) && samePlain(card, catalogue[id]);
}
