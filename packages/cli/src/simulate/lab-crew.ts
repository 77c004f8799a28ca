import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fixture } from './fixture.ts';
import { Lab, type Played } from './lab.ts';
import type { Series } from './series.ts';

/** Processes that play games of one series at the same time. Who plays which changes nothing but the order in which they end. */
export class LabCrew {
  readonly #series: Series;
  readonly #members: ChildProcess[];

  /** Alone, games are played here and no other process is begun. */
  constructor(series: Series, size: number) {
    this.#series = series;
    const script = fileURLToPath(new URL('lab-crew-main.ts', import.meta.url));
    const count = size > 1 ? size : 0;
    this.#members = Array.from({ length: count }, () => fork(script, [], { execArgv: ['--import', 'tsx'] }));
    for (const member of this.#members) member.send({ series });
  }

  /** Tells of each game as soon as it is over. Nobody waits for the others in between. */
  async play(fixtures: readonly Fixture[], over: (played: Played) => void): Promise<void> {
    if (this.#members.length === 0) {
      const lab = new Lab(this.#series);
      for (const fixture of fixtures) over(lab.play(fixture));
      return;
    }
    const waiting = fixtures.values();
    await Promise.all(
      this.#members.map(async member => {
        for (const fixture of waiting) over(await playedBy(member, fixture));
      }),
    );
  }

  close(): void {
    for (const member of this.#members) member.kill();
  }
}

function playedBy(member: ChildProcess, fixture: Fixture): Promise<Played> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void => reject(new Error(`a process has left (${code}) in ${fixture.seed}`));
    member.once('exit', lost);
    member.once('message', played => {
      member.off('exit', lost);
      resolve(played as Played);
    });
    member.send({ fixture });
  });
}
