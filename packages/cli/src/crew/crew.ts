import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every process of a crew can do: it is told once what all tasks have in common, then does one task after the other. */
export type Craft<Briefing, Task, Result> = (briefing: Briefing) => (task: Task) => Promise<Result> | Result;

/** Tasks and results travel between processes, so all of them are plain data. */
export interface Trade<Briefing, Task, Result> {
  readonly craft: Craft<Briefing, Task, Result>;
  /** The script of a process, which offers the same craft (`serve`). */
  readonly script: URL;
  readonly briefing: Briefing;
}

/** Processes that do tasks of one kind at the same time. Who does which changes nothing but the order in which they end. */
export class Crew<Briefing, Task, Result> {
  readonly #trade: Trade<Briefing, Task, Result>;
  readonly #members: ChildProcess[];

  /** Alone, everything is done here and no other process is begun. */
  constructor(size: number, trade: Trade<Briefing, Task, Result>) {
    this.#trade = trade;
    const script = fileURLToPath(trade.script);
    // from the folder of its script a process finds tsx, wherever the command was called
    const options: ForkOptions = { execArgv: ['--import', 'tsx'], cwd: dirname(script), serialization: 'advanced' };
    this.#members = Array.from({ length: size > 1 ? size : 0 }, () => fork(script, [], options));
    for (const member of this.#members) member.send({ briefing: trade.briefing });
  }

  /** The results in the order of the tasks. */
  async all(tasks: readonly Task[]): Promise<Result[]> {
    const results: Result[] = [];
    await this.each(tasks, (result, index) => (results[index] = result));
    return results;
  }

  /** Tells of each result as soon as it is there. Nobody waits for the others in between. */
  async each(tasks: readonly Task[], over: (result: Result, index: number) => void): Promise<void> {
    if (this.#members.length === 0) {
      const work = this.#trade.craft(this.#trade.briefing);
      for (const [index, task] of tasks.entries()) over(await work(task), index);
      return;
    }
    const waiting = tasks.entries();
    await Promise.all(
      this.#members.map(async member => {
        for (const [index, task] of waiting) over(await doneBy<Result>(member, task), index);
      }),
    );
  }

  close(): void {
    for (const member of this.#members) member.kill();
  }
}

function doneBy<Result>(member: ChildProcess, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void =>
      reject(new Error(`a process has left (${code}) over the task ${JSON.stringify(task).slice(0, 400)}`));
    member.once('exit', lost);
    member.once('message', result => {
      member.off('exit', lost);
      resolve(result as Result);
    });
    member.send({ task });
  });
}
