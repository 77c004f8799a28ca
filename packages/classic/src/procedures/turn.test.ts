import { expect, test } from 'vitest';
import type { RelicCard } from '../card.ts';
import type { Triggered } from '../language/index.ts';
import { classicMachine } from '../machine.ts';
import { building, character, named } from '../testing/cards.ts';
import { position, stateOf, type Position, type Table } from '../testing/position.ts';

const CARDS = ['a', 'b', 'c', 'd'].map(id => character(id));
/** Something to decide in the Construction Phase, so that a turn waits there. */
const WAITS = { buildings: ['arena'], deck: ['a', 'b', 'c', 'd'] };

function beginning(given: Position = {}): Table {
  const { cards = [], ...rest } = given;
  return position({
    players: [WAITS, WAITS],
    ...rest,
    cards: [...CARDS, ...cards],
    frames: [{ kind: 'turn', step: 'begin' }],
  });
}

/** The turn is over but for its end. It is player 0's third. */
function ending(given: Position = {}): Table {
  const { cards = [], ...rest } = given;
  return position({
    players: [WAITS, WAITS],
    ...rest,
    cards: [...CARDS, ...cards],
    frames: [{ kind: 'turn', step: 'end' }],
  });
}

const gains = (when: Triggered['when'], amount: number): Triggered => ({
  when,
  player: 'you',
  effect: { do: 'prosper', who: 'you', amount },
});

test('C-TRN-1 C-TIM-15: a turn begins with the steps B1 to B6 in their order, then comes the Construction Phase', () => {
  const table = beginning();
  expect(table.events.map(({ event }) => event.type)).toEqual([
    'turnStart',
    'cardsUntapped',
    'effectsExpired',
    'startOfTurn',
    'cardDrawn',
    'prosperityGained',
  ]);
  expect(table.asked('construct').seat).toBe(0);
  expect(table.state.phase).toBe('construction');
});

test('C-TRN-14: in the Construction Phase nothing is asked but which building', () => {
  const table = beginning({ players: [{ ...WAITS, hand: ['a'], city: ['tavern'] }, WAITS] });
  expect(table.answers).toEqual([{ building: 'none' }, { building: 'arena' }]);
});

test.each([
  ['en-kitsune', false],
  ['fr-1', true],
] as const)(
  'C-TRN-2 C-MAT-17: in %s tapped buildings are untapped; tapped relics stay so: %s',
  (edition, staysTapped) => {
    const lance: RelicCard = {
      type: 'relic',
      ...named('lance'),
      faction: 'none',
      slot: 'melee',
      cost: { buildings: [], prosperity: 0 },
    };
    const state = stateOf({
      edition,
      cards: [...CARDS, lance],
      players: [{ ...WAITS, city: ['tavern'], relics: ['lance'] }],
      frames: [{ kind: 'turn', step: 'begin' }],
    });
    state.players[0]!.city[0]!.tapped = true;
    state.players[0]!.relics[0]!.tapped = true;
    const [player] = classicMachine.begin(state).state.players;
    expect(player!.city[0]!.tapped).toBe(false);
    expect(player!.relics[0]!.tapped).toBe(staysTapped);
  },
);

test('C-TRN-3: all creatures of the active player may be activated again, and only those', () => {
  const table = beginning({
    creatures: { mine: { activated: true }, theirs: { of: 1, at: [400, 400], activated: true } },
  });
  expect(table.creature('mine')!.activated).toBe(false);
  expect(table.creature('theirs')!.activated).toBe(true);
});

test('C-TRN-4: what should have ended before this turn is taken off the creatures of the active player', () => {
  const gain = { bonus: { stat: 'strength', by: 1 }, source: 'old', by: 0 } as const;
  const table = beginning({
    turn: 5,
    creatures: {
      mine: {
        gains: [
          { ...gain, until: 4 },
          { ...gain, until: 5 },
        ],
      },
    },
  });
  expect(table.creature('mine')!.gains.map(({ until }) => until)).toEqual([5]);
});

