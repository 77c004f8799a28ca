import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playBout, type Bout, type BoutResult } from './bout.ts';

/** Processes that play bouts at the same time. Which of them plays what changes nothing. */
export class Ring {
  readonly #members: ChildProcess[];

  /** Alone, bouts are played here and no other process is begun. */
  constructor(size: number) {
    const script = fileURLToPath(new URL('ring-main.ts', import.meta.url));
    const count = size > 1 ? size : 0;
    this.#members = Array.from({ length: count }, () => fork(script, [], { execArgv: ['--import', 'tsx'] }));
  }

  /** The results in the order of the bouts. */
  async play(bouts: readonly Bout[]): Promise<BoutResult[]> {
    if (this.#members.length === 0) return bouts.map(playBout);
    const results: BoutResult[] = [];
    const waiting = [...bouts.entries()];
    await Promise.all(
      this.#members.map(async member => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          results[next[0]] = await playedBy(member, next[1]);
      }),
    );
    return results;
  }

  close(): void {
    for (const member of this.#members) member.kill();
  }
}

function playedBy(member: ChildProcess, bout: Bout): Promise<BoutResult> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void => reject(new Error(`a process has left (${code}) in ${bout.seed}`));
    member.once('exit', lost);
    member.once('message', result => {
      member.off('exit', lost);
      resolve(result as BoutResult);
    });
    member.send(bout);
  });
}
