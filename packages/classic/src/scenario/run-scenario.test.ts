import { isFlawed } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../card.ts';
import { basics, building } from '../testing/cards.ts';
import { readScenario } from './read-scenario.ts';
import { runScenario } from './run-scenario.ts';
import type { Difference } from './verdict.ts';

const ambush = {
  id: 'ambush',
  type: 'tactic',
  abilities: [{ when: 'damageDealt', who: "opponent's creature", effect: { do: 'prosper', who: 'you', amount: 1 } }],
};
const catalogue: Catalogue = Object.fromEntries([...basics, building('mint')].map(card => [card.id, card]));

/** A fox about to bite an adder that cannot defend itself. */
const DUEL = {
  name: 'A duel',
  creatures: {
    Fox: { of: 1, at: [300, 300] },
    Adder: { of: 2, strength: 0, health: 2, at: 'touching Fox from the north' },
  },
  pending: { attack: 'melee combat', by: 'Fox', on: 'Adder' },
  dice: 'axe',
  play: [{ assign: 1 }],
};

function differences(change: object): readonly Difference[] {
  const file = readScenario(JSON.stringify({ ...DUEL, ...change }));
  if (isFlawed(file)) throw new Error(`${file.flaw.where} ${file.flaw.what}`);
  return runScenario(file, catalogue).runs.flatMap(run => run.differences);
}

function said(change: object): string[] {
  return differences(change).map(({ where, what }) => `${where} ${what}`);
}

describe('what is as told passes', () => {
  test('state, events, who is asked, and nothing that did not happen', () => {
    const expected = {
      creatures: { Adder: { wounds: 1, 'current health': 1, touching: ['Fox'], at: [300, 332] }, Fox: { strength: 1 } },
      players: [{ prosperity: 3, hand: 0, kills: 0 }, { graveyard: [] }],
      events: ['attackDeclared', { damageDealt: { who: 'Adder', by: 'Fox', n: 1 } }, 'attackEnded'],
      'exactly these events': [{ woundsReceived: { n: 1 } }],
      'no events': ['armourLost', { damageDealt: { who: 'Fox' } }],
      asked: { player: 1, for: 'nextAction' },
      outcome: null,
      turn: 3,
      active: 1,
    };
    expect(differences({ expect: expected })).toEqual([]);
  });

  test('a hero that falls ends the game', () => {
    const creatures = { ...DUEL.creatures, Adder: { ...DUEL.creatures.Adder, kind: 'hero', health: 1 } };
    const expected = { creatures: { Adder: 'gone' }, outcome: { winners: [1] }, asked: null };
    expect(differences({ creatures, expect: expected })).toEqual([]);
  });
});

