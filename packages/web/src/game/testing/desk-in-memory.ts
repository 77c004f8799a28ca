import { MindPool } from '@signum/ai';
import { draw, hashOfText, seeded } from '@signum/kernel';
import { Desk, type Surroundings } from '../desk.ts';
import { deskLine, type DeskLine } from '../desk-line.ts';
import type { GameStore } from '../game-store.ts';
import type { Word } from '../messages.ts';
import { reckon } from '../reckon.ts';
import { switchboard } from '../switchboard.ts';
import { memoryStore } from './memory-store.ts';

export interface DeskInMemory {
  readonly desk: Desk;
  readonly line: DeskLine;
  readonly store: GameStore;
  /** Everything that was sent to the page, in order. */
  readonly words: readonly Word[];
}

/** Nothing takes any time. Still a pause is not over at once: others must have their turn while two computers play. */
const NO_TIME: Pick<Surroundings, 'elapsed' | 'pause'> = {
  elapsed: () => 0,
  pause: () => new Promise(resolve => setTimeout(resolve, 0)),
};

/** A desk and a page in one process. Messages are cloned on their way, as between a page and its worker. */
export function deskInMemory(
  seed: string,
  store: GameStore = memoryStore(),
  minds: Surroundings['minds'] = allMindsHere(),
  time: Pick<Surroundings, 'elapsed' | 'pause'> = NO_TIME,
): DeskInMemory {
  const chance = seeded(hashOfText(seed));
  const words: Word[] = [];
  const listeners: ((word: Word) => void)[] = [];
  const say = (word: Word): void => {
    const copy = structuredClone(word);
    words.push(copy);
    for (const listener of listeners) listener(copy);
  };
  const desk = new Desk({
    store,
    minds,
    reckoner: { reckon: async (state, question) => reckon(state, question), drop: () => undefined },
    tell: news => say({ news }),
    now: () => 1_000_000,
    ...time,
    random: () => draw(chance, 1_000_000) / 1_000_000,
    randomHex: bytes => Array.from({ length: bytes * 2 }, () => draw(chance, 16).toString(16)).join(''),
  });
  const handle = switchboard(desk, say);
  const line = deskLine({
    send: call => void handle(structuredClone(call)),
    receive: listener => void listeners.push(listener),
  });
  return { desk, line, store, words };
}

/** Nobody thinks elsewhere. */
export function allMindsHere(): MindPool {
  return new MindPool({
    size: 0,
    start: () => {
      throw new Error('no workers here');
    },
    now: () => performance.timeOrigin + performance.now(),
    later: async () => undefined,
  });
}
