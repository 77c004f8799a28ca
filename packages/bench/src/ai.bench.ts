import { isFast, paceLine, randomGamesPerSecond } from './ai/pace.ts';
import { isScaling, scaling, scalingLine } from './ai/scaling.ts';
import { isQuickEnough, thinking, thinkingLines } from './ai/thinking.ts';

const PARTS = ['games', 'thinking', 'scaling'] as const;

/**
 * How fast games go that nobody thinks about, how long computer players think, and how well their games spread over processes. `games`,
 * `thinking` or `scaling`: only that.
 */
export function run(args: readonly string[]): number {
  const named = PARTS.filter(part => args.includes(part));
  const isAsked = (part: (typeof PARTS)[number]): boolean => named.length === 0 || named.includes(part);
  const isJson = args.includes('--json');
  const say = (lines: readonly string[]): void => {
    if (!isJson) for (const line of lines) console.log(line);
  };
  const games = isAsked('games') ? randomGamesPerSecond() : undefined;
  if (games !== undefined) say([paceLine(games)]);
  const thought = isAsked('thinking') ? thinking() : undefined;
  if (thought) say(thinkingLines(thought));
  const scaled = isAsked('scaling') ? scaling() : undefined;
  if (scaled) say([scalingLine(scaled)]);
  if (isJson)
    process.stdout.write(`${JSON.stringify({ bench: 'ai', node: process.version, games, ...thought, ...scaled })}\n`);
  const isHeld =
    (games === undefined || isFast(games)) && (!thought || isQuickEnough(thought)) && (!scaled || isScaling(scaled));
  return isHeld ? 0 : 1;
}
