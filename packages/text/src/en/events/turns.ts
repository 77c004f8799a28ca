import type { DiceReason, ProsperityReason, Seen, Victory } from '@signum/classic';
import type { Roster } from '../../roster.ts';
import type { Messages } from '../../messages.ts';
import { list } from '../nouns.ts';
import { called, dice, many, player, type Speaker } from '../speech.ts';
import { keywordName } from '../linked.ts';
import { capital } from '../../marks.ts';

/** Turns, Prosperity, dice outside of attacks, and the end of the game. */
export const turns = {
  turnStart: ({ player: seat }, roster) => `${capital(player(seat, roster).whose)} turn begins.`,
  cardsUntapped: () => null,
  effectsExpired: () => null,
  startOfTurn: () => null,
  turnEnding: () => null,
  endOfTurn: () => null,
  turnEnded: () => null,

  prosperityGained: (event, roster) => {
    const { name, is } = player(event.player, roster);
    if (event.because === 'setup') return `${name} ${is('begin', 'begins')} with ${event.n} Prosperity.`;
    const why = WHY_PROSPERITY[event.because](event, roster);
    return `${name} ${is('gain', 'gains')} ${event.n} Prosperity${why}.`;
  },
  prosperitySpent: ({ player: seat, n, why }, roster) => {
    const { name, is } = player(seat, roster);
    if (why === 'cost') return null; // told with the whole cost
    return `${name} ${why === 'loss' ? is('lose', 'loses') : is('spend', 'spends')} ${n} Prosperity.`;
  },

  diceRolled: ({ player: seat, why, card, who, faces }, roster) => {
    const roller = who === undefined ? player(seat, roster) : undefined;
    const name = who === undefined ? roller!.name : called(roster.creature(who));
    const purpose = card === undefined ? WHY_DICE[why] : called(roster.card(card));
    return `${name} ${roller?.is('roll', 'rolls') ?? 'rolls'} for ${purpose}: ${dice(faces)}.`;
  },

  drawOffered: ({ player: seat }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('offer', 'offers')} a draw.`;
  },
  drawDeclined: ({ player: seat }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('decline', 'declines')} the draw.`;
  },
  gameEnding: () => null,
  gameEnded: ({ winners, victory }, roster) => {
    if (winners.length === 0) return `The game is a draw${victory === 'agreement' ? ' by agreement' : ''}.`;
    const speakers = winners.map(seat => player(seat, roster));
    const verb = speakers.length > 1 || speakers[0]!.isYou ? 'win' : 'wins';
    return `${list(speakers.map(({ name }) => name))} ${verb} the game: ${HOW_IT_ENDS[victory](speakers[0]!)}.`;
  },
} satisfies Partial<Messages['events']>;

const WHY_PROSPERITY: Readonly<
  Record<Exclude<ProsperityReason, 'setup'>, (event: Seen<'prosperityGained'>, roster: Roster) => string>
> = {
  card: ({ card }, roster) => (card === undefined ? '' : ` through ${called(roster.card(card))}`),
  'discarded cards': ({ n }) => ` for ${many(n, 'discarded card')}`,
  'empty deck': ({ player: seat }, roster) =>
    player(seat, roster).isYou ? ' for the opponent’s empty deck' : ' for an empty deck',
  income: () => ' as extra income',
  'nothing constructed': () => ' for constructing nothing',
  turn: () => '',
};

const WHY_DICE: Readonly<Record<DiceReason, string>> = {
  card: 'a card',
  control: keywordName('control'),
  'first turn': 'the first turn',
  healer: keywordName('healer'),
  requiem: keywordName('requiem'),
  ritual: `the ${keywordName('ritual')}`,
  search: 'the search',
};

const HOW_IT_ENDS: Readonly<Record<Victory, (winner: Speaker) => string>> = {
  agreement: () => 'by agreement',
  clock: ({ isYou }) => `${isYou ? 'your opponent' : 'the opponent'} has no time left`,
  concession: ({ isYou }) => (isYou ? 'your opponent has conceded' : 'the opponent has conceded'),
  hero: () => 'the enemy hero has fallen',
  prosperity: ({ isYou }) => (isYou ? 'your City prospers' : 'their City prospers'),
  time: ({ isYou }) => `time is up, and ${isYou ? 'you are' : 'they are'} ahead`,
};
