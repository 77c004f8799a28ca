import { expect, test } from 'vitest';
import { creatureOf } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { acting } from '../testing/acting.ts';
import { diceOf } from '../values/values.ts';

const howl = { keyword: 'howl', x: 'M', whom: 'creature', gives: [{ stat: 'strength', by: 1 }] } as const;

test('C-KW-Howl: everybody within X but the bearer has its text until the end of the turn, friend or foe, hidden or not', () => {
  const table = acting({
    heroes: false,
    creatures: {
      a: { at: [300, 300], print: { keywords: [howl] } },
      near: { at: [300, 400] },
      foe: { of: 1, at: [400, 300], hidden: true },
      far: { at: [300, 167] },
    },
  }).answer({ do: 'use', ability: 'howl 0' });
  const strength = (id: string) => diceOf(table.creature(id)!, table.state);
  expect(['a', 'near', 'foe', 'far'].map(strength)).toEqual([1, 2, 2, 1]);
  expect(table.creature('near')!.gains).toMatchObject([{ until: table.state.turn }]);
});

test('C-KW-Howl, C-ABL-16: whoever walks off keeps it, whoever comes later has it not, and it outlives the howler', () => {
  const { state } = acting({
    heroes: false,
    creatures: {
      a: { at: [300, 300], print: { keywords: [howl] } },
      near: { at: [300, 400] },
      far: { at: [300, 167] },
    },
  }).answer({ do: 'use', ability: 'howl 0' });
  const near = creatureOf(state, 'near' as CreatureId);
  const far = creatureOf(state, 'far' as CreatureId);
  [near.y, far.y] = [59_000, 25_000];
  expect([diceOf(near, state), diceOf(far, state)]).toEqual([2, 1]);
  state.creatures = state.creatures.filter(({ id }) => id !== 'a');
  expect(diceOf(near, state)).toBe(2);
});
