import type { Craft } from './crew.ts';

/** All that the script of a crew does: it waits for tasks, and tells what came of them. */
export function serve<Briefing, Task, Result>(craft: Craft<Briefing, Task, Result>): void {
  let work: ((task: Task) => Promise<Result> | Result) | undefined;
  const hear = async (message: { readonly briefing: Briefing } | { readonly task: Task }): Promise<void> => {
    if ('briefing' in message) work = craft(message.briefing);
    else process.send!(await work!(message.task));
  };
  // a task that fails ends the process, and whoever waits for it is told
  process.on('message', message => void hear(message as Parameters<typeof hear>[0]));
  // whoever asked is gone, and nobody waits for this task
  process.on('disconnect', () => process.exit());
}
