import { mindWorker, type MindWord, type MindWorker } from '@signum/ai';

/** A worker in which one mind at a time thinks. It ends with the one that started it, at the latest. */
export function startMind(): MindWorker {
  const worker = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module', name: 'signum-mind' });
  return mindWorker({
    send: call => worker.postMessage(call, {}),
    receive: listener => worker.addEventListener('message', ({ data }: MessageEvent<MindWord>) => listener(data)),
    failed(listener) {
      const tell = ({ message }: Partial<ErrorEvent>): void => listener(new Error(message ?? 'a worker has failed'));
      worker.addEventListener('error', event => {
        event.preventDefault(); // the minds think elsewhere now, and nothing is wrong with the game
        tell(event);
      });
      worker.addEventListener('messageerror', () => tell({}));
    },
    end: () => worker.terminate(),
  });
}
