import { describe, expect, test } from 'vitest';
import type { TableGame } from './contract.ts';
import { allMindsHere, deskInMemory, type DeskInMemory } from './testing/desk-in-memory.ts';
import { begun, followed, type Followed } from './testing/followed.ts';
import { memoryStore } from './testing/memory-store.ts';
import { ANNA, BORIS, newGame, RECRUIT } from './testing/new-game.ts';
import { LOOK_EVERY } from './timekeeper.ts';

const MINUTE = 60_000;

/** Time that goes on when the test says so: pauses end when it has come so far. */
function handTurnedTime() {
  let now = 500;
  const waiting: { readonly until: number; readonly end: () => void }[] = [];
  return {
    elapsed: () => now,
    pause: (milliseconds: number) => new Promise<void>(end => waiting.push({ until: now + milliseconds, end })),
    async pass(milliseconds: number): Promise<void> {
      const until = now + milliseconds;
      while (now < until) {
        now = Math.min(until, now + 1_000);
        for (const pause of waiting.splice(0)) {
          if (pause.until <= now) pause.end();
          else waiting.push(pause);
        }
        await tick();
      }
    },
  };
}

const tick = () => new Promise(resolve => setTimeout(resolve, 0));

interface Clocked extends Followed {
  readonly desk: DeskInMemory;
  readonly time: ReturnType<typeof handTurnedTime>;
}

async function clocked(seats: Parameters<typeof newGame>[0], store = memoryStore()): Promise<Clocked> {
  const time = handTurnedTime();
  const desk = deskInMemory('clock', store, allMindsHere(), time);
  return { desk, time, ...(await begun(desk.line, newGame(seats, { minutes: 5, undo: 'always' }))) };
}

/** Whoever is to take the chair sits down. */
async function sitDown(game: () => TableGame): Promise<number> {
  game().raiseCurtain();
  await tick();
  return game().sight.seat;
}

describe('two people with five minutes each', () => {
  test('time runs only for the one who is asked and sits there, not while the screen is passed on', async () => {
    const { game, time } = await clocked([ANNA, BORIS]);
    await time.pass(MINUTE);
    expect(game().sight.clock).toEqual({ each: 5 * MINUTE, left: [5 * MINUTE, 5 * MINUTE], running: null });
    const seat = await sitDown(game);
    expect(game().sight.clock?.running).toBe(seat);
    await time.pass(20_000);
    while (game().sight.curtain === null) await game().answer(game().answers()[0]!);
    await time.pass(MINUTE);
    const { clock } = game().sight;
    expect(clock).toMatchObject({ running: null });
    expect(clock!.left[seat]).toBe(5 * MINUTE - 20_000);
    expect(clock!.left[1 - seat]).toBe(5 * MINUTE);
  });

  test('C-END-13: whoever has used it all up has lost, and the game is over for good', async () => {
    const { desk, game, time } = await clocked([ANNA, BORIS]);
    const seat = await sitDown(game);
    await time.pass(5 * MINUTE - 1_000);
    expect(game().sight.outcome).toBeNull();
    await time.pass(2_000);
    expect(game().sight).toMatchObject({ outcome: { winners: [1 - seat], by: 'clock' }, question: null });
    expect(game().sight.clock).toMatchObject({ running: null });
    expect(game().sight.undo.free).toBe(false);
    await desk.desk.settled();
    expect(await desk.store.notes()).toMatchObject([{ outcome: { by: 'clock' } }]);
  });

  test('what is refused takes time, and what is taken back gives none back', async () => {
    const { game, time } = await clocked([ANNA, BORIS]);
    const seat = await sitDown(game);
    await time.pass(3_000);
    expect(await game().answer({ kind: 'whoBegins', first: 7 })).toBeDefined();
    await time.pass(3_000);
    await game().answer(game().answers()[0]!);
    expect(game().sight.clock!.left[seat]).toBe(5 * MINUTE - 6_000);
    expect(await game().takeBack()).toBeUndefined();
    expect(game().sight.clock).toMatchObject({ running: seat });
    expect(game().sight.clock!.left[seat]).toBe(5 * MINUTE - 6_000);
  });

  test('the clock stands while nobody looks at the game, and goes on from there', async () => {
    const { desk, id, game, stop, time } = await clocked([ANNA, BORIS]);
    const seat = await sitDown(game);
    await time.pass(4_000);
    stop();
    await time.pass(10 * MINUTE);
    const again = await followed(desk.line, id);
    expect(again.game().sight).toMatchObject({ outcome: null, clock: { running: seat } });
    expect(again.game().sight.clock!.left[seat]).toBe(5 * MINUTE - 4_000);
  });

  test('whoever closes the page while thinking takes at most a few seconds with it', async () => {
    const store = memoryStore();
    const { desk, id, game, time } = await clocked([ANNA, BORIS], store);
    const seat = await sitDown(game);
    await time.pass(LOOK_EVERY * 3.5);
    await desk.desk.settled();
    const other = deskInMemory('other page', store, allMindsHere(), handTurnedTime());
    const { game: found } = await followed(other.line, id);
    expect(found().sight.clock!.left[seat]).toBe(5 * MINUTE - LOOK_EVERY * 3);
  });
});

test('a computer has no clock, and the time of its opponent stands while it plays', async () => {
  const { game, time } = await clocked([ANNA, RECRUIT]);
  while (game().sight.question === null) await time.pass(1_000);
  const before = game().sight.clock!;
  expect(before).toEqual({ each: 5 * MINUTE, left: [5 * MINUTE, null], running: 0 });
});

test('a game without a clock tells of none', async () => {
  const { game } = await begun(deskInMemory('none').line, newGame([ANNA, BORIS]));
  expect(game().sight).not.toHaveProperty('clock');
});
