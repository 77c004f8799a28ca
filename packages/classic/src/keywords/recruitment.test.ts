import { expect, test } from 'vitest';
import { building, minion } from '../testing/cards.ts';
import { position, type Table } from '../testing/position.ts';

const recruits = { print: { keywords: [{ keyword: 'recruitment' }] } } as const;

function constructed(seat: 0 | 1): Table {
  return position({
    creatures: { one: { ...recruits, at: [200, 200] }, two: { ...recruits, at: [300, 300] } },
    cards: [minion('imp'), building('mill')],
    players: [
      { minion: 'imp', buildings: ['mill'] },
      { minion: 'imp', buildings: ['mill'] },
    ],
    active: seat,
    phase: 'construction',
    frames: [{ kind: 'construction', step: 'decide', seat, less: null }],
  }).answer({ building: 'mill' });
}

const minions = (table: Table) => table.state.creatures.filter(({ kind }) => kind === 'minion');

test('C-KW-Recruitment: a new building may bring a minion to each of them, without their activation', () => {
  let table = constructed(0);
  for (const n of [1, 2]) {
    expect(table.pending).toMatchObject({ kind: 'may', seat: 0, keyword: 'recruitment' });
    table = table.answer({ yes: true });
    table = table.answer(table.answers[0]!);
    expect(minions(table)).toHaveLength(n);
  }
  expect(table.creature('one')).toMatchObject({ activated: false });
});

test("C-KW-Recruitment: the opponent's buildings bring nothing", () => {
  expect(constructed(1).told('minionSummoned')).toEqual([]);
  expect(constructed(1).pending).toBeUndefined();
});
