import { writeTable } from '@signum/host';
import { isRefused } from '@signum/kernel';
import { describe, expect, test, vi } from 'vitest';
import { classic } from './classic.ts';
import { readClassicTable, type ClassicTable } from './classic-table.ts';
import type { TableGame } from './contract.ts';
import type { GameNote } from './game-note.ts';
import { followGame } from './table-store.ts';
import { deskInMemory } from './testing/desk-in-memory.ts';
import { ANNA, BORIS, newGame, RECRUIT } from './testing/new-game.ts';
import { randomTables } from './testing/random-table.ts';
import { isIdleWindow, passedOn, takenBack, undoIn, type Windows } from './windows.ts';

/** Long enough that tactics lie face down and things happen that they wait for. */
const MOMENTS = 700;
const FEW = 12;

function tables(seats: Parameters<typeof newGame>[0], undo: 'always' | 'fair' = 'fair'): readonly ClassicTable[] {
  return randomTables(newGame(seats, { undo }), 'windows', MOMENTS);
}

const against = tables([ANNA, RECRUIT]);
const idle = against.filter(isIdleWindow);
const someIdle = idle.filter((_window, at) => at % 4 === 0);

function asked({ session }: ClassicTable) {
  return classic.pending(session.state);
}

describe('against a computer', () => {
  test('the windows in which none of the own tactics fits are passed, and nothing else is answered', () => {
    expect(idle.length).toBeGreaterThan(5);
    for (const table of against) {
      const after = passedOn(table, 'fitting');
      expect(after !== table).toBe(isIdleWindow(table));
      expect(isIdleWindow(after)).toBe(false);
      const given = after.session.journal.entries.slice(table.session.journal.entries.length);
      expect(given.every(({ seat }) => seat === 0)).toBe(true);
      expect(new Set(given.map(({ answer }) => JSON.stringify(answer))).size).toBeLessThanOrEqual(1);
    }
  });

  test('only the person is spared: the computer passes for itself', () => {
    const windows = against.filter(table => asked(table)?.kind === 'tactic' && asked(table)?.seat === 1);
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.filter(isIdleWindow)).toEqual([]);
  });

  test('whoever wants to be asked is asked', () => {
    for (const table of idle) expect(passedOn(table, 'all')).toBe(table);
  });

  test('taking back never ends at a window that would pass again', () => {
    const windows = tables([ANNA, RECRUIT], 'always').filter(isIdleWindow).slice(0, FEW);
    for (const table of windows.map(window => passedOn(window, 'fitting'))) {
      const back = takenBack(table, 0, 'fitting');
      if (isRefused(back)) throw new Error(back.refused.code);
      expect(asked(back)?.seat).toBe(0);
      expect(isIdleWindow(back)).toBe(false);
      expect(back.session.journal.entries.length).toBeLessThan(table.session.journal.entries.length - 1);
    }
  });

  test('K-TAK-1: what may be taken back is what lies before the passes that nobody gave', () => {
    for (const table of someIdle) {
      const after = passedOn(table, 'fitting');
      const { free } = undoIn(after, 0, 'fitting');
      expect(free).toBe(!isRefused(takenBack(after, 0, 'fitting')));
    }
    // the computer acted before most of them: one who gave the pass could take it back, one who was spared has nothing
    const given = someIdle.map(table => passedOn(table, 'fitting')).filter(after => undoIn(after, 0, 'all').free);
    expect(given.length).toBeGreaterThan(0);
    expect(given.some(after => !undoIn(after, 0, 'fitting').free)).toBe(true);
  });
});

describe('a page that opens a game at such a window', () => {
  const window = idle[idle.length >> 1]!;
  const { n } = asked(window)!;

  async function opened(windows: Windows) {
    const { desk, line, store } = deskInMemory('page');
    await store.keep({ id: 'w' } as GameNote, writeTable(window));
    const { store: shown } = followGame(line, 'w', windows);
    const isAsked = (): TableGame => {
      const state = shown.getState();
      if (state.is !== 'there' || state.game.sight.question === null) throw new Error(`the game is ${state.is}`);
      return state.game;
    };
    const { sight } = await vi.waitFor(isAsked, { timeout: 30_000 });
    return { desk, store, question: sight.question! };
  }

  test('is asked if it wants all of them', async () => {
    expect((await opened('all')).question).toMatchObject({ n, kind: 'tactic', usable: [] });
  });

  test('is asked what comes after it if not, and the pass is in the saved game', async () => {
    const { desk, store, question } = await opened('fitting');
    expect(question.n).toBeGreaterThan(n);
    desk.answer(null, { kind: 'offerDraw' });
    await desk.settled();
    const saved = readClassicTable((await store.text('w'))!) as ClassicTable;
    expect(saved.session.journal.entries[n]).toMatchObject({ seat: 0, answer: { kind: 'tactic', tactic: 'pass' } });
  });
});

test('C-TIM-22: two people on one screen are asked at every window, whether a tactic fits or not', () => {
  const shared = tables([ANNA, BORIS]);
  const windows = shared.filter(table => asked(table)?.kind === 'tactic');
  expect(windows.length).toBeGreaterThan(5);
  for (const table of windows) expect(passedOn(table, 'fitting')).toBe(table);
});
