import { players, type Consulted } from '@signum/ai';
import { veil } from '@signum/classic';
import { acting } from '@signum/classic/testing';
import { hashOfText } from '@signum/kernel';
import { expect, test } from 'vitest';
import { mindPool } from './mind-pool.ts';

/** A hero with one wound left before a strong creature that is to act. */
const table = acting({
  heroes: false,
  creatures: {
    ours: { kind: 'hero', at: [50, 50], print: { strength: 1, health: 6 } },
    a: { at: [300, 300], print: { strength: 6, health: 4 } },
    hero: { of: 1, kind: 'hero', at: [300, 332], wounds: 3, print: { strength: 1, health: 4 } },
    other: { of: 1, at: [332, 300], print: { strength: 1, health: 1 } },
  },
});

const consulted: Consulted = {
  player: players.warlord,
  sight: veil(table.state, 0),
  question: table.asked('act'),
  seed: hashOfText('threads'),
};

test('a Warlord says the same, for the same reasons, whether its minds think here or in threads', async () => {
  const alone = mindPool(1);
  const minds = mindPool(3); // four minds do not come out even
  await Promise.all([alone.ready(), minds.ready()]);
  expect([alone.present, minds.present]).toEqual([0, 3]);
  const [here, there] = [await alone.decide(consulted), await minds.decide(consulted)];
  minds.close();
  expect(minds.present).toBe(0);
  expect(here!.why.length).toBeGreaterThan(1);
  expect(there).toEqual(here);
});