describe('what is not as told is told, with what was found instead', () => {
  test.each<[string, object, Partial<Difference>]>([
    [
      'wounds',
      { creatures: { Adder: { wounds: 2 } } },
      { where: 'expect.creatures.Adder.wounds', expected: 2, found: 1 },
    ],
    ['a place', { creatures: { Adder: { at: [300, 333] } } }, { expected: [300, 333], found: [300, 332] }],
    ['a fallen creature', { creatures: { Adder: 'gone' } }, { what: 'is still there' }],
    ['Prosperity', { players: [{ prosperity: 4 }] }, { where: 'expect.players[0].prosperity', expected: 4, found: 3 }],
    [
      'an event',
      { events: [{ damageDealt: { n: 2 } }] },
      { what: 'did not happen', found: [{ damageDealt: { who: 'Adder', by: 'Fox', n: 1 } }] },
    ],
    [
      'the order of events',
      { events: ['damageDealt', 'attackRolled'] },
      { where: 'expect.events[1]', what: 'did not happen after those before it' },
    ],
    [
      'a number of events',
      { 'exactly these events': ['damageDealt', 'damageDealt'] },
      { what: 'other events happened' },
    ],
    ['an event that happened', { 'no events': ['damageDealt'] }, { where: 'expect.no events[0]', what: 'happened' }],
    ['who is asked', { asked: { player: 2 } }, { where: 'expect.asked', found: { player: 1, for: 'nextAction' } }],
    ['an outcome', { outcome: { winners: [1] } }, { found: null }],
    ['a slip in a name', { creatures: { Ader: 'gone' } }, { what: "nothing is called 'Ader'; did you mean 'Adder'?" }],
    [
      'a slip in an event',
      { 'no events': [{ damageDealt: { who: 'Fux' } }] },
      { what: "nothing is called 'Fux'; did you mean 'Fox'?" },
    ],
  ])('%s', (_what, expected, difference) => {
    expect(differences({ expect: expected })).toEqual([expect.objectContaining(difference)]);
  });

  test('dice that never fall, and dice that are missing', () => {
    expect(said({ dice: 'axe axe' })).toEqual(['dice 1 of them never fell']);
    expect(said({ dice: '' })).toEqual(['play[0] rolls or draws more than `dice` tells']);
  });

  test('an answer that is refused, with the answers that are legal', () => {
    expect(differences({ play: [{ assign: 2 }], dice: '' })).toEqual([
      {
        where: 'play[0]',
        what: 'is refused: not-offered (K-ANS-1)',
        found: { asked: { player: 1, for: 'assignDice', creature: 'Fox' } },
        legal: [{ assign: 0 }, { assign: 1 }],
      },
    ]);
  });

  test('an answer to something that is not asked, or by somebody who is not', () => {
    expect(said({ play: [{ say: 'yes' }] })[0]).toBe('play[0] is refused: other-question (K-ANS-1)');
    expect(said({ play: [{ assign: 1, player: 2 }] })[0]).toContain('play[0] is refused: not-asked');
    expect(said({ play: [{ refused: { say: 'yes' } }] })).toEqual(['play[0] answers nothing that is asked']);
  });

  test('the answers that are legal', () => {
    expect(differences({ play: [{ legal: [{ assign: 1 }] }] })).toEqual([
      expect.objectContaining({
        where: 'play[0]',
        what: 'other answers are legal',
        legal: [{ assign: 0 }, { assign: 1 }],
      }),
    ]);
    expect(said({ play: [{ legal: [{ assign: 1 }, { assign: 0 }] }, { assign: 1 }] })).toEqual([]);
  });

  test('a refusal that does not come, or for another reason', () => {
    expect(said({ play: [{ refused: { assign: 1 } }] })).toEqual(['play[0] is taken, not refused']);
    expect(said({ play: [{ refused: { assign: 2 }, rule: 'C-MEL-7' }] })).toEqual([
      'play[0] is refused for another reason',
    ]);
  });

  test('a slip in the name of whom a refusal is about', () => {
    const play = [{ assign: 1 }, { refused: { activate: 'Fux' } }];
    expect(said({ play })).toEqual(["play[1] nothing is called 'Fux'; did you mean 'Fox'?"]);
  });

  test('the question for all answers where there are too many to list', () => {
    const play = [{ answer: { do: 'move' } }, { legal: [{ move: [300, 250] }] }];
    expect(said({ pending: { activation: 'Fox' }, dice: '', play })).toEqual([
      "play[1] the answers to 'route' cannot be listed; say what is 'possible' or 'refused'",
    ]);
  });

  test('only the first line that goes wrong, since nothing after it can be trusted', () => {
    expect(said({ play: [{ assign: 3 }, { assign: 3 }], expect: { turn: 9 } })).toHaveLength(1);
  });
});

