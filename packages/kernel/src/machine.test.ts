import { expect, test } from 'vitest';
import { causesOf, isRefused, leftOver, scripted, type Reply, type Taken, type Told } from './index.ts';
import { firstState, rules, type EmbersEvent, type EmbersState, type Player } from './testing/index.ts';
import { hashOfText, machine, type Answer, type Refusal } from './index.ts';
import type { EmbersKinds } from './testing/index.ts';

const run = machine(rules);
const SEED = hashOfText('machine');

/** A turn of seat 0 in a game of Embers, with hands as told and dice that fall as told. */
function embers(players: [Partial<Player>, Partial<Player>], dice: readonly number[] = []) {
  const start = firstState({ copies: 1 }, SEED);
  const state: EmbersState = {
    ...start,
    frames: [{ kind: 'turn', step: 'act' }],
    chance: scripted(dice.map(die => die - 1)),
    players: start.players.map((player, seat) => ({ ...player, hand: [], place: 400 + 100 * seat, ...players[seat] })),
  };
  return state;
}

/** Takes an answer of whoever is asked. */
function answered(
  state: EmbersState,
  answer: Answer<EmbersKinds>,
): Taken<EmbersState, EmbersEvent, Answer<EmbersKinds>> {
  const { n, seat } = run.pending(state)!;
  const result = run.answer(state, { to: n, seat, answer });
  if (isRefused(result)) throw new Error(JSON.stringify(result.refused));
  return result;
}

function refusalOf(state: EmbersState, reply: unknown): Refusal {
  const result = run.answer(state, reply as Reply<unknown>);
  if (!isRefused(result)) throw new Error('the answer was taken');
  return result.refused;
}

const types = (events: readonly Told<EmbersEvent>[]) => events.map(({ event }) => event.type);

test('procedures run until somebody must choose', () => {
  const { state, events } = answered(embers([{ hand: ['strike'] }, {}], [1, 4, 6]), {
    kind: 'act',
    do: 'play',
    card: 'strike',
  });
  expect(types(events)).toEqual([
    'cardPlayed',
    'strikeDeclared',
    'diceThrown',
    'damageDealt',
    'turnBegan',
    'cardDrawn',
  ]);
  expect(state.players[1]).toMatchObject({ fire: 8 });
  expect(run.pending(state)).toMatchObject({ kind: 'act', seat: 1, n: 1 });
  expect(leftOver(state.chance)).toEqual([]);
});

test('C-TIM-22: where the rules know the only answer, it is taken and the question is never worked out', () => {
  const { act } = rules.procedures.turn;
  const hurried = machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      turn: {
        ...rules.procedures.turn,
        act: {
          ...(act as object),
          decide: () => {
            throw new Error('the question is worked out');
          },
          surelyAsks: ({ told }: EmbersState) => told > 0, // the first turn has no choice in it
          otherwise: () => ({ kind: 'act', do: 'rest' }),
        } as unknown as typeof act,
      },
    },
  });
  const { state, events } = hurried.begin(embers([{ hand: ['strike'] }, {}]));
  expect(types(events)).toEqual(['turnBegan', 'cardDrawn']);
  expect(state.frames.at(-1)).toMatchObject({ kind: 'turn', step: 'act' });
  expect(state.answered).toBe(0);
});

test('K-ANS-7: a question about wards is asked although nothing fits', () => {
  const { state } = answered(embers([{ hand: ['jab'] }, { wards: ['snare'] }]), {
    kind: 'act',
    do: 'play',
    card: 'jab',
  });
  expect(run.pending(state)).toEqual({ kind: 'showWard', seat: 1, n: 1, power: 2, fitting: [] });
});

test('a pause in the middle of a strike survives saving and loading', () => {
  const asked = answered(embers([{ hand: ['strike'] }, { wards: ['wall'] }]), {
    kind: 'act',
    do: 'play',
    card: 'strike',
  }).state;
  const loaded = JSON.parse(JSON.stringify(asked)) as EmbersState;
  const { state, events } = answered(loaded, { kind: 'showWard', card: 'wall' });
  expect(types(events)).toEqual(['wardShown', 'turnBegan', 'cardDrawn']);
  expect(state.players[1]).toMatchObject({ fire: 10, wards: [], ashes: ['wall'] });
});

test('K-EVT-1: an event names its rule, the ability at work and the event it follows from', () => {
  const { events } = answered(embers([{ hand: ['jab'] }, { sparks: 1 }], [6, 6]), {
    kind: 'act',
    do: 'play',
    card: 'jab',
  });
  const spark = events.find(({ source }) => source === 'spark of 1')!;
  expect(spark).toMatchObject({ event: { type: 'damageDealt', seat: 0, amount: 1 }, rule: 'E-6' });
  expect(types(causesOf(events, spark.n))).toEqual(['damageDealt', 'damageDealt', 'diceThrown', 'cardPlayed']);
});

test('C-TIM-9: two sparks that answer each other stop when a pair would come a second time', () => {
  const { state, events } = answered(embers([{ hand: ['jab'], sparks: 1 }, { sparks: 1 }], [6, 1]), {
    kind: 'act',
    do: 'play',
    card: 'jab',
  });
  const sources = events.filter(({ event }) => event.type === 'damageDealt').map(({ source }) => source);
  expect(sources).toEqual(['jab', 'spark of 1', 'spark of 0', 'spark of 1']);
  expect(types(events)).toContain('triggerDropped');
  expect(state.chain).toEqual([]); // C-TIM-10: no trigger is waiting any more
});

