import { de } from '../phrase.ts';
import { turnOf, whenPlayer } from '../roles.ts';
import type { Occasion, Occasions } from './teller.ts';

const start: Occasion = (ability, told) => {
  told.opponentNamed = false;
  return `au début ${de(turnOf(ability))}`;
};
const end: Occasion = (ability, told) => {
  told.opponentNamed = false;
  return `à la fin ${de(turnOf(ability))}`;
};

/** The turn, the game and the Prosperity of players. */
export const turns: Occasions<
  | 'cardsUntapped'
  | 'constructionDecision'
  | 'costPaid'
  | 'diceRolled'
  | 'drawDeclined'
  | 'drawOffered'
  | 'effectsExpired'
  | 'endOfTurn'
  | 'gameEnded'
  | 'gameEnding'
  | 'prosperityGained'
  | 'prosperitySpent'
  | 'startOfTurn'
  | 'turnEnded'
  | 'turnEnding'
  | 'turnStart'
> = {
  turnStart: start,
  startOfTurn: start,
  turnEnding: end,
  endOfTurn: end,
  turnEnded: (ability, told) => end(ability, told).replace('à la fin', 'après la fin'),
  cardsUntapped: (ability, told) =>
    whenPlayer(ability, 'désengager', 'ses cartes', told).replace('désengagez ses', 'désengagez vos'),
  effectsExpired: () => 'quand les effets du tour prennent fin',
  constructionDecision: ability => `pendant la phase de construction ${de(turnOf(ability))}`,
  prosperityGained: (ability, told) => whenPlayer(ability, 'gagner', 'de la Prospérité', told),
  prosperitySpent: (ability, told) => whenPlayer(ability, 'dépenser', 'de la Prospérité', told),
  costPaid: (ability, told) => whenPlayer(ability, 'payer', 'un coût', told),
  diceRolled: (ability, told) => whenPlayer(ability, 'lancer', 'des dés', told),
  drawOffered: (ability, told) => whenPlayer(ability, 'proposer', 'la nulle', told),
  drawDeclined: (ability, told) => whenPlayer(ability, 'refuser', 'la nulle', told),
  gameEnding: () => 'quand la partie se termine',
  gameEnded: () => 'quand la partie est terminée',
};
