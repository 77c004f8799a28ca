import { writeTable } from '@signum/host';
import { draw, hashOfText, seeded } from '@signum/kernel';
import { expect, test } from 'vitest';
import { readClassicTable, type ClassicTable } from './classic-table.ts';
import { classic } from './classic.ts';
import type { GameNote } from './game-note.ts';
import { ALWAYS, wordOf, type StandingWord } from './standing-word.ts';
import { deskInMemory } from './testing/desk-in-memory.ts';
import { followed } from './testing/followed.ts';
import { ANNA, BORIS, newGame } from './testing/new-game.ts';
import { randomTables } from './testing/random-table.ts';

const tables = randomTables(newGame([ANNA, BORIS]), 'windows', 700);
/** Windows in the turn of the other one: for each of them a curtain falls. */
const windows = tables.filter(({ session }) => {
  const question = classic.pending(session.state);
  return question?.kind === 'tactic' && question.seat !== session.state.active;
});

/** A table on a desk, with the page that shows it. */
async function laid(table: ClassicTable) {
  const { desk, line, store } = deskInMemory('words');
  await store.keep({ id: 'w' } as GameNote, writeTable(table));
  const { game } = await followed(line, 'w');
  const saved = async (): Promise<ClassicTable> => {
    await desk.settled();
    return readClassicTable((await store.text('w'))!) as ClassicTable;
  };
  /** When the desk has heard all that was said. */
  const heard = (): Promise<unknown> => line.ask('pace', 'at once');
  const sitDown = async (): Promise<void> => {
    game().raiseCurtain();
    await heard();
  };
  const say = async (word: StandingWord): Promise<void> => {
    game().giveWord(word);
    await heard();
  };
  return { game, saved, say, sitDown, store };
}

/** Plays the rest of a turn by chance. Whoever is asked at the first window passes at all of them with this word; how many curtains fell for it? */
async function curtainsIn(table: ClassicTable, word: (n: number) => Partial<StandingWord>): Promise<number> {
  const { game, say, sitDown } = await laid(table);
  const { seat } = classic.pending(table.session.state)!;
  const { turn } = table.session.state;
  const chance = seeded(hashOfText('on'));
  let curtains = 0;
  while (game().sight.view.turn === turn && game().sight.outcome === null) {
    const isCurtained = game().sight.curtain !== null;
    if (isCurtained) await sitDown();
    const { question } = game().sight;
    if (question?.kind === 'tactic' && question.seat === seat) {
      if (isCurtained) curtains += 1;
      await say({ ...ALWAYS, ...word(question.n) });
      await game().answer({ kind: 'tactic', tactic: 'pass' });
    } else {
      const answers = game().answers();
      await game().answer(answers[draw(chance, answers.length)]!);
    }
  }
  return curtains;
}

const some = windows.filter((_window, at) => at % 40 === 0);

async function curtainsOfAll(word: (n: number, turn: number) => Partial<StandingWord>): Promise<number> {
  let curtains = 0;
  for (const table of some) curtains += await curtainsIn(table, n => word(n, table.session.state.turn));
  return curtains;
}

test('C-TIM-22: for whoever lets a turn pass no more curtain falls at a window of it, and fewer for an action', async () => {
  const always = await curtainsOfAll(() => ({}));
  const byAction = await curtainsOfAll(n => ({ quietSince: n }));
  const byTurn = await curtainsOfAll((_n, turn) => ({ quietIn: [turn] }));
  expect(byTurn).toBe(some.length); // the first one, behind which it was said
  expect(byAction).toBeGreaterThan(byTurn);
  expect(always).toBeGreaterThan(byAction);
});

test('C-ZON-1: nobody gives or sees a word before the curtain has risen, and each only the own', async () => {
  const table = windows[0]!;
  const { seat } = classic.pending(table.session.state)!;
  const { game, saved, say, sitDown } = await laid(table);
  const secret: StandingWord = { ...ALWAYS, on: ['attack'] };

  expect(game().sight).toMatchObject({ curtain: seat });
  expect(game().sight.word).toBeUndefined();
  await say(secret);
  await sitDown();
  expect(game().sight.word).toEqual(ALWAYS);

  await say(secret);
  expect(game().sight).toMatchObject({ word: secret, question: { kind: 'tactic' } });
  while (game().sight.curtain === null) await game().answer(game().answers()[0]!);
  expect(game().sight.curtain).toBe(1 - seat);
  expect(game().sight.word).toBeUndefined();
  await sitDown();
  expect(game().sight).toMatchObject({ seat: 1 - seat, word: ALWAYS });
  expect(wordOf(await saved(), seat)).toEqual(secret);
});

test('a word outlives the page on which it was given', async () => {
  const table = windows[0]!;
  const { seat, n } = classic.pending(table.session.state)!;
  const first = await laid(table);
  await first.sitDown();
  await first.say({ ...ALWAYS, quietIn: [table.session.state.turn] });
  expect(first.game().sight.question?.n).toBe(n); // what lies there is still asked

  const again = await laid(await first.saved());
  expect(again.game().sight.waitingFor).not.toBe(seat);
  await again.sitDown();
  expect(again.game().sight.question!.n).toBeGreaterThan(n);
});
