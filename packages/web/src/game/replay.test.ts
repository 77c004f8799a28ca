import { isFlawed } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { TableGame } from './contract.ts';
import { gameShelf } from './game-shelf.ts';
import { openReplay, watching, type Replay } from './open-replay.ts';
import { deskInMemory, type DeskInMemory } from './testing/desk-in-memory.ts';
import { begun } from './testing/followed.ts';
import { ANNA, BORIS, newGame, RECRUIT } from './testing/new-game.ts';

/** A game of some answers that ends with a concession, and the logs that its last chair saw. */
async function finished(desk: DeskInMemory, answers: number): Promise<{ id: string; last: TableGame }> {
  const { id, game: now } = await begun(desk.line, newGame([ANNA, BORIS]));
  for (let given = 0; given < answers; given += 1) {
    if (now().sight.curtain !== null) now().raiseCurtain();
    await desk.line.ask('pace', 'at once');
    await now().answer(now().answers().at(-1)!);
  }
  if (now().sight.curtain !== null) now().raiseCurtain();
  await desk.line.ask('pace', 'at once');
  await now().concede();
  await desk.desk.settled();
  return { id, last: now() };
}

async function opened(id: string, desk: DeskInMemory): Promise<Replay> {
  const replay = await openReplay(id, desk.line);
  if (replay === 'missing' || isFlawed(replay)) throw new Error(JSON.stringify(replay));
  return replay;
}

test('a game that is over is watched from its beginning to its end', async () => {
  const desk = deskInMemory('watch');
  const { id, last } = await finished(desk, 25);
  const replay = await opened(id, desk);
  expect(replay.moments).toHaveLength(27);
  expect(replay.seats).toEqual([ANNA, BORIS]);

  const end = await replay.sightAt(26, last.sight.seat);
  expect(end).toMatchObject({ view: last.sight.view, log: last.sight.log, outcome: last.sight.outcome });
  const beginning = await replay.sightAt(0, 'spectator');
  expect(beginning).toMatchObject({ outcome: null, question: null, view: { turn: 0, creatures: [] } });
});

test('after the end all hands may lie open; with the eyes of a seat they do not', async () => {
  const desk = deskInMemory('open');
  const { id } = await finished(desk, 25);
  const replay = await opened(id, desk);
  const hands = async (eyes: 'open' | 'spectator' | 0) =>
    (await replay.sightAt(20, eyes)).view.players.map(({ hand }) => typeof hand);
  expect(await hands('open')).toEqual(['object', 'object']);
  expect(await hands(0)).toEqual(['object', 'number']);
  expect(await hands('spectator')).toEqual(['number', 'number']);
});

test('nothing can be answered in a record, but one can take over from there', async () => {
  const desk = deskInMemory('over');
  const { id } = await finished(desk, 25);
  const replay = await opened(id, desk);
  const then = await replay.sightAt(15, 'open');
  const table = watching(then);
  expect(await table.answer(table.answers()[0]!)).toMatchObject({ code: 'not-asked' });

  const again = await replay.takeOver({ answers: 15, seats: [ANNA, RECRUIT], undo: 'always', odds: 'full' });
  expect(again).not.toBe(id);
  await desk.desk.settled();
  const shelf = gameShelf(desk.store, () => desk.line);
  expect((await shelf.inProgress()).map(note => note.id)).toEqual([again]);
  expect((await shelf.replays()).map(note => note.id)).toEqual([id]);
});

test('a game in progress is nothing to be watched: its secrets are still secrets', async () => {
  const desk = deskInMemory('in progress');
  const begun = (await desk.line.ask('begin', newGame([ANNA, BORIS]))) as { id: string };
  await desk.desk.settled();
  expect(await openReplay(begun.id, desk.line)).toMatchObject({ flaw: { where: 'outcome' } });
});

test('files leave this browser and come back: games to be played on, records to be watched', async () => {
  const desk = deskInMemory('files');
  const { id } = await finished(desk, 12);
  const shelf = gameShelf(desk.store, () => desk.line);
  const file = (await shelf.fileOf(id))!;
  const taken = await shelf.take(file);
  if (isFlawed(taken)) throw new Error(JSON.stringify(taken));
  expect(taken).toMatchObject({ holds: 'replay', answers: 13, seats: [ANNA, BORIS] });
  expect((await opened(taken.id, desk)).moments).toHaveLength(14);

  await desk.line.ask('begin', newGame([ANNA, RECRUIT]));
  await desk.desk.settled();
  const [going] = await shelf.inProgress();
  const copy = await shelf.take((await shelf.fileOf(going!.id))!);
  expect(copy).toMatchObject({ holds: 'game', outcome: null });
  expect(await shelf.take(new Blob(['a letter']))).toMatchObject({ flaw: { where: 'line 1, column 1' } });
});

test('games get names, and are put away for good even while they lie open', async () => {
  const desk = deskInMemory('names');
  const shelf = gameShelf(desk.store, () => desk.line);
  const { id } = (await desk.line.ask('begin', newGame([RECRUIT, RECRUIT]))) as { id: string };
  await desk.desk.settled();
  await shelf.rename(id, 'The long evening');
  expect(await desk.store.note(id)).toMatchObject({ name: 'The long evening' });
  await shelf.remove(id);
  await new Promise(resolve => setTimeout(resolve, 0));
  await desk.desk.settled();
  expect(await desk.store.notes()).toEqual([]);
});
