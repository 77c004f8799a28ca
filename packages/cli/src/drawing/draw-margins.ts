import type { Margin } from '../position/margin.ts';
import { millimetres } from '../position/millimetres.ts';
import { between, heading, spotted, type Frame } from './frame.ts';
import type { Labels } from './labels.ts';
import { COLOUR } from './palette.ts';
import { element } from './svg.ts';

/** Distances as on a technical drawing: a line between the nearest points, a bar at each end, the length beside it. */
export function drawMargins(frame: Frame, labels: Labels, margins: readonly Margin[]): string {
  const { k } = frame;
  const lines = margins.map(({ from, to, gap }) => {
    const [a, b] = [frame.at(from), frame.at(to)];
    const u = heading(a, b);
    const bar = 4 * k;
    labels.add({
      words: millimetres(gap),
      colour: COLOUR.ink,
      near: between(a, b, 0.5),
      off: 6 * k,
      towards: { x: u.y, y: -u.x },
    });
    const bars = [a, b].map(
      ({ x, y }) =>
        `M${spotted({ x: x - bar * u.y, y: y + bar * u.x })}L${spotted({ x: x + bar * u.y, y: y - bar * u.x })}`,
    );
    return element('path', { d: `M${spotted(a)}L${spotted(b)}${bars.join('')}` });
  });
  return element('g', { id: 'margins', fill: 'none', stroke: COLOUR.ink, 'stroke-width': 1.1 * k }, ...lines);
}