test('a game may hand in another rule about loops', () => {
  const never = machine({ ...rules, guard: () => false });
  const before = embers([{ hand: ['jab'] }, { sparks: 1 }], [6, 6]);
  const result = never.answer(before, { to: 0, seat: 0, answer: { kind: 'act', do: 'play', card: 'jab' } });
  if (isRefused(result)) throw new Error('refused');
  expect(types(result.events)).toEqual(['cardPlayed', 'triggerDropped', 'turnBegan', 'cardDrawn']);
});

test('K-ANS-2: a late, a repeated and an early answer are refused with both numbers', () => {
  const { state } = answered(embers([{}, {}]), { kind: 'act', do: 'rest' });
  const rest = { kind: 'act', do: 'rest' };
  expect(refusalOf(state, { to: 0, seat: 0, answer: rest })).toEqual({
    code: 'already-answered',
    rule: 'K-ANS-2',
    facts: { to: 0, now: 1 },
  });
  expect(refusalOf(state, { to: 2, seat: 1, answer: rest })).toMatchObject({
    code: 'not-yet-asked',
    facts: { to: 2, now: 1 },
  });
});

test('K-ANS-3: only the seat that is asked answers', () => {
  expect(refusalOf(embers([{}, {}]), { to: 0, seat: 1, answer: { kind: 'act', do: 'rest' } })).toMatchObject({
    code: 'not-asked',
  });
});

test('C-END-13: whoever is not asked may still give up', () => {
  const before = embers([{}, {}]);
  const result = run.answer(before, { to: 0, seat: 1, answer: { kind: 'concede' } });
  expect(result).toMatchObject({ state: { outcome: { winners: [0], by: 'concession' }, frames: [] } });
  expect(run.aside(before, 1, { kind: 'concede' })).toBeUndefined();
  expect(run.aside(before, 1, { kind: 'act', do: 'rest' })).toMatchObject({ code: 'not-asked' });
});

test('K-ANS-6: a refusal tells the rule, the facts and the nearest answer', () => {
  const before = embers([{ hand: ['strike'], place: 0 }, { place: 900 }]);
  expect(refusalOf(before, { to: 0, seat: 0, answer: { kind: 'act', do: 'play', card: 'strike' } })).toEqual({
    code: 'out-of-reach',
    rule: 'E-4',
    facts: { card: 'strike' },
    nearest: { kind: 'act', do: 'step' },
  });
  const { state } = answered(before, { kind: 'act', do: 'step' });
  expect(refusalOf(state, { to: 1, seat: 0, answer: { kind: 'step', place: 450 } })).toEqual({
    code: 'no-such-step',
    rule: 'E-7',
    facts: { short: 150 },
    nearest: { kind: 'step', place: 300 },
  });
});

test.each([null, 7, 'rest', [], {}, { to: 0 }, { to: 0, seat: 0 }, { to: '0', seat: 0, answer: { kind: 'act' } }])(
  'K-ANS-4: a reply that is none is refused: %o',
  reply => {
    expect(refusalOf(embers([{}, {}]), reply)).toMatchObject({ code: 'malformed', rule: 'K-ANS-4' });
  },
);

test('after the end nothing is taken', () => {
  const { state } = answered(embers([{ hand: ['strike'] }, { fire: 1 }], [4, 4, 4]), {
    kind: 'act',
    do: 'play',
    card: 'strike',
  });
  expect(state.outcome).toEqual({ winners: [0], by: 'fire' });
  expect(run.pending(state)).toBeUndefined();
  expect(refusalOf(state, { to: 1, seat: 1, answer: { kind: 'act', do: 'rest' } })).toMatchObject({
    code: 'game-over',
  });
});

test('scripted dice that run out fail loudly', () => {
  expect(() => answered(embers([{ hand: ['strike'] }, {}], [1]), { kind: 'act', do: 'play', card: 'strike' })).toThrow(
    'ran out',
  );
});

test('rules that never ask are stopped with the procedures under way', () => {
  const spinning = machine({
    ...rules,
    procedures: { ...rules.procedures, turn: { ...rules.procedures.turn, draw: () => 'draw' } },
  });
  const before = { ...embers([{}, {}]), frames: [{ kind: 'turn' as const, step: 'draw' as const }] };
  expect(() => spinning.begin(before)).toThrow('no end in sight: turn.draw');
});

test('search goes the same way as play, and branches apart', () => {
  const before = embers([{ hand: ['mend', 'spark'], fire: 5 }, {}]);
  const scratch = run.scratch(before);
  const branch = scratch.fork();
  scratch.play({ kind: 'act', do: 'play', card: 'mend' });
  branch.play({ kind: 'act', do: 'play', card: 'spark' });
  expect(scratch.state.players[0]).toMatchObject({ fire: 7, sparks: 0 });
  expect(branch.state.players[0]).toMatchObject({ fire: 5, sparks: 1 });
  expect(before.players[0]).toMatchObject({ fire: 5, sparks: 0 });
  expect(scratch.state).toEqual(answered(before, { kind: 'act', do: 'play', card: 'mend' }).state);
});
