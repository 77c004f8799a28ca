import { isScaling, scaling, scalingLine } from './ai/scaling.ts';
import { isQuickEnough, thinking, thinkingLines } from './ai/thinking.ts';

/** How long computer players think, and how well their games spread over processes. `thinking` or `scaling`: only that. */
export function run(args: readonly string[]): number {
  const thought = args.includes('scaling') ? undefined : thinking();
  if (thought && !args.includes('--json')) for (const line of thinkingLines(thought)) console.log(line);
  const scaled = args.includes('thinking') ? undefined : scaling();
  if (scaled && !args.includes('--json')) console.log(scalingLine(scaled));
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ bench: 'ai', node: process.version, ...thought, ...scaled })}\n`);
  }
  return (!thought || isQuickEnough(thought)) && (!scaled || isScaling(scaled)) ? 0 : 1;
}
