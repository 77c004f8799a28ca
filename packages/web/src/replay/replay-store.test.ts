import { expect, test, vi } from 'vitest';
import type { Sight } from '../game/contract.ts';
import type { Moment } from '../game/messages.ts';
import type { Replay } from '../game/open-replay.ts';
import { followReplay } from './replay-store.ts';

const moments: Moment[] = [0, 1, 2, 3].map(events => ({ turn: 1, active: 0, by: 0, rolls: 0, deaths: 0, events }));
const first = { at: '2', eyes: 'open' } as const;

/** A recording whose moments come when the test says so. */
function slowReplay(): { replay: Replay; asked: number[]; deliver: () => void } {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const replay = {
    id: 'r1',
    moments,
    sightAt: (at: number) => {
      asked.push(at);
      return new Promise<Sight>(resolve => waiting.push(() => resolve({ id: `at ${at}` } as Sight)));
    },
  } as unknown as Replay;
  return { replay, asked, deliver: () => waiting.shift()?.() };
}

test('a recording opens at the moment that the address names', async () => {
  const { replay, deliver } = slowReplay();
  const { store } = followReplay(Promise.resolve(replay), first);
  await vi.waitFor(() => {
    deliver();
    expect(store.getState()).toMatchObject({ is: 'there', wish: { at: 2 }, sight: { id: 'at 2' } });
  });
});

test('whoever drags along the timeline is shown where the finger stops, not everything on the way', async () => {
  const { replay, asked, deliver } = slowReplay();
  const { store, show } = followReplay(Promise.resolve(replay), first);
  await vi.waitFor(() => expect(asked).toEqual([2]));
  for (const at of [0, 1, 3]) show({ at, eyes: 'open' });
  deliver();
  await vi.waitFor(() => expect(asked).toEqual([2, 3]));
  deliver();
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ wish: { at: 3 } }));
});

test('a recording that is not there, or damaged, is told so', async () => {
  const { store } = followReplay(Promise.resolve('missing'), first);
  const damaged = followReplay(Promise.resolve({ flaw: { where: 'entries[3]', what: 'is refused' } }), first);
  await vi.waitFor(() => expect(store.getState()).toEqual({ is: 'missing' }));
  await vi.waitFor(() => expect(damaged.store.getState()).toEqual({ is: 'broken', what: 'entries[3] is refused' }));
});
