import type { DiceReason, ProsperityReason, Seen, Victory } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { keyword } from '../keyword-mark.ts';
import { au, counted, listed } from '../phrase.ts';
import { called, dice, player, type Speaker } from '../speech.ts';

/** Turns, Prosperity, dice outside of attacks, and the end of the game. */
export const turns = {
  turnStart: ({ player: seat }, roster) => `${player(seat, roster).own('tour', 'm')} commence.`,
  cardsUntapped: () => null,
  effectsExpired: () => null,
  startOfTurn: () => null,
  turnEnding: () => null,
  endOfTurn: () => null,
  turnEnded: () => null,

  prosperityGained: (event, roster) => {
    const { name, does } = player(event.player, roster);
    if (event.because === 'setup') return `${name} ${does('commencez', 'commence')} avec ${event.n} Prospérité.`;
    const why = WHY_PROSPERITY[event.because](event, roster);
    return `${name} ${does('gagnez', 'gagne')} ${event.n} Prospérité${why}.`;
  },
  prosperitySpent: ({ player: seat, n, why }, roster) => {
    const { name, does } = player(seat, roster);
    if (why === 'cost') return null; // told with the whole cost
    return `${name} ${why === 'loss' ? does('perdez', 'perd') : does('dépensez', 'dépense')} ${n} Prospérité.`;
  },

  diceRolled: ({ player: seat, why, card, who, faces }, roster) => {
    const { name, does } = player(seat, roster);
    const throws = who === undefined ? `${name} ${does('lancez', 'lance')}` : `${called(roster.creature(who))} lance`;
    const what = faces.length === 1 ? 'un dé' : 'les dés';
    return `${throws} ${what} pour ${card === undefined ? WHY_DICE[why] : called(roster.card(card))} : ${dice(faces)}.`;
  },

  drawOffered: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('proposez', 'propose')} la nulle.`;
  },
  drawDeclined: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('refusez', 'refuse')} la nulle.`;
  },
  gameEnding: () => null,
  gameEnded: ({ winners, victory }, roster) => {
    if (winners.length === 0) return `La partie est nulle${victory === 'agreement' ? ' par accord mutuel' : ''}.`;
    const speakers = winners.map(seat => player(seat, roster));
    const isYours = speakers.some(({ isYou }) => isYou);
    const verb = isYours ? 'gagnez' : speakers.length > 1 ? 'gagnent' : 'gagne';
    return `${listed(speakers.map(({ name }) => name))} ${verb} la partie : ${HOW_IT_ENDS[victory](speakers[0]!)}.`;
  },
} satisfies Partial<Messages['events']>;

const WHY_PROSPERITY: Readonly<
  Record<Exclude<ProsperityReason, 'setup'>, (event: Seen<'prosperityGained'>, roster: Roster) => string>
> = {
  card: ({ card }, roster) => (card === undefined ? '' : ` grâce ${au(called(roster.card(card)))}`),
  'discarded cards': ({ n }) => ` pour ${counted(n, 'carte défaussée', 'cartes défaussées')}`,
  'empty deck': ({ player: seat }, roster) =>
    player(seat, roster).isYou ? ' : le deck adverse est vide' : " : le deck d'en face est vide",
  income: () => ' de revenu supplémentaire',
  'nothing constructed': () => " pour n'avoir rien construit",
  turn: () => '',
};

const WHY_DICE: Readonly<Record<DiceReason, string>> = {
  card: 'une carte',
  control: `le ${keyword('control')}`,
  'first turn': 'le premier tour',
  healer: keyword('healer'),
  requiem: `le ${keyword('requiem')}`,
  ritual: `le ${keyword('ritual')}`,
  search: 'la fouille',
};

const HOW_IT_ENDS: Readonly<Record<Victory, (winner: Speaker) => string>> = {
  agreement: () => "d'un commun accord",
  clock: ({ isYou }) => `${isYou ? 'votre ' : "l'"}adversaire n'a plus de temps`,
  concession: ({ isYou }) => (isYou ? 'votre adversaire abandonne' : "l'adversaire abandonne"),
  hero: () => 'le héros adverse est tombé',
  prosperity: ({ isYou }) => (isYou ? 'votre Ville prospère' : 'sa Ville prospère'),
  time: ({ isYou }) => `le temps est écoulé, et l'avantage est ${isYou ? 'pour vous' : 'de son côté'}`,
};
