import type { Decision } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { Decisions } from '../../decisions/index.ts';
import { boardOf } from '../../table/battlefield.ts';
import { stateOf } from '../../testing/position.ts';
import { wordForm } from '../form/step.ts';
import { Names } from '../names.ts';
import { phrases } from './index.ts';
import type { Phrase, Written } from '../phrase.ts';

const state = stateOf({
  creatures: { Fox: { at: [300, 300] }, Adder: { of: 1, at: [300, 400] } },
  players: [{}, { tactics: ['ambush', 'ambush'] }],
  cards: [{ id: 'ambush', type: 'tactic', abilities: [] } as never],
  draws: [],
});
const names = new Names();
names.keep(state);
names.learn(state);
const scene = { state, names };
const board = boardOf(state);
const spec = {
  budget: 10_000,
  short: 8000,
  mode: 'walk',
  run: false,
  pathfinder: false,
  capped: false,
  avoidContact: false,
  band: 300,
};

/** For each kind of decision what is shown, what is said, and what it means. */
const SAID: { readonly [N in keyof typeof phrases]: { shown: object; said: readonly (readonly [Written, object])[] } } =
  {
    act: {
      shown: { creature: 'Fox', deeds: [], closed: [] },
      said: [
        [
          { attack: 'Adder', with: 'shooting' },
          { do: 'attack', attack: 'shooting', target: 'Adder' },
        ],
        [
          { detect: 'Adder', by: 'contact' },
          { do: 'detect', target: 'Adder', by: 'contact' },
        ],
        [{ search: 'ruins' }, { do: 'search', terrain: 'ruins' }],
        [{ 'secret entrance': 'ruins' }, { do: 'secret entrance', terrain: 'ruins' }],
        [{ 'use ability': 'healer' }, { do: 'use', ability: 'healer' }],
        [{ 'use ability': 'howl' }, { do: 'use', ability: 'howl 0' }],
        [{ 'use ability': 'text 2' }, { do: 'use', ability: 'text 1' }],
        [{ pass: true }, { do: 'pass' }],
      ],
    },
    assignDice: { shown: {}, said: [[{ assign: 2 }, { attack: 2 }]] },
    choose: {
      shown: { options: ['Fox', 'Adder'] },
      said: [[{ choose: ['Adder', 'Fox'] }, { chosen: ['Adder', 'Fox'] }]],
    },
    construct: {
      shown: {},
      said: [
        [{ construct: 'arena' }, { building: 'arena' }],
        [{ construct: 'nothing' }, { building: 'none' }],
      ],
    },
    may: {
      shown: {},
      said: [
        [{ say: 'yes' }, { yes: true }],
        [{ say: 'no' }, { yes: false }],
      ],
    },
    mode: { shown: {}, said: [[{ mode: 1 }, { mode: 0 }]] },
    nextAction: {
      shown: { actions: [], closed: [] },
      said: [
        [{ activate: 'Fox' }, { do: 'activate', creature: 'Fox' }],
        [{ 'end turn': true }, { do: 'end turn' }],
        [{ play: 'fireball' }, { do: 'play', card: 'fireball' }],
        [{ 'play terrain': 'forest' }, { do: 'play terrain', card: 'forest' }],
        [
          { 'use building': 'arena', ability: 1 },
          { do: 'use building', building: 'arena', ability: 0 },
        ],
        [
          { 'use creature': 'Fox', ability: 2 },
          { do: 'use creature', creature: 'Fox', ability: 1 },
        ],
        [
          { 'use relic': 'mask', ability: 1 },
          { do: 'use relic', relic: 'mask', ability: 0 },
        ],
        [
          { 'spend concentration': 'Fox', ability: 1 },
          { do: 'spend concentration', creature: 'Fox', ability: 0 },
        ],
      ],
    },
    order: {
      shown: {
        options: [
          { source: 'a', creature: 'Fox', keyword: 'poison' },
          { source: 'b', creature: 'Fox', keyword: 'regeneration' },
          { source: 'c', card: 'arena' },
          { source: 'd', card: 'arena' },
        ],
      },
      said: [
        [{ next: 'Fox poison' }, { next: 0 }],
        [{ next: 'Fox regeneration' }, { next: 1 }],
        [{ next: 'arena' }, { next: 2 }],
        [{ next: '4' }, { next: 3 }],
      ],
    },
    payment: { shown: {}, said: [[{ pay: ['arena', 'tavern'] }, { buildings: ['arena', 'tavern'] }]] },
    place: { shown: { r: 1600 }, said: [[{ place: [12.34, 16] }, { x: 1234, y: 1600 }]] },
    reroll: { shown: {}, said: [[{ reroll: [1, 3] }, { dice: [0, 2] }]] },
    route: {
      shown: { creature: 'Fox', board, into: [], ways: [{ mode: 'walk', spec }] },
      said: [
        [
          { move: [300, 350], way: 'walk' },
          { mode: 'walk', x: 30_000, y: 35_000 },
        ],
        [{ stay: true }, { stay: true }],
      ],
    },
    startingHand: {
      shown: {},
      said: [
        [{ redraw: ['fireball'] }, { how: 'redraw', cards: ['fireball'] }],
        [{ discard: ['fireball'] }, { how: 'discard', cards: ['fireball'] }],
      ],
    },
    tactic: {
      shown: { seat: 1 },
      said: [
        [{ reveal: 't10' }, { tactic: 't10' }],
        [{ pass: true }, { tactic: 'pass' }],
      ],
    },
    terrainPose: {
      shown: {},
      said: [
        [
          { lay: [300, 200], turn: 90 },
          { x: 30_000, y: 20_000, turn: 90 },
        ],
      ],
    },
    whoBegins: { shown: {}, said: [[{ begins: 2 }, { first: 1 }]] },
  };

