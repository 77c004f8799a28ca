import type { Craft } from './crew.ts';

/** All that the script of a crew does: it waits for tasks, and tells what came of them. */
export function serve<Briefing, Task, Result>(craft: Craft<Briefing, Task, Result>): void {
  let work: ((task: Task) => Result) | undefined;
  process.on('message', (message: { readonly briefing: Briefing } | { readonly task: Task }) => {
    if ('briefing' in message) work = craft(message.briefing);
    else process.send!(work!(message.task));
  });
  // whoever asked is gone, and nobody waits for this task
  process.on('disconnect', () => process.exit());
}
