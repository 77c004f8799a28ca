import type { Frame } from './frame.ts';
import { COLOUR, TEAM } from './palette.ts';
import type { Row, Sample } from './panel-rows.ts';
import { element, factor, fixed, writing } from './svg.ts';

export const PANEL_WIDTH = 268;
const LINE = 12.4;
const SIZE = 9;
const INDENT = 17;
/** How wide a letter is on the average, as a part of the size of the writing. */
const LETTER = 0.5;

/** The panel beside the table, at (0, 0), and how high it became. */
export function drawPanel({ k }: Frame, rows: readonly Row[]): { readonly drawn: string; readonly height: number } {
  let y = 0;
  const drawn = rows.flatMap(row => {
    if (row.kind === 'heading') {
      y += LINE * (y === 0 ? 0.8 : 1.7);
      const look = { fill: COLOUR.ink, 'font-size': 10.5, 'font-weight': 700 };
      return wrapped(row.words, PANEL_WIDTH, 10.5 * 1.06).map((words, i) =>
        writing(words, { y: (y += i === 0 ? 0 : LINE), ...look }),
      );
    }
    const value = row.kind === 'entry' ? row.value : undefined;
    const lines = wrapped(row.words, PANEL_WIDTH - INDENT - (value ? 52 : 0), SIZE);
    y += LINE * (row.kind === 'key' ? 1.25 : 1.1);
    const marks = [
      row.kind === 'key' ? sampleOf(row.sample, y - 3, k) : '',
      row.kind === 'entry' && row.number !== undefined ? numberAt(row.number, y - 3) : '',
      value ? writing(value, { x: PANEL_WIDTH, y, fill: COLOUR.ink, 'font-size': SIZE, 'text-anchor': 'end' }) : '',
    ];
    const words = lines.map((line, i) =>
      writing(line, { x: INDENT, y: (y += i === 0 ? 0 : LINE), fill: COLOUR.muted, 'font-size': SIZE }),
    );
    return [...marks, ...words];
  });
  return { drawn: element('g', { id: 'panel', transform: `scale(${factor(k)})` }, ...drawn), height: (y + LINE) * k };
}

/** Words broken into lines that fit, roughly: the letters are measured by their number. */
function wrapped(words: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * LETTER));
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function numberAt(number: number, y: number): string {
  const look = { x: 6, y: y + 2.8, fill: '#fff', 'font-size': 8, 'font-weight': 600, 'text-anchor': 'middle' };
  return (
    element('circle', { cx: 6, cy: y, r: 5.6, fill: COLOUR.sheet, stroke: COLOUR.walkLine, 'stroke-width': 0.8 }) +
    writing(String(number), look)
  );
}

function sampleOf(sample: Sample, y: number, k: number): string {
  const box = { x: 0, y: y - 5, width: 12, height: 10 };
  const round = { cx: 6, cy: y, r: 4.6, fill: 'none' };
  switch (sample.of) {
    case 'pattern':
      return patch(sample.name, y, k);
    case 'team': {
      const { colour, ring } = TEAM[sample.team]!;
      const dashes = { solid: undefined, dashed: '3.6 1.2', dotted: '1.2 1.2', double: undefined }[ring];
      const outer = element('circle', {
        ...round,
        stroke: colour,
        'stroke-width': ring === 'double' ? 0.8 : 2,
        'stroke-dasharray': dashes,
      });
      return ring === 'double'
        ? outer + element('circle', { ...round, r: 2.8, stroke: colour, 'stroke-width': 0.8 })
        : outer;
    }
    case 'stop ring':
      return element('circle', { ...round, stroke: COLOUR.stop, 'stroke-width': 1, 'stroke-dasharray': '3 2' });
    case 'reach':
      return element('rect', {
        ...box,
        fill: COLOUR.walk,
        'fill-opacity': 0.25,
        stroke: COLOUR.walkLine,
        'stroke-width': 1.2,
      });
    case 'run':
      return element('rect', {
        ...box,
        fill: COLOUR.run,
        'fill-opacity': 0.25,
        stroke: 'url(#run)',
        'stroke-width': 1.6,
      });
    default:
      return sample satisfies never;
  }
}

/** A patch of a pattern, in the size that it has on the table. */
function patch(name: string, y: number, k: number): string {
  const box = { width: 13 * k, height: 10 * k };
  return element(
    'g',
    { transform: `translate(0 ${fixed(y - 5)}) scale(${factor(1 / k)})` },
    element('rect', { ...box, fill: '#5d5a3a' }),
    element('rect', { ...box, fill: `url(#${name})` }),
  );
}
