import { OCCASIONS, occasionOf } from '@signum/classic';
import { twinOf } from '@signum/classic/testing';
import { isRefused, hashOfText, seeded } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import type { ClassicTable } from './classic-table.ts';
import { classic } from './classic.ts';
import type { Question } from './contract.ts';
import { sightOf } from './sight-of.ts';
import { ALWAYS, giveWord, isPassedOver, readWord, wordOf, type StandingWord } from './standing-word.ts';
import { ANNA, BORIS, newGame } from './testing/new-game.ts';
import { randomTables } from './testing/random-table.ts';
import { passedOn, takenBack } from './windows.ts';

/** Long enough that tactics of both lie face down, and several turns go by with them. */
const tables = randomTables(newGame([ANNA, BORIS], { undo: 'always' }), 'windows', 700);

type Window = Extract<Question, { kind: 'tactic' }>;
const windows = tables.filter(table => classic.pending(table.session.state)?.kind === 'tactic');

function windowOf({ session }: ClassicTable): Window {
  return classic.pending(session.state) as Window;
}

function occasionsOf(table: ClassicTable): readonly string[] {
  return windowOf(table).events.map(({ type }) => occasionOf(type));
}

function said(table: ClassicTable, word: Partial<StandingWord>): ClassicTable {
  return giveWord(table, windowOf(table).seat, { ...ALWAYS, ...word });
}

test('the games of these tests have windows of every kind, in both turns', () => {
  expect(new Set(windows.flatMap(occasionsOf)).size).toBeGreaterThan(4);
  expect(new Set(windows.map(table => windowOf(table).seat === table.session.state.active)).size).toBe(2);
  expect(windows.filter(table => windowOf(table).usable.length > 0).length).toBeGreaterThan(0);
});

test('C-TIM-22: whoever has said nothing is asked every time', () => {
  expect(windows.filter(isPassedOver)).toEqual([]);
});

test('C-TAC-3: whoever lets a turn pass is asked at no window of it, and at all of the next', () => {
  for (const table of windows) {
    const { turn } = table.session.state;
    expect(isPassedOver(said(table, { quietIn: [turn] }))).toBe(true);
    expect(isPassedOver(said(table, { quietIn: [turn - 1, turn + 1] }))).toBe(false);
  }
});

test('C-TAC-3: whoever lets an action pass is asked again when the next one has begun', () => {
  const lengths = windows.slice(0, -1).map(table => {
    const { seat, n } = windowOf(table);
    const later = tables.slice(n + 1).map(next => giveWord(next, seat, { ...ALWAYS, quietSince: n }));
    const begins = later.findIndex(({ session }) => {
      const { kind } = session.journal.entries.at(-1)!.answer as { readonly kind: string };
      return kind === 'nextAction' || kind === 'construct';
    });
    const own = later.filter(next => classic.pending(next.session.state)?.seat === seat);
    for (const next of own.filter(one => windows.some(({ session }) => session === one.session)))
      expect(isPassedOver(next)).toBe(begins < 0 || later.indexOf(next) < begins);
    return begins;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(3);
});

test('on a chosen occasion one is asked, and on no other', () => {
  for (const table of windows) {
    for (const occasion of OCCASIONS)
      expect(isPassedOver(said(table, { on: [occasion] }))).toBe(!occasionsOf(table).includes(occasion));
    expect(isPassedOver(said(table, { on: [] }))).toBe(true);
  }
});

test("C-TAC-5: in the own turn nobody is asked who wants to be asked in the opponent's only", () => {
  for (const table of windows) {
    const isOwn = windowOf(table).seat === table.session.state.active;
    expect(isPassedOver(said(table, { turns: "opponent's" }))).toBe(isOwn);
  }
});

test('a word is of its seat alone: the other one is asked as before', () => {
  for (const table of windows) {
    const other = giveWord(table, 1 - windowOf(table).seat, { ...ALWAYS, on: [] });
    expect(isPassedOver(other)).toBe(false);
  }
});

describe('C-TIM-22: what lies face down decides nothing', () => {
  const words: Partial<StandingWord>[] = [
    {},
    ...OCCASIONS.map(occasion => ({ on: [occasion] })),
    { turns: "opponent's" },
    { quietSince: 0 },
  ];
  const chance = seeded(hashOfText('twins'));
  const pairs = windows.map(table => {
    const { session } = table;
    const state = twinOf(session.state, 1 - windowOf(table).seat, chance);
    return [table, { ...table, session: { ...session, state } }] as const;
  });

  test('two worlds that the opponent cannot tell apart are passed over alike', () => {
    for (const [here, there] of pairs)
      for (const word of words) expect(isPassedOver(said(there, word))).toBe(isPassedOver(said(here, word)));
    // whoever looked at what fits would have told them apart
    const fits = pairs.filter(([here, there]) => windowOf(here).usable.length !== windowOf(there).usable.length);
    expect(fits.length).toBeGreaterThan(0);
  });

  test('nor does the opponent see a word of the owner, or anything else that differs', () => {
    for (const [here, there] of pairs.filter((_pair, at) => at % 10 === 0)) {
      const chair = 1 - windowOf(here).seat;
      const [one, two] = [here, said(there, { on: ['attack'] })].map(world =>
        JSON.stringify(sightOf('id', world, chair)),
      );
      expect(two).toBe(one);
    }
  });
});

test('every window that is passed over is a recorded pass of its owner, and nothing else is answered', () => {
  const table = windows.find(one => windowOf(one).seat !== one.session.state.active)!;
  const after = passedOn(said(table, { on: [] }), 'all');
  const given = after.session.journal.entries.slice(table.session.journal.entries.length);
  expect(given.length).toBeGreaterThan(0);
  expect(given.map(({ answer }) => answer)).toEqual(given.map(() => ({ kind: 'tactic', tactic: 'pass' })));
  expect(new Set(given.map(({ seat }) => seat))).toEqual(new Set([windowOf(table).seat]));
  expect(isPassedOver(after)).toBe(false);
});

test('K-TAK-1: whoever takes back what it let pass is asked again; the word of the other one stands', () => {
  const table = windows[windows.length >> 1]!;
  const { seat } = windowOf(table);
  const { turn } = table.session.state;
  const quiet = giveWord(said(table, { quietIn: [turn] }), 1 - seat, { ...ALWAYS, quietIn: [turn] });
  const back = takenBack(passedOn(quiet, 'all'), seat, 'all');
  if (isRefused(back)) throw new Error(back.refused.code);
  expect(windowOf(back)).toMatchObject({ kind: 'tactic', seat });
  expect(wordOf(back, seat).quietIn).toEqual([]);
  expect(wordOf(back, 1 - seat).quietIn).toEqual([turn]);
});

test.each([
  ['nothing', null],
  ['a sentence', 'never'],
  ['no occasions', { turns: 'every', quietIn: [] }],
  ['turns that nobody knows', { on: [], turns: 'some', quietIn: [] }],
  ['a turn that is none', { on: [], turns: 'every', quietIn: [-1] }],
  ['an action that is none', { on: [], turns: 'every', quietIn: [], quietSince: 0.5 }],
])('%s is no word', (_what, value) => {
  expect(readWord(value)).toBeUndefined();
});