describe('a table that cannot be laid is told with its place', () => {
  const fox = DUEL.creatures.Fox;
  test.each<[object, string]>([
    [{ creatures: { Fox: fox, Adder: { of: 2, at: [310, 300] } } }, 'creatures.Adder.at overlaps Fox'],
    [{ creatures: { Fox: { of: 1, at: [5, 300] } } }, 'creatures.Fox.at is not wholly on the table of 600 by 600 mm'],
    [
      { creatures: { Fox: { of: 1, at: [20, 20] } }, pending: 'nothing' },
      'creatures.Fox.at overlaps the plain hero of player 1; stand it elsewhere, or put "heroes": false',
    ],
    [
      { creatures: { Fox: { of: 1, at: 'touching Fix from the east' } } },
      "creatures.Fox.at there is nobody called 'Fix'; did you mean 'Fox'?",
    ],
    [
      { creatures: { A: { of: 1, at: 'touching B from the east' }, B: { of: 1, at: 'touching A from the east' } } },
      'creatures.A.at stands in a circle: A, B, A',
    ],
    [{ creatures: { Fox: { of: 1, at: [300, 300], card: 'foxx' } } }, "creatures.Fox.card there is no card 'foxx'"],
    [
      { creatures: { Fox: { of: 1, at: [300, 300], card: 'mint' } } },
      "creatures.Fox.card 'mint' is a building, no creature",
    ],
    [{ players: [{ city: ['areena'] }] }, "players[0].city[0] there is no card 'areena'; did you mean 'arena'?"],
    [{ players: [{ relics: ['arena'] }] }, "players[0].relics[0] 'arena' is a building, not a relic"],
    [{ pending: { activation: 'Fux' } }, "pending.activation there is no creature 'Fux'; did you mean 'Fox'?"],
    [{ terrains: { wood: { at: [300, 300] } } }, 'terrains.wood has neither a card nor a radius'],
  ])('%j', (change, sentence) => {
    expect(said({ ...change, expect: {} })[0]).toContain(sentence);
  });
});

describe('tactics', () => {
  const armed = { cards: [ambush], players: [{}, { tactics: ['ambush', 'ambush'] }] };
  const bitten = {
    ...armed,
    creatures: {
      Fox: { of: 1, strength: 0, health: 3, at: [300, 300] },
      Adder: { of: 2, at: 'touching Fox from the north' },
    },
  };
  const leaving = { ...bitten, pending: { activation: 'Fox' } };

  test('C-TIM-22: windows in which nothing fits are passed by themselves; one in which something does is not', () => {
    const play = [
      { move: '50 mm to the south' },
      { legal: [{ pass: true }, { reveal: 'ambush' }, { reveal: 'ambush 2' }] },
      { reveal: 'ambush 2' },
    ];
    const expected = { players: [{}, { prosperity: 4, tactics: ['ambush'] }], asked: { player: 1 } };
    expect(differences({ ...leaving, play, expect: expected })).toEqual([]);
    expect(said({ ...leaving, play: [...play.slice(0, 1), { attack: 'Adder' }] })[0]).toContain('other-question');
  });
});

test('what happened and what was said is kept in order', () => {
  const file = readScenario(JSON.stringify(DUEL));
  if (isFlawed(file)) throw new Error(file.flaw.what);
  const { trace } = runScenario(file, catalogue).runs[0]!;
  const place = trace.findIndex(line => 'said' in line);
  expect(trace[place]).toEqual({ player: 1, said: { assign: 1 } });
  expect(trace.slice(0, place)).toContainEqual(expect.objectContaining({ event: 'attackDeclared', rule: 'C-MEL-14' }));
  expect(trace.slice(place)).toContainEqual({
    event: 'damageDealt',
    parts: { who: 'Adder', by: 'Fox', n: 1 },
    rule: 'C-DMG-4',
  });
});

test('each edition and each variant is a run of its own', () => {
  const file = readScenario(
    JSON.stringify({ ...DUEL, editions: ['ru-1', 'fr-1'], variants: { miss: { dice: 'bullseye' } } }),
  );
  if (isFlawed(file)) throw new Error(file.flaw.what);
  const { passed, runs } = runScenario(file, catalogue);
  expect(passed).toBe(true);
  expect(runs.map(({ variant, edition }) => [variant, edition])).toEqual([
    [undefined, 'ru-1'],
    [undefined, 'fr-1'],
    ['miss', 'ru-1'],
    ['miss', 'fr-1'],
  ]);
});
