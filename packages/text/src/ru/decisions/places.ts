import type { Way, Whereabouts } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { called, length, listed, thing, title } from '../speech.ts';

/** Places on the Battlefield, ways to them, and how a template lies. */
export const places = {
  place: {
    ask: ({ card, creature, where }, roster) => {
      const who = creature === undefined ? called(roster.card(card)) : called(roster.creature(creature));
      return { title: `Куда встаёт ${who}?`, help: whereabouts(where, roster) };
    },
    answer: at => `Точка ${spot(at)}`,
  },

  route: {
    ask: ({ creature, into }, roster) => ({
      title: `Куда движется ${called(roster.creature(creature))}?`,
      ...(into.length > 0 && {
        help: `Нужно встать вплотную к врагу: ${listed(
          into.map(id => called(roster.creature(id))),
          'или',
        )}.`,
      }),
    }),
    answer: moved => ('stay' in moved ? 'Остаться на месте' : `${MODES[moved.mode]} в точку ${spot(moved)}`),
  },

  terrainPose: {
    ask: ({ card }, roster) => ({
      title: `Куда положить местность ${title(roster.card(card))}?`,
      help: 'Не ближе S к вашему краю и другой местности, не ближе M к краю противника и не на подставки.',
    }),
    answer: ({ x, y, turn }) => `Точка ${spot({ x, y })}${turn === 0 ? '' : `, поворот на ${turn}°`}`,
  },
} satisfies Partial<Messages['decisions']>;

function whereabouts(where: Whereabouts, roster: Roster): string {
  switch (where.at) {
    case 'own side':
      return 'Вплотную к вашему краю и не ближе S к врагам.';
    case 'own side of the hero':
      return 'Герой начинает в любом месте у своего края.';
    case 'contact':
      return `Встать нужно вплотную: ${thing(where.goal, roster)}.`;
    case 'near':
      return `Встать нужно рядом, не дальше ${length(where.within)}: ${thing(where.goal, roster)}.`;
  }
}

const MODES: Readonly<Record<Way['mode'], string>> = {
  flight: 'Лететь',
  jump: 'Прыгнуть',
  walk: 'Идти',
};

/** A point of the table, from its south-west corner. */
function spot({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${length(x)}; ${length(y)})`;
}
