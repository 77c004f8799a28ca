import { describe, expect, test } from 'vitest';
import type { OddsAnswer, Reply, TableGame } from './contract.ts';
import { followGame } from './table-store.ts';
import { deskInMemory } from './testing/desk-in-memory.ts';
import { begun, followed } from './testing/followed.ts';
import { ANNA, BORIS, newGame, RECRUIT } from './testing/new-game.ts';

/** Plays on with the first answer of every list, until so many were given. */
async function playOn(game: () => TableGame, answers: number): Promise<void> {
  for (let given = 0; given < answers; given += 1) {
    if (game().sight.curtain !== null) game().raiseCurtain();
    await Promise.resolve();
    expect(await game().answer(game().answers()[0]!)).toBeUndefined();
  }
}

/** Waits until a person is asked: a computer may have to play first. */
async function asked(game: () => TableGame): Promise<void> {
  while (game().sight.question === null) await tick();
}

const tick = () => new Promise(resolve => setTimeout(resolve, 0));

describe('two people before one screen', () => {
  test('the curtain is down until the one who is asked sits there', async () => {
    const { game } = await begun(deskInMemory('curtain').line, newGame([ANNA, BORIS]));
    const { waitingFor } = game().sight;
    expect(game().sight).toMatchObject({ curtain: waitingFor, question: null, closed: [] });
    expect(game().sight.view.players.map(({ hand }) => typeof hand)).toEqual(['number', 'number']);
    expect(await game().answer({ kind: 'whoBegins', first: 0 })).toMatchObject({ code: 'not-asked' });

    game().raiseCurtain();
    await tick();
    expect(game().sight).toMatchObject({ curtain: null, seat: waitingFor, question: { kind: 'whoBegins' } });
  });

  test('the curtain falls when the other one is asked, and takes the first hand with it', async () => {
    const { game } = await begun(deskInMemory('falls').line, newGame([ANNA, BORIS]));
    game().raiseCurtain();
    await tick();
    while (game().sight.curtain === null) await playOn(game, 1);
    const { sight } = game();
    expect(sight.curtain).toBe(sight.waitingFor);
    expect(sight.question).toBeNull();
    expect(sight.view.players.every(({ hand, pool }) => typeof hand === 'number' && pool === null)).toBe(true);
  });
});

describe('a person and a computer', () => {
  test('the computer plays until the person is asked, and nobody leaves the chair', async () => {
    const { game } = await begun(deskInMemory('computer').line, newGame([ANNA, RECRUIT]));
    const logs: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await asked(game);
      expect(game().sight).toMatchObject({ seat: 0, curtain: null, waitingFor: 0 });
      logs.push(game().sight.log.length);
      await playOn(game, 1);
    }
    expect(logs.at(-1)).toBeGreaterThan(logs[0]!);
  });

  test('C-END-13: one may concede although nobody has asked', async () => {
    const desk = deskInMemory('concede');
    const { game } = await begun(desk.line, newGame([ANNA, BORIS]));
    game().raiseCurtain();
    await tick();
    const loser = game().sight.seat;
    expect(await game().concede()).toBeUndefined();
    expect(game().sight.outcome).toEqual({ winners: [1 - loser], by: 'concession' });
    await desk.desk.settled();
    expect(await desk.store.notes()).toMatchObject([{ outcome: { by: 'concession' }, holds: 'game' }]);
  });
});

test('K-ANS-1: what does not fit is refused, on the page and at the desk alike, and nothing changes', async () => {
  const { game } = await begun(deskInMemory('refused').line, newGame([ANNA, RECRUIT]));
  await asked(game);
  const before = game().sight;
  const wrong = { kind: 'whoBegins', first: 7 } as Reply;
  expect(game().judge(wrong)?.code).toBe((await game().answer(wrong))?.code);
  expect(game().sight).toBe(before);
});

test('taking back leads to the question before, and the log forgets with it', async () => {
  const { game } = await begun(deskInMemory('back').line, newGame([ANNA, RECRUIT], { undo: 'always' }));
  await asked(game);
  await playOn(game, 1);
  await asked(game);
  const { question, log } = game().sight;
  await playOn(game, 1);
  expect(await game().takeBack()).toBeUndefined();
  expect(game().sight.question).toEqual(question);
  expect(game().sight.log).toEqual(log);
});

test('a page that is loaded again finds the game as it was left', async () => {
  const desk = deskInMemory('reload');
  const { id, game } = await begun(desk.line, newGame([ANNA, RECRUIT]));
  for (let round = 0; round < 5; round += 1) {
    await asked(game);
    await playOn(game, 1);
  }
  await asked(game);
  await desk.desk.settled();
  const { game: again } = await followed(deskInMemory('another page', desk.store).line, id);
  expect(again().sight).toEqual(game().sight);
});

test('a game that is not there is told to be missing, and a damaged one to be broken', async () => {
  const desk = deskInMemory('damage');
  const { id } = await begun(desk.line, newGame([ANNA, BORIS]));
  await desk.desk.settled();
  const note = (await desk.store.note(id))!;
  await desk.store.keep({ ...note, id: 'half' }, (await desk.store.text(id))!.slice(0, -500));
  const states = ['nowhere', 'half'].map(wanted => followGame(desk.line, wanted).store);
  await tick();
  expect(states.map(store => store.getState())).toEqual([
    { is: 'missing' },
    { is: 'broken', what: expect.stringContaining('is not JSON') as string },
  ]);
});

test('odds are the odds of the rules, asked from the page', async () => {
  const { game } = await begun(deskInMemory('odds').line, newGame([ANNA, BORIS]));
  while (game().sight.view.creatures.length < 2) await playOn(game, 1);
  const [one, other] = game().sight.view.creatures;
  const answer: OddsAnswer = await game().oddsOf({ of: 'melee', attacker: one!.id, defender: other!.id });
  expect(answer).toMatchObject({
    of: 'melee',
    odds: { exchanges: [{ attacker: { who: one!.id }, defender: { who: other!.id } }] },
  });
});
