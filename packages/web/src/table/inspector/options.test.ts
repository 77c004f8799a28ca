import type { CreatureId, TerrainId } from '@signum/classic';
import type { Refusal } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { Question, Sight } from '../../game/contract.ts';
import { optionOf, optionsFor, optionsOf } from './options.ts';

const emiko = 'c1' as CreatureId;
const foe = 'c2' as CreatureId;
const ruins = 'x3' as TerrainId;
const refusal = (code: string): Refusal => ({ code, rule: 'C-TRN-20', facts: {} });

type Known = Parameters<typeof optionsFor>[0];

function known(question: object | null, closed: Sight['closed'] = []): Known {
  const relics = [{ id: 'r4', card: 'iron-buckler' }];
  const view = { players: [{ relics }, { relics: [] }] } as unknown as Sight['view'];
  return { question: question as Question | null, closed, seat: 0, view };
}

const turn = {
  kind: 'nextAction',
  seat: 0,
  n: 1,
  actions: [
    { do: 'activate', creature: emiko },
    { do: 'play', card: 'fireball' },
    { do: 'use relic', relic: 'r4', ability: 0 },
    { do: 'end turn' },
  ],
  closed: [{ action: { do: 'use building', building: 'arena', ability: 0 }, refusal: refusal('tapped') }],
};

test('a creature of ours offers its activation, a card of the hand that it is played', () => {
  expect(optionsFor(known(turn), { kind: 'creature', id: emiko }).map(({ reply }) => reply)).toEqual([
    { kind: 'nextAction', do: 'activate', creature: emiko },
  ]);
  expect(optionsFor(known(turn), { kind: 'card', id: 'fireball' })).toHaveLength(1);
});

test('a relic is used through its card, a building of the other City not at all', () => {
  expect(optionsFor(known(turn), { kind: 'card', id: 'iron-buckler' })[0]?.reply).toMatchObject({ do: 'use relic' });
  expect(optionsFor(known(turn), { kind: 'building', seat: 0, id: 'arena' })).toMatchObject([
    { refusal: { code: 'tapped' } },
  ]);
  expect(optionsFor(known(turn), { kind: 'building', seat: 1, id: 'arena' })).toEqual([]);
});

const acting = {
  kind: 'act',
  seat: 0,
  n: 2,
  creature: emiko,
  deeds: [{ do: 'pass' }, { do: 'attack', attack: 'melee combat', target: foe }, { do: 'move' }],
  closed: [{ deed: { do: 'search', terrain: ruins }, refusal: refusal('no-character') }],
};

test('whoever acts is offered everything, moves first and the end last', () => {
  const deeds = optionsFor(known(acting), { kind: 'creature', id: emiko }).map(
    ({ reply }) => 'do' in reply && reply.do,
  );
  expect(deeds).toEqual(['move', 'attack', 'pass']);
});

test('the target of an attack shows the attack; a template tells why it cannot be searched', () => {
  expect(optionsFor(known(acting), { kind: 'creature', id: foe })).toMatchObject([{ reply: { do: 'attack' } }]);
  expect(optionsFor(known(acting), { kind: 'terrain', id: ruins })).toMatchObject([
    { refusal: { code: 'no-character' } },
  ]);
});

test('while something else is asked, what is closed keeps its reason', () => {
  const closed = [{ action: { do: 'play', card: 'fireball' } as const, refusal: refusal('not-your-turn') }];
  const options = optionsOf(known(null, closed as unknown as Sight['closed']));
  expect(optionOf(options, { do: 'play', card: 'fireball' })?.refusal?.code).toBe('not-your-turn');
  expect(optionOf(options, { do: 'play', card: 'dispel' })).toBeUndefined();
});
