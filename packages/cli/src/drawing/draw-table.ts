import type { Frame } from './frame.ts';
import { COLOUR } from './palette.ts';
import { element, fixed, writing } from './svg.ts';

const CENTIMETRE = 10;

/** The table with a tick for every centimetre along its edges, and a line every ten. */
export function drawTable({ width, k }: Frame): string {
  const rim = 4 * k;
  return element(
    'g',
    { id: 'table' },
    element('rect', { x: -rim, y: -rim, width: width + 2 * rim, height: width + 2 * rim, rx: rim, fill: COLOUR.edge }),
    element('rect', { width, height: width, fill: COLOUR.ground }),
    element('path', { d: grid(width), stroke: '#fff', 'stroke-opacity': 0.08, 'stroke-width': 0.6 * k }),
    element('path', { d: ticks(width, k), stroke: COLOUR.ink, 'stroke-opacity': 0.6, 'stroke-width': 0.6 * k }),
    ...numbers(width, k),
  );
}

function marks(width: number, step: number): number[] {
  return Array.from({ length: Math.ceil(width / step) - 1 }, (_, index) => (index + 1) * step);
}

function grid(width: number): string {
  return marks(width, 10 * CENTIMETRE)
    .map(mm => `M${fixed(mm)} 0V${fixed(width)}M0 ${fixed(width - mm)}H${fixed(width)}`)
    .join('');
}

/** Along the south and the west edge, counted from their common corner, where the coordinates begin. */
function ticks(width: number, k: number): string {
  return marks(width, CENTIMETRE)
    .map(mm => {
      const long = (mm % 100 === 0 ? 8 : mm % 50 === 0 ? 6 : 3.5) * k;
      return `M${fixed(mm)} ${fixed(width)}v${fixed(-long)}M0 ${fixed(width - mm)}h${fixed(long)}`;
    })
    .join('');
}

function numbers(width: number, k: number): string[] {
  const step = width > 300 ? 100 : 50;
  const look = { fill: COLOUR.muted, 'font-size': 8 * k, 'text-anchor': 'middle' };
  return [
    ...[0, ...marks(width, step)].map(mm => writing(String(mm), { x: mm, y: width + 14 * k, ...look })),
    ...marks(width, step).map(mm => writing(String(mm), { x: -13 * k, y: width - mm + 3 * k, ...look })),
    writing('mm', { x: width, y: width + 14 * k, ...look }),
  ];
}
