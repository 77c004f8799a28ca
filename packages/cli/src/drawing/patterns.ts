import type { Ability } from '../position/position.ts';
import { COLOUR } from './palette.ts';
import { element, factor } from './svg.ts';

/** What each ability looks like in a square of 10: stones, upright blades, dark dots, a row of shields. */
const ABILITY_MARKS: Readonly<Record<Ability, string>> = {
  impassable: element('path', {
    d: 'M0 0L10 10M10 0L0 10',
    stroke: '#2b2822',
    'stroke-opacity': 0.55,
    'stroke-width': 1,
  }),
  difficult: element('path', {
    d: 'M2.5 1V5.5M7.5 5V9.5',
    stroke: '#a8d59c',
    'stroke-opacity': 0.55,
    'stroke-width': 1,
  }),
  'blocks-sight': element('path', {
    d: 'M3.6 2.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z',
    fill: '#0a0c08',
    'fill-opacity': 0.6,
  }),
  cover: element('path', { d: 'M3 6.2H7V7.8Q7 9.3 5 9.9Q3 9.3 3 7.8Z', fill: '#ffe9b0', 'fill-opacity': 0.5 }),
};

/** Patterns by the name of what they mean; `blocked` hatches whoever is in the way, `run` breaks the line of a Run. */
export function patterns(k: number): string {
  const own = Object.entries(ABILITY_MARKS).map(([name, mark]) => pattern(name, 10, `scale(${factor(k)})`, mark));
  const stripe = { stroke: COLOUR.blocked, 'stroke-opacity': 0.7, 'stroke-width': 1.4 };
  const hatch = element('path', { d: 'M0 3H6', ...stripe });
  // A chequer breaks a line in every direction, but never leaves it out.
  const dash = element('rect', { width: 9, height: 9, fill: COLOUR.run, 'fill-opacity': 0.3 }).concat(
    element('path', { d: 'M0 0H4.5V4.5H0ZM4.5 4.5H9V9H4.5Z', fill: COLOUR.run }),
  );
  return [
    ...own,
    pattern('blocked', 6, `scale(${factor(k)}) rotate(45)`, hatch),
    pattern('run', 9, `scale(${factor(k)})`, dash),
  ].join('\n');
}

function pattern(id: string, size: number, transform: string, ...marks: string[]): string {
  const area = { width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: transform };
  return element('pattern', { id, ...area }, ...marks);
}
