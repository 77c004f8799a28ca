import { catalogue } from '@signum/cards';
import { hashOfText, seeded } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { Goal } from './goals.ts';
import { pickerOf, type Temper } from './temper.ts';

interface Table {
  readonly kind: string;
  readonly shown?: object;
  readonly answers: readonly object[];
  readonly hopes?: readonly Goal[];
  readonly state?: object;
}

/** How often of a hundred times each answer is given. */
function counts(temper: Temper, { kind, shown = {}, answers, hopes = [], state = {} }: Table): number[] {
  const pick = pickerOf([temper, temper], hopes);
  const chance = seeded(hashOfText('temper'));
  const taken = answers.map(() => 0);
  for (let time = 0; time < 100; time += 1) {
    const decision = { kind, seat: 0, n: 0, ...shown };
    taken[answers.indexOf(pick(decision, answers, chance, state) as object)]! += 1;
  }
  return taken;
}

const ACTIONS = [{ do: 'activate', creature: 'c1' }, { do: 'play', card: 'fireball' }, { do: 'end turn' }];

test('a fighter hardly ever ends its turn while something is open; a random player does as it happens', () => {
  const [, , ends] = counts('fighter', { kind: 'nextAction', answers: ACTIONS });
  expect(ends).toBeLessThan(8);
  expect(counts('random', { kind: 'nextAction', answers: ACTIONS })[2]).toBeGreaterThan(20);
});

test('a card that nobody has seen yet is played before anything else', () => {
  const usual = counts('fighter', { kind: 'nextAction', answers: ACTIONS })[1]!;
  const hoped = counts('fighter', { kind: 'nextAction', answers: ACTIONS, hopes: ['card played: fireball'] })[1]!;
  expect(hoped).toBeGreaterThan(usual);
  expect(hoped).toBeGreaterThan(80);
});

test('a fighter moves into contact if it can, and never stays', () => {
  const base = { hidden: false, r: 1600 };
  const board = {
    width: 60_000,
    bases: [
      { ...base, id: 'c1', team: 0, x: 30_000, y: 10_000 },
      { ...base, id: 'c2', team: 1, x: 30_000, y: 20_000 },
    ],
    terrains: [],
  };
  const answers = [{ stay: true }, { mode: 'walk', x: 30_000, y: 16_799 }, { mode: 'walk', x: 30_000, y: 4000 }];
  const [stays, fights, flees] = counts('fighter', { kind: 'route', shown: { creature: 'c1', board }, answers });
  expect(stays).toBe(0);
  expect(fights).toBeGreaterThan(10 * flees!);
});

test('a builder constructs what the cards in its hand need', () => {
  const state = { cards: catalogue, players: [{ hand: ['emergency-levy'], city: [] }] };
  const answers = ['none', 'arena', 'tavern'].map(building => ({ building }));
  const [none, arena, tavern] = counts('builder', { kind: 'construct', answers, state });
  expect(tavern).toBeGreaterThan(none! + arena!);
});
