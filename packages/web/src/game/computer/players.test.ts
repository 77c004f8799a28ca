import { isRefused } from '@signum/kernel';
import { answerTable } from '@signum/host';
import { expect, test } from 'vitest';
import { classic } from '../classic.ts';
import type { ClassicTable } from '../classic-table.ts';
import { allMindsHere } from '../testing/desk-in-memory.ts';
import { newGame, RECRUIT } from '../testing/new-game.ts';
import { randomTables } from '../testing/random-table.ts';
import { players } from './players.ts';

const minds = allMindsHere();

/** Two recruits play until it is over. Every answer must be taken as it is given. */
async function played(seed: string): Promise<ClassicTable> {
  let [table] = randomTables(newGame([RECRUIT, RECRUIT]), seed, 1) as [ClassicTable];
  let drawn = 0;
  // a plain sequence in which every part of the range comes up: the same game each time
  const random = () => {
    drawn += 1;
    return (drawn * 0.618_033_988_75) % 1;
  };
  for (let answers = 0; answers < LONGEST; answers += 1) {
    const question = classic.pending(table.session.state);
    if (!question) return table;
    const answer = await players.recruit(table.session.state, question, random, minds);
    const next = answerTable(classic, table, { to: question.n, seat: question.seat, answer });
    if (isRefused(next)) throw new Error(JSON.stringify({ kind: question.kind, answer, why: next.refused }));
    table = next;
  }
  throw new Error(`no end after ${LONGEST} answers`);
}

const LONGEST = 5000;

test('recruits play a whole game: never against the rules, never without end, and they do fight', async () => {
  const { session } = await played('two recruits');
  expect(session.journal.outcome).toBeDefined();
  const types = new Set(session.told.flat().map(({ event }) => event.type));
  for (const type of [
    'attackDeclared',
    'buildingConstructed',
    'cardPlayed',
    'creatureSummoned',
    'moveEnded',
  ] as const) {
    expect(types).toContain(type);
  }
});

test('C-TIM-22: what a recruit answers hangs on nothing behind the other chair', async () => {
  const tables = randomTables(newGame([RECRUIT, RECRUIT]), 'same', 60);
  for (const { session } of tables.slice(10)) {
    const question = classic.pending(session.state);
    if (!question) continue;
    const others = session.state.players.map((player, seat) =>
      seat === question.seat
        ? player
        : { ...player, hand: player.hand.map(() => 'unknown'), deck: [...player.deck].fill('unknown') },
    );
    const blind = { ...session.state, players: others };
    const [seeing, guessing] = await Promise.all(
      [session.state, blind].map(state => players.recruit(state, question, () => 0.5, minds)),
    );
    expect(guessing).toEqual(seeing);
  }
});
