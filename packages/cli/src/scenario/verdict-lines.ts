import type { Difference, Run, TraceLine } from '@signum/classic';
import type { Played } from './played.ts';

/** How a scenario file went: one line, and below it whatever is not as the file says. */
export function verdictLines(played: Played, how: 'in brief' | 'with the story'): string[] {
  const { file } = played;
  if ('flaw' in played) return [`${file}: NOT READ: ${played.flaw.where} ${played.flaw.what}`];
  const { name, passed, runs } = played;
  const heading = passed ? `${file}: as told: ${name} (${times(runs.length)})` : `${file}: NOT AS TOLD: ${name}`;
  const shown = how === 'with the story' ? runs : runs.filter(({ differences }) => differences.length > 0);
  return [heading, ...shown.flatMap(run => runLines(run, how === 'with the story' || !passed, how))];
}

function times(count: number): string {
  return count === 1 ? 'played once' : `played ${count} times`;
}

function runLines({ variant, edition, differences, trace }: Run, isNamed: boolean, how: string): string[] {
  return [
    ...(isNamed ? [`  ${variant === undefined ? '' : `${variant}, `}${edition}`] : []),
    ...(how === 'with the story' ? trace.map(line => `    ${traceLine(line)}`) : []),
    ...differences.flatMap(differenceLines).map(line => `    ${line}`),
  ];
}

function traceLine(line: TraceLine): string {
  if ('said' in line) return `player ${line.player}: ${written(line.said)}`;
  const { event, parts, rule } = line;
  return `  ${event} ${written(parts)}${rule === undefined ? '' : ` (${rule})`}`;
}

function differenceLines({ where, what, expected, found, legal }: Difference): string[] {
  return [
    `${where} ${what}`,
    ...(expected === undefined ? [] : [`  expected: ${written(expected)}`]),
    ...(found === undefined ? [] : [`  found:    ${written(found)}`]),
    ...(legal === undefined ? [] : [`  legal:    ${legal.map(written).join('  ')}`]),
  ];
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