test('C-TRN-5: triggers at the start of the turn come before the draw', () => {
  const table = beginning({
    cards: [building('mint', { abilities: [gains('startOfTurn', 4)] })],
    players: [{ ...WAITS, city: ['mint'] }, WAITS],
  });
  const types = table.events.map(({ event }) => event.type);
  expect(types.indexOf('prosperityGained')).toBeGreaterThan(types.indexOf('startOfTurn'));
  expect(types.indexOf('prosperityGained')).toBeLessThan(types.indexOf('cardDrawn'));
  expect(table.state.players[0]!.prosperity).toBe(3 + 4 + 1);
});

test('C-TRN-6 C-TRN-7: the active player draws 1 card and gains 1 Prosperity, the other nothing', () => {
  const { players } = beginning().state;
  expect(players[0]).toMatchObject({ hand: ['d'], prosperity: 4 });
  expect(players[1]).toMatchObject({ hand: [], prosperity: 3 });
});

test('C-TRN-7: texts can add to the Prosperity of the Beginning Phase', () => {
  const monastery = building('monastery', { abilities: [{ always: [{ income: 2 }] }] });
  const table = beginning({ cards: [monastery], players: [{ ...WAITS, city: ['monastery'] }, WAITS] });
  expect(table.state.players[0]!.prosperity).toBe(3 + 1 + 2);
});

test('C-TRN-24 C-SET-4: after the end of a turn the turn of the next player begins', () => {
  const table = ending();
  expect(table.asked('construct').seat).toBe(1);
  expect(table.state).toMatchObject({ turn: 4, active: 1 });
  expect(table.told('turnEnding')).toEqual([{ type: 'turnEnding', player: 0 }]);
  expect(table.told('turnEnded')).toEqual([{ type: 'turnEnded', player: 0 }]);
  expect(table.answer({ building: 'arena' }).state.players[1]!.city).toHaveLength(1);
});

test('C-TRN-25 C-MEL-9: what is counted by the turn begins anew for the creatures of both players', () => {
  const tired = { moved: true, defended: true, persecutions: 1, usedUp: ['charge'] };
  const table = ending({ creatures: { mine: tired, theirs: { of: 1, at: [400, 400], ...tired } } });
  for (const id of ['mine', 'theirs']) {
    expect(table.creature(id)).toMatchObject({ moved: false, defended: false, persecutions: 0, usedUp: [] });
  }
});

test('C-END-9 C-END-12: the turn of the time limit is completed, then fewer wounds on the hero win', () => {
  const wounded = { kind: 'hero', print: { health: 8 } } as const;
  const creatures = {
    hero0: { ...wounded, wounds: 2 },
    hero1: { ...wounded, of: 1, at: [400, 400], wounds: 3 },
  } as const;
  const table = ending({ creatures, lastTurn: 3 });
  expect(table.state.outcome).toEqual({ winners: [0], by: 'time' });
  expect(table.told('turnEnded')).toHaveLength(1);
  expect(table.told('gameEnded')).toEqual([{ type: 'gameEnded', winners: [0], victory: 'time' }]);
  expect(table.pending).toBeUndefined();
  expect(ending({ creatures, lastTurn: 4 }).state.outcome).toBeUndefined();
});

/** How the game ends if time is up with these players, their heroes unhurt. */
function decided(one: Half, other: Half): Table['state']['outcome'] {
  return ending({ lastTurn: 3, players: [one, other] }).state.outcome;
}

type Half = NonNullable<Position['players']>[number];

test('C-END-10: with equal wounds Prosperity and the cost of the City decide together, then eliminations, then nobody', () => {
  expect(decided({ prosperity: 5 }, { prosperity: 4, city: ['arena', 'tavern'] })).toEqual({
    winners: [1],
    by: 'time',
  });
  expect(decided({ kills: 2 }, { kills: 1 })).toEqual({ winners: [0], by: 'time' });
  expect(decided({ kills: 1 }, { kills: 1 })).toEqual({ winners: [], by: 'time' });
});
