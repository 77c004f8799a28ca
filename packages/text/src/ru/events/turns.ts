import type { DiceReason, ProsperityReason, Seen, Victory } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { word } from '../keyword-names.ts';
import { nouns } from '../nouns.ts';
import { count, plural } from '../numerals.ts';
import { called, dice, player, title, type Speaker } from '../speech.ts';
import { listed } from '../typography.ts';

/** Turns, Prosperity, dice outside of attacks, and the end of the game. */
export const turns = {
  turnStart: ({ player: seat }, roster) => `Начинается ${player(seat, roster).own('ваш', 'ход')}.`,
  cardsUntapped: () => null,
  effectsExpired: () => null,
  startOfTurn: () => null,
  turnEnding: () => null,
  endOfTurn: () => null,
  turnEnded: () => null,

  prosperityGained: (event, roster) => {
    const { name, does } = player(event.player, roster);
    const gain = `${does('получаете', 'получает')} ${count(event.n, nouns.prosperity)}`;
    if (event.because === 'setup') return `${name} ${gain} в начале игры.`;
    return `${name} ${gain}${WHY_PROSPERITY[event.because](event, roster)}.`;
  },
  prosperitySpent: ({ player: seat, n, why }, roster) => {
    const { name, does } = player(seat, roster);
    if (why === 'cost') return null; // told with the whole cost
    const verb = why === 'loss' ? does('теряете', 'теряет') : does('тратите', 'тратит');
    return `${name} ${verb} ${count(n, nouns.prosperity)}.`;
  },

  diceRolled: ({ player: seat, why, card, who, faces }, roster) => {
    const { name, does } = player(seat, roster);
    const throws =
      who === undefined ? `${name} ${does('бросаете', 'бросает')}` : `${called(roster.creature(who))} бросает`;
    const what = faces.length === 1 ? 'кубик' : 'кубики';
    const purpose = card === undefined ? WHY_DICE[why] : `для карты ${title(roster.card(card))}`;
    return `${throws} ${what} ${purpose}: ${dice(faces)}.`;
  },

  drawOffered: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('предлагаете', 'предлагает')} ничью.`;
  },
  drawDeclined: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('отказываетесь', 'отказывается')} от ничьей.`;
  },
  gameEnding: () => null,
  gameEnded: ({ winners, victory }, roster) => {
    if (winners.length === 0) return `Игра окончена: ничья${victory === 'agreement' ? ' по соглашению' : ''}.`;
    const speakers = winners.map(seat => player(seat, roster));
    const isYours = speakers.some(({ isYou }) => isYou);
    const verb = isYours ? 'побеждаете' : speakers.length > 1 ? 'побеждают' : 'побеждает';
    return `${listed(speakers.map(({ name }) => name))} ${verb}: ${HOW_IT_ENDS[victory](speakers[0]!)}.`;
  },
} satisfies Partial<Messages['events']>;

const WHY_PROSPERITY: Readonly<
  Record<Exclude<ProsperityReason, 'setup'>, (event: Seen<'prosperityGained'>, roster: Roster) => string>
> = {
  card: ({ card }, roster) => (card === undefined ? '' : ` благодаря карте ${title(roster.card(card))}`),
  'discarded cards': ({ n }) => ` за ${n} ${DISCARDED[plural(n)]}`,
  'empty deck': ({ player: seat }, roster) =>
    player(seat, roster).isYou ? ': колода противника пуста' : ': чужая колода пуста',
  income: () => ' дополнительного дохода',
  'nothing constructed': () => ' вместо строительства',
  turn: () => '',
};

const DISCARDED = { one: 'сброшенную карту', few: 'сброшенные карты', many: 'сброшенных карт' } as const;

const WHY_DICE: Readonly<Record<DiceReason, string>> = {
  card: 'для карты',
  control: `на ${word('control', 'Контроль')}`,
  'first turn': 'на первый ход',
  healer: `на ${word('healer', 'исцеление')}`,
  requiem: `на ${word('requiem', 'Реквием')}`,
  ritual: `на ${word('ritual', 'Ритуал')}`,
  search: 'на обыск',
};

const HOW_IT_ENDS: Readonly<Record<Victory, (winner: Speaker) => string>> = {
  agreement: () => 'по соглашению',
  clock: () => 'у противника вышло время',
  concession: () => 'противник сдаётся',
  hero: () => 'герой противника пал',
  prosperity: ({ isYou }) => (isYou ? 'ваш Город процветает' : 'набрано достаточно процветания'),
  time: ({ isYou }) => `время вышло, и преимущество ${isYou ? 'за вами' : 'за этим игроком'}`,
};
