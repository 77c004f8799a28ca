import type { Way, Whereabouts } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { list } from '../nouns.ts';
import { called, length, thing } from '../speech.ts';

/** Places on the Battlefield, ways to them, and how a template lies. */
export const places = {
  place: {
    ask: ({ card, creature, where }, roster) => {
      const who = creature === undefined ? called(roster.card(card)) : called(roster.creature(creature));
      return { title: `Where do you place ${who}?`, help: whereabouts(where, roster) };
    },
    answer: at => `At ${spot(at)}`,
  },

  route: {
    ask: ({ creature, into }, roster) => ({
      title: `Where does ${called(roster.creature(creature))} move?`,
      ...(into.length > 0 && {
        help: `It must come into contact with ${list(
          into.map(id => called(roster.creature(id))),
          'or',
        )}.`,
      }),
    }),
    answer: moved => ('stay' in moved ? 'Stay' : `${MODES[moved.mode]} to ${spot(moved)}`),
  },

  terrainPose: {
    ask: ({ card }, roster) => ({
      title: `Where do you place ${called(roster.card(card))}?`,
      help: 'At least S from your own side and from other templates, M from the opponent’s side, and clear of all bases.',
    }),
    answer: ({ x, y, turn }) => `At ${spot({ x, y })}${turn === 0 ? '' : `, turned by ${turn}°`}`,
  },
} satisfies Partial<Messages['decisions']>;

function whereabouts(where: Whereabouts, roster: Roster): string {
  switch (where.at) {
    case 'own side':
      return 'It touches your own side, at least S away from all enemies.';
    case 'own side of the hero':
      return 'A hero begins anywhere along its own side.';
    case 'contact':
      return `It must be in contact with ${thing(where.goal, roster)}.`;
    case 'near':
      return `It must be within ${length(where.within)} of ${thing(where.goal, roster)}.`;
  }
}

const MODES: Readonly<Record<Way['mode'], string>> = {
  flight: 'Fly',
  jump: 'Jump',
  walk: 'Walk',
};

/** A point of the table, from its south-west corner. */
function spot({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${length(x)}, ${length(y)})`;
}
