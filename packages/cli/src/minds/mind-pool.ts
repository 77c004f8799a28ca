import { Worker } from 'node:worker_threads';
import { MindPool, mindWorker, type MindWord, type MindWorker } from '@signum/ai';

const SCRIPT = new URL('../../bin/mind-thread.mjs', import.meta.url);

/** Threads in which the minds of a player think. Alone, everything is thought here, and no thread is begun. */
export function mindPool(size: number): MindPool {
  return new MindPool({
    size: size > 1 ? size : 0,
    start: startMind,
    now: () => performance.timeOrigin + performance.now(),
    later: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds).unref()),
  });
}

/** A thread that has nothing to think about keeps no command from ending. */
function startMind(): MindWorker {
  const thread = new Worker(SCRIPT, { execArgv: [] });
  thread.unref();
  return mindWorker({
    send(call) {
      thread.ref();
      thread.postMessage(call, []);
    },
    receive(listener) {
      thread.on('message', (word: MindWord) => {
        thread.unref();
        listener(word);
      });
    },
    failed(listener) {
      thread.on('error', listener);
      thread.on('exit', code => listener(new Error(`a thread has left (${code})`)));
    },
    end: () => void thread.terminate(),
  });
}
