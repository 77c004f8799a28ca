import type { Way, Whereabouts } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { de, listed } from '../phrase.ts';
import { called, length, thing } from '../speech.ts';
import { titled } from '../titles.ts';

/** Places on the Battlefield, ways to them, and how a template lies. */
export const places = {
  place: {
    ask: ({ card, creature, where }, roster) => {
      const who = creature === undefined ? called(roster.card(card)) : called(roster.creature(creature));
      return { title: `Où placez-vous ${who} ?`, help: whereabouts(where, roster) };
    },
    answer: at => `En ${spot(at)}`,
  },

  route: {
    ask: ({ creature, into }, roster) => ({
      title: `Où va ${called(roster.creature(creature))} ?`,
      ...(into.length > 0 && {
        help: `Il faut arriver au contact ${listed(
          into.map(id => de(called(roster.creature(id)))),
          'ou',
        )}.`,
      }),
    }),
    answer: moved => ('stay' in moved ? 'Rester sur place' : `${MODES[moved.mode]} vers ${spot(moved)}`),
  },

  terrainPose: {
    ask: ({ card }, roster) => ({
      title: `Où posez-vous ${titled(roster.card(card), 'terrain').words} ?`,
      help: 'À S au moins de votre bord et des autres terrains, à M au moins du bord adverse, et sur aucun socle.',
    }),
    answer: ({ x, y, turn }) => `En ${spot({ x, y })}${turn === 0 ? '' : `, tourné de ${turn}°`}`,
  },
} satisfies Partial<Messages['decisions']>;

function whereabouts(where: Whereabouts, roster: Roster): string {
  switch (where.at) {
    case 'own side':
      return 'Contre votre bord, à S au moins de tout ennemi.';
    case 'own side of the hero':
      return "Un héros commence n'importe où le long de son bord.";
    case 'contact':
      return `Au contact ${de(thing(where.goal, roster))}.`;
    case 'near':
      return `À ${length(where.within)} ou moins ${de(thing(where.goal, roster))}.`;
  }
}

const MODES: Readonly<Record<Way['mode'], string>> = {
  flight: 'Voler',
  jump: 'Sauter',
  walk: 'Marcher',
};

/** A point of the table, from its south-west corner. */
function spot({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${length(x)} ; ${length(y)})`;
}
