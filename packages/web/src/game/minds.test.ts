import type { Consulted, Verdict } from '@signum/ai';
import { describe, expect, test } from 'vitest';
import type { Minds } from './computer/players.ts';
import type { SeatPlan, TableGame } from './contract.ts';
import { deskInMemory } from './testing/desk-in-memory.ts';
import { begun as beginAndFollow } from './testing/followed.ts';
import { memoryStore } from './testing/memory-store.ts';
import { ANNA, newGame, RECRUIT } from './testing/new-game.ts';

const WARLORD: SeatPlan = { kind: 'computer', name: 'Warlord', level: 'warlord' };

/** Workers that note what is wanted of them. They answer by habit; slow ones think until they are sent home. */
class NotedMinds implements Minds {
  readonly wanted: ('close' | 'drop' | 'prepare')[] = [];
  readonly asked: Consulted[] = [];
  isSlow = false;
  #release: () => void = () => undefined;

  async decide(consulted: Consulted): Promise<Verdict | undefined> {
    const { player, sight, question, seed } = consulted;
    this.asked.push(consulted);
    if (!this.isSlow) return player.decide(sight, question, seed, () => false);
    await new Promise<void>(resolve => (this.#release = resolve));
    return undefined;
  }

  prepare(): void {
    this.wanted.push('prepare');
  }

  drop(): void {
    this.wanted.push('drop');
    this.#release();
  }

  close(): void {
    this.wanted.push('close');
    this.#release();
  }
}

async function begun(other: SeatPlan) {
  const minds = new NotedMinds();
  const { desk, line } = deskInMemory('minds', memoryStore(), minds);
  const { id, game, stop } = await beginAndFollow(line, newGame([ANNA, other], { undo: 'always' }));
  return { desk, line, id, minds, stop, game };
}

/** Anna answers whatever she is asked until something has come true. */
async function until(game: () => TableGame, isSo: () => boolean): Promise<void> {
  for (let rounds = 0; rounds < 2000 && !isSo(); rounds += 1) {
    await tick();
    const now = game();
    if (!isSo() && now.sight.question) await now.answer(now.answers()[0]!);
  }
  expect(isSo()).toBe(true);
}

const tick = () => new Promise(resolve => setTimeout(resolve, 0));

describe('workers for minds', () => {
  test('come up when a Warlord sits at the table, and are asked what it is asked', async () => {
    const { minds, game } = await begun(WARLORD);
    await until(game, () => minds.asked.length > 2);
    expect(minds.wanted).toContain('prepare');
    expect(new Set(minds.asked.map(({ player }) => player.name))).toEqual(new Set(['warlord']));
    for (const { sight, question, end } of minds.asked) {
      expect(sight.seat).toBe(1);
      expect(question.seat).toBe(1);
      expect(end).toBeGreaterThan(0);
    }
  });

  test('are shown nothing that the Warlord may not know (C-ZON-1)', async () => {
    const { minds, game } = await begun(WARLORD);
    await until(game, () => minds.asked.length > 5);
    for (const { sight } of minds.asked) {
      const { hand, deck } = sight.state.players[0]!;
      expect(new Set([...hand, ...deck])).toEqual(new Set(['?']));
      expect(sight.state.chance).toEqual({ seed: '0'.repeat(64), drawn: 0 });
    }
  });

  test('do not come up for whoever has one mind', async () => {
    const { minds, game } = await begun(RECRUIT);
    await until(game, () => minds.asked.length > 2);
    expect(minds.wanted).not.toContain('prepare');
  });

  test('are sent home when the page looks at something else, and the game goes on when it is opened again', async () => {
    const { desk, line, id, minds, stop, game } = await begun(WARLORD);
    minds.isSlow = true;
    await until(game, () => minds.asked.length > 0);
    stop();
    await tick();
    expect(minds.wanted.at(-1)).toBe('close');
    const asked = minds.asked.length;
    await tick();
    expect(minds.asked.length).toBe(asked);
    minds.isSlow = false;
    await line.ask('open', { id });
    while (minds.asked.length === asked) await tick();
    expect(minds.wanted).toContain('prepare');
    await desk.settled();
  });

  test('are sent home when somebody concedes while the Warlord thinks, and its answer is not waited for', async () => {
    const { minds, game } = await begun(WARLORD);
    minds.isSlow = true;
    await until(game, () => minds.asked.length > 0);
    expect(await game().concede()).toBeUndefined();
    await tick();
    expect(minds.wanted.at(-1)).toBe('close');
    expect(game().sight.outcome).toMatchObject({ winners: [1] });
  });

  test('leave a thought that a take-back has made useless, and the game waits for whoever took it back', async () => {
    const { minds, game } = await begun(WARLORD);
    await until(game, () => game().sight.log.length > 10 && game().sight.question !== null);
    minds.isSlow = true;
    const before = minds.asked.length;
    await until(game, () => minds.asked.length > before);
    const { length } = minds.wanted;
    expect(await game().takeBack()).toBeUndefined();
    await tick();
    expect(minds.wanted.slice(length)).toContain('drop');
    expect(game().sight.question).not.toBeNull();
  });
});
