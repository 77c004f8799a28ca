import type { Call, RequestKind, Requests, SightNews, Word } from './messages.ts';

/** A line to the desk: requests with their answers, and news of the game that lies open. */
export interface DeskLine {
  ask<K extends RequestKind>(kind: K, asks: Requests[K]['asks']): Promise<Requests[K]['gives']>;
  /** Tells every new sight, until the listener is taken off. */
  listen(listener: (news: SightNews) => void): () => void;
}

/** The page's end of a message channel. */
export interface Port {
  send(call: Call): void;
  receive(listener: (word: Word) => void): void;
}

export function deskLine(port: Port): DeskLine {
  const waiting = new Map<number, { resolve(gives: unknown): void; reject(error: Error): void }>();
  const listeners = new Set<(news: SightNews) => void>();
  let calls = 0;

  port.receive(word => {
    if ('news' in word) {
      for (const listener of listeners) listener(word.news);
      return;
    }
    const caller = waiting.get(word.n);
    waiting.delete(word.n);
    if ('failed' in word) caller?.reject(new Error(word.failed));
    else caller?.resolve(word.gives);
  });

  return {
    ask: <K extends RequestKind>(kind: K, asks: Requests[K]['asks']) =>
      new Promise<Requests[K]['gives']>((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve: gives => resolve(gives as Requests[K]['gives']), reject });
        port.send({ n: calls, kind, asks } as Call);
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let line: DeskLine | null = null;

/** The one line of this page. The worker is started by whoever asks first, and stays. */
export function lineToWorker(): DeskLine {
  line ??= deskLine(portOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'signum' })));
  return line;
}

function portOf(worker: Worker): Port {
  return {
    send: call => worker.postMessage(call, {}),
    receive: listener => worker.addEventListener('message', ({ data }: MessageEvent<Word>) => listener(data)),
  };
}