const rows = Object.entries(SAID).flatMap(([kind, { shown, said }]) =>
  said.map(([written, taken]) => [kind, written, taken, shown] as const),
);

function phrase(kind: string): Phrase<keyof Decisions> {
  return (phrases as unknown as Record<string, Phrase<keyof Decisions>>)[kind]!;
}

test.each(rows)('%s is answered by %j', (kind, written, taken, shown) => {
  const decision = { kind, ...shown } as unknown as Decision<Decisions>;
  const word = wordForm.read(written, '');
  expect(phrase(kind).answer(word, decision, scene)).toEqual(taken);
  expect(phrase(kind).words(taken as never, decision, scene)).toEqual(written);
});

test.each(Object.keys(SAID))('a word about something else is no answer to %s', kind => {
  const decision = { kind, ...SAID[kind as keyof typeof SAID].shown } as unknown as Decision<Decisions>;
  const other = kind === 'may' ? { assign: 1 } : { say: 'yes' };
  expect(phrase(kind).answer(wordForm.read(other, ''), decision, scene)).toBeUndefined();
});

const asked = { kind: 'route', ...SAID.route.shown } as unknown as Decision<Decisions, 'route'>;

test.each([
  ['20 mm to the east', { x: 32_000, y: 30_000 }],
  ['as far as possible to the east', { x: 40_000, y: 30_000 }],
  ['20 mm towards Adder', { x: 30_000, y: 32_000 }],
  ['60 mm from Adder to the south', { x: 30_000, y: 30_800 }],
])('a move goes %s', (words, place) => {
  expect(phrases.route.answer(wordForm.read({ move: words }, ''), asked, scene)).toMatchObject(place);
});

test('C-MOV-6: as far as possible towards an enemy, and into contact with it, end touching it', () => {
  for (const words of ['as far as possible towards Adder', 'into contact with Adder']) {
    expect(phrases.route.answer(wordForm.read({ move: words }, ''), asked, scene)).toMatchObject({
      x: 30_000,
      y: 36_800,
    });
  }
});

test('nobody of an unknown name is moved to', () => {
  const word = wordForm.read({ move: 'into contact with Ader' }, '');
  expect(() => phrases.route.answer(word, asked, scene)).toThrow(
    "nobody called 'Ader' on the table; did you mean 'Adder'?",
  );
});
