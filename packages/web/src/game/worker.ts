import { MindPool } from '@signum/ai';
import { clock } from './computer/clock.ts';
import { startMind } from './computer/start-mind.ts';
import type { OddsAnswer } from './contract.ts';
import { Desk } from './desk.ts';
import { browserStore } from './game-store.ts';
import type { Call, Word } from './messages.ts';
import { workerReckoner, type OddsWorker, type OddsWorkerWord } from './reckoner.ts';
import { switchboard } from './switchboard.ts';

/** The desk in a worker of its own: however long the rules or a computer think, the page moves on. */
const say = (word: Word): void => self.postMessage(word, {});

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** The worker beside this one. The page is not between them: the whole state goes there, and nobody else may see it. */
function startOddsWorker(listener: (answer: OddsAnswer) => void): OddsWorker {
  const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module', name: 'signum-odds' });
  const ready = new Promise<void>(resolve => {
    worker.addEventListener('message', ({ data }: MessageEvent<OddsWorkerWord>) => {
      if (data === 'ready') resolve();
      else listener(data);
    });
  });
  return { ready, send: call => worker.postMessage(call, {}), end: () => worker.terminate() };
}

/** More minds than a player has think no faster, and a worker for each core is as much as a machine can do. */
const MOST_MINDS = 4;

const minds = new MindPool({
  size: Math.max(1, Math.min(navigator.hardwareConcurrency || 1, MOST_MINDS)),
  start: startMind,
  now: clock,
  later: pause,
});

const desk = new Desk({
  store: browserStore(),
  minds,
  reckoner: workerReckoner(startOddsWorker, pause),
  tell: news => say({ news }),
  now: () => Date.now(),
  elapsed: () => performance.now(),
  pause,
  random: () => Math.random(),
  randomHex: bytes =>
    [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
});
const handle = switchboard(desk, say);

self.addEventListener('message', ({ data }: MessageEvent<Call>) => void handle(data));
