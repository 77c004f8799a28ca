import { copy, type Copier } from '@signum/kernel';

/**
 * A state like that of a large game: creatures, cards and tokens, some fifty kilobytes as JSON. Collections are lists, not
 * tables: V8 copies a table of more than a hundred keys twenty times more slowly. Short lists that rarely change are
 * replaced, not edited, so that copies share them.
 */
export interface LargeState {
  turn: number;
  creatures: Creature[];
  players: Player[];
  frames: { kind: string; step: string }[];
}
interface Creature {
  readonly id: string;
  readonly card: string;
  x: number;
  y: number;
  wounds: number;
  tokens: readonly string[];
  gained: readonly { readonly keyword: string; readonly x: number; readonly until: string }[];
}
interface Player {
  prosperity: number;
  hand: string[];
  deck: string[];
  graveyard: string[];
  city: { card: string; tapped: boolean }[];
}

export function largeState(): LargeState {
  const creatures = Array.from({ length: 160 }, (_, index) => ({
    id: `c${index}`,
    card: `creature-number-${index}`,
    x: index * 331,
    y: index * 177,
    wounds: index % 3,
    tokens: ['stealth', 'poison'].slice(index % 3),
    gained: [
      { keyword: 'berserk', x: 2, until: 'end of turn' },
      { keyword: 'armour', x: 1, until: 'start of your turn' },
    ],
  }));
  const players = ['north', 'south', 'east', 'west'].map(name => ({
    prosperity: 7,
    hand: pile(name, 10),
    deck: pile(name, 80),
    graveyard: pile(name, 60),
    city: pile(name, 12).map((card, index) => ({ card, tapped: index % 2 === 0 })),
  }));
  return { turn: 9, creatures, players, frames: [{ kind: 'turn', step: 'act' }] };
}

function pile(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-of-the-deck-${index}`);
}

export const copyLarge: Copier<LargeState> = ({ turn, creatures, players, frames }) => ({
  turn,
  creatures: creatures.map(copyCreature),
  players: players.map(copyPlayer),
  frames: frames.map(copy),
});

function copyCreature({ id, card, x, y, wounds, tokens, gained }: Creature): Creature {
  return { id, card, x, y, wounds, tokens, gained };
}

function copyPlayer({ prosperity, hand, deck, graveyard, city }: Player): Player {
  return {
    prosperity,
    hand: hand.slice(),
    deck: deck.slice(),
    graveyard: graveyard.slice(),
    city: city.map(({ card, tapped }) => ({ card, tapped })),
  };
}
