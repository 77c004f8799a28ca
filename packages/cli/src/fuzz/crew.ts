import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playMatch, type Match, type Played } from './match.ts';

/** Several processes that play games at the same time. What comes back is in the order of the matches, whoever played which. */
export class Crew {
  readonly #members: ChildProcess[];

  /** Alone, games are played here and no other process is begun. */
  constructor(size: number) {
    const script = fileURLToPath(new URL('crew-main.ts', import.meta.url));
    const execArgv = ['--import', 'tsx'];
    const count = size > 1 ? size : 0;
    this.#members = Array.from({ length: count }, () => fork(script, [], { execArgv, serialization: 'advanced' }));
  }

  async play(matches: readonly Match[]): Promise<Played[]> {
    if (this.#members.length === 0) return matches.map(playMatch);
    const results: Played[] = [];
    const waiting = [...matches.entries()];
    await Promise.all(
      this.#members.map(async member => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, match] = next;
          results[index] = await playedBy(member, match);
        }
      }),
    );
    return results;
  }

  close(): void {
    for (const member of this.#members) member.kill();
  }
}

function playedBy(member: ChildProcess, match: Match): Promise<Played> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void =>
      reject(new Error(`a player has left (${code}) in the game ${match.seed}`));
    member.once('exit', lost);
    member.once('message', played => {
      member.off('exit', lost);
      resolve(played as Played);
    });
    member.send(match);
  });
}
