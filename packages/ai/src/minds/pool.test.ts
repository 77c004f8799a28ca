import { veil } from '@signum/classic';
import { acting } from '@signum/classic/testing';
import { hashOfText } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from '../player.ts';
import { players } from '../players.ts';
import { WARLORD } from '../search/profile.ts';
import { searcher } from '../search/searcher.ts';
import type { MindCall, MindWord } from './call.ts';
import { mindWorker, type MindPort } from './mind-worker.ts';
import { MindPool, type Consulted, type PoolPlan } from './pool.ts';
import { thinker } from './thinker.ts';

/** A creature among three others, that is to act: much to compare. */
const table = acting({
  heroes: false,
  creatures: {
    ours: { kind: 'hero', at: [50, 50], print: { strength: 1, health: 6 } },
    a: { at: [300, 300], print: { strength: 3, health: 4 } },
    hero: { of: 1, kind: 'hero', at: [300, 332], print: { strength: 1, health: 4 } },
    other: { of: 1, at: [332, 300], print: { strength: 1, health: 1 } },
  },
});

/** The Warlord's way to think, with less work. */
const hasty = searcher('hasty', { ...WARLORD, work: 300 });

const consulted = (player: Player, end?: number): Consulted => ({
  player,
  sight: veil(table.state, 0),
  question: table.asked('act'),
  seed: hashOfText('pool'),
  ...(end !== undefined && { end }),
});

type Mood = 'fails' | 'late' | 'sleeps' | 'works';

/** A worker that is none: what is said is copied on its way, as between workers, and takes as long. */
class Elsewhere implements MindPort {
  readonly calls: MindCall[] = [];
  isEnded = false;
  #listener: (word: MindWord) => void = () => undefined;
  #fail: (why: Error) => void = () => undefined;
  readonly #think = thinker(() => 0, { hasty, warlord: players.warlord });
  readonly #mood: Mood;

  constructor(mood: Mood = 'works') {
    this.#mood = mood;
  }

  receive(listener: (word: MindWord) => void): void {
    this.#listener = listener;
    if (this.#mood !== 'late') setTimeout(() => listener('ready'), 0);
  }

  lose(): void {
    this.#fail(new Error('out of memory'));
  }

  failed(listener: (why: Error) => void): void {
    this.#fail = listener;
  }

  send(call: MindCall): void {
    this.calls.push(call);
    const copy = structuredClone(call);
    if (this.#mood === 'sleeps') return;
    setTimeout(() => {
      if (this.isEnded) return;
      if (this.#mood === 'fails') this.lose();
      else this.#listener(structuredClone(this.#think(copy)));
    }, 0);
  }

  end(): void {
    this.isEnded = true;
  }
}

/** A pool whose workers have come up. */
async function pooled(size: number, make: () => Elsewhere = () => new Elsewhere(), plan: Partial<PoolPlan> = {}) {
  const workers: Elsewhere[] = [];
  const start = () => {
    const worker = make();
    workers.push(worker);
    return mindWorker(worker);
  };
  const pool = new MindPool({ size, start, now: () => 0, later: () => new Promise(() => undefined), ...plan });
  pool.prepare();
  await soon();
  return { pool, workers };
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
const alone = hasty.decide(veil(table.state, 0), table.asked('act'), hashOfText('pool'));

describe('minds in workers', () => {
  test.each([1, 2, 3, 4, 7])('come to the same verdict with %i of them as one after the other', async size => {
    const { pool, workers } = await pooled(size);
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
    expect(alone.why.length).toBeGreaterThan(1);
    const minds = workers.flatMap(({ calls }) => calls.map(({ mind }) => mind));
    expect(minds.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  });

  test('are told the cards once, and again only if they are others', async () => {
    const { pool, workers } = await pooled(1);
    await pool.decide(consulted(hasty));
    await pool.decide(consulted(hasty));
    const [{ calls }] = workers as [Elsewhere];
    expect(calls.map(({ cards }) => cards !== undefined)).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
    const { sight, ...rest } = consulted(hasty);
    const more = { ...sight.state.cards, another: Object.values(sight.state.cards)[0]! };
    await pool.decide({ ...rest, sight: { ...sight, state: { ...sight.state, cards: more } } });
    expect(calls.filter(({ cards }) => cards !== undefined).length).toBe(2);
  });

  test('are not bothered by whoever has one mind', async () => {
    const { pool, workers } = await pooled(2);
    const { sight, question, seed } = consulted(players.soldier);
    expect(await pool.decide(consulted(players.soldier))).toEqual(players.soldier.decide(sight, question, seed));
    expect(workers.flatMap(({ calls }) => calls)).toEqual([]);
  });
});

describe('without workers the minds think one after the other', () => {
  test('if there are none yet', async () => {
    const pool = new MindPool({
      size: 2,
      start: () => mindWorker(new Elsewhere()),
      now: () => 0,
      later: async () => undefined,
    });
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
  });

  test('if none can be made, which is not tried again and again', async () => {
    let tries = 0;
    const start = (): never => {
      tries += 1;
      throw new Error('no workers here');
    };
    const { pool } = await pooled(2, undefined, { start });
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
    expect(tries).toBe(1);
  });

  test('if one of them fails to come up while others think already', async () => {
    let made = 0;
    const late = new Elsewhere('late');
    const { pool, workers } = await pooled(2, () => ((made += 1) === 1 ? new Elsewhere('sleeps') : late));
    const waiting = pool.decide(consulted(hasty));
    late.lose();
    expect(await waiting).toEqual(alone);
    expect(workers[0]!.isEnded).toBe(true);
  });

  test('if one of them fails over a thought; then all are ended', async () => {
    const { pool, workers } = await pooled(2, () => new Elsewhere('fails'));
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });
});

test('minds that are lost are not waited for: long after the deadline the others decide', async () => {
  let made = 0;
  const mixed = () => new Elsewhere((made += 1) === 1 ? 'sleeps' : 'works');
  /** One of the two has all minds that are left, and has thought at least two thoughts. */
  const later = async () => {
    while (workers[1]!.calls.length < 3) await soon();
  };
  const { pool, workers } = await pooled(2, mixed, { later });
  const verdict = await pool.decide(consulted(hasty, 1));
  expect(verdict!.why.length).toBeGreaterThan(1);
  expect(verdict!.work).toBeLessThan(alone.work);
  expect(workers[0]!.isEnded).toBe(true);
});

test('if all minds are lost, habit decides', async () => {
  const { pool } = await pooled(2, () => new Elsewhere('sleeps'), { now: () => 2, later: soon });
  const { sight, question, seed } = consulted(hasty);
  const habit = players.drilled.decide(sight, question, seed).answer;
  expect(await pool.decide(consulted(hasty, 1))).toMatchObject({ answer: habit, why: [] });
});

describe('a pool that is closed', () => {
  test('ends its workers at once, and whoever waited is told nothing', async () => {
    const { pool, workers } = await pooled(2, () => new Elsewhere('sleeps'));
    const waiting = pool.decide(consulted(hasty));
    pool.close();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(await waiting).toBeUndefined();
  });

  test('starts new ones when it is needed again', async () => {
    const { pool, workers } = await pooled(2);
    pool.close();
    pool.prepare();
    await soon();
    expect(await pool.decide(consulted(hasty))).toEqual(alone);
    expect(workers.length).toBe(4);
  });

  test('keeps them if nothing was being thought about when it was dropped', async () => {
    const { pool, workers } = await pooled(2);
    pool.drop();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, false]);
    const waiting = pool.decide(consulted(hasty));
    pool.drop();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(await waiting).toBeUndefined();
  });
});
