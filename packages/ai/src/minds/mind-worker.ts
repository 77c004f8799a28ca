import type { Opinion } from '../player.ts';
import type { MindCall, MindWord } from './call.ts';

/** Somebody elsewhere in whom one mind at a time can think. */
export interface MindWorker {
  /** When it has come up; fails if it never will. */
  readonly ready: Promise<void>;
  /** Fails if the worker does, or is ended. */
  think(call: MindCall): Promise<Opinion>;
  end(): void;
}

/** As much of a worker, of a browser or of Node, as is needed here. */
export interface MindPort {
  send(call: MindCall): void;
  receive(listener: (word: MindWord) => void): void;
  /** Hears that something went wrong in the worker, or that it is gone. */
  failed(listener: (why: Error) => void): void;
  end(): void;
}

/** Nobody listens yet. */
const nobody = (): void => undefined;

/** Thinking through a port, one call after the other. */
export function mindWorker(port: MindPort): MindWorker {
  let hear: (word: MindWord) => void = nobody;
  let fail: (why: Error) => void = nobody;
  let lost: Error | null = null;
  const lose = (why: Error): void => {
    lost ??= why;
    fail(why);
  };
  const nextWord = (): Promise<MindWord> =>
    new Promise((resolve, reject) => {
      hear = resolve;
      fail = reject;
      if (lost) reject(lost);
    });
  port.receive(word => hear(word));
  port.failed(lose);
  return {
    ready: nextWord().then(() => undefined),
    think(call) {
      const word = nextWord();
      port.send(call);
      return word as Promise<Opinion>;
    },
    end() {
      port.end();
      lose(new Error('ended'));
    },
  };
}
