import type { Base } from '@signum/geometry';
import { size, type Frame } from './frame.ts';
import { COLOUR, TEAM } from './palette.ts';
import { dashes, element, fixed, writing } from './svg.ts';

const RING = 3.4;

/** A base seen from above: its side by colour and pattern of the ring, its id inside. */
export function drawBase(frame: Frame, base: Base, isMover: boolean): string {
  const { k } = frame;
  const { x, y } = frame.at(base);
  const r = size(base.r);
  return element(
    'g',
    { 'data-base': base.id },
    isMover
      ? element('circle', { cx: x, cy: y, r: r + 1.6 * k, fill: 'none', stroke: COLOUR.mover, 'stroke-width': 1.4 * k })
      : '',
    element('circle', { cx: x, cy: y, r, fill: '#14171c', 'fill-opacity': base.hidden ? 0.55 : 1 }),
    element('circle', { cx: x, cy: y, r: r - RING, fill: TEAM[base.team]!.colour, 'fill-opacity': 0.22 }),
    ...ring(base, x, y, r),
    nameOf(base, x, y, r, k),
  );
}

/** A base that is not there yet: where a route or a summoning would put it. */
export function drawGhost(frame: Frame, place: { x: number; y: number }, radius: number, colour: string): string {
  const { k } = frame;
  const { x, y } = frame.at(place);
  const look = { fill: colour, 'fill-opacity': 0.12, stroke: colour, 'stroke-width': 1.1 * k };
  return element('circle', { cx: x, cy: y, r: size(radius), ...look, 'stroke-dasharray': dashes(k, 4, 2) });
}

function ring({ team, hidden }: Base, cx: number, cy: number, r: number): string[] {
  const { colour, ring: kind } = TEAM[team]!;
  const look = { cx, cy, fill: 'none', stroke: colour, 'stroke-opacity': hidden ? 0.6 : 1 };
  const middle = r - RING / 2;
  const turn = 2 * Math.PI * middle;
  if (kind === 'double') {
    return [r - 0.5, r - RING + 0.5].map(at => element('circle', { ...look, r: at, 'stroke-width': 1 }));
  }
  const dashes = { solid: undefined, dashed: 12, dotted: 24, double: undefined }[kind];
  const share = kind === 'dotted' ? 0.5 : 0.76;
  const array = dashes && `${fixed((turn / dashes) * share)} ${fixed((turn / dashes) * (1 - share))}`;
  return [element('circle', { ...look, r: middle, 'stroke-width': RING, 'stroke-dasharray': array })];
}

function nameOf({ id, hidden }: Base, x: number, y: number, r: number, k: number): string {
  const size = Math.min(10 * k, (2 * (r - RING) * 0.92) / (0.56 * id.length));
  const look = { x, fill: COLOUR.ink, 'text-anchor': 'middle' };
  const name = writing(id, { ...look, y: y + size * 0.35, 'font-size': size, 'font-weight': 700 });
  return hidden ? name + writing('hidden', { ...look, y: y + size * 0.35 + 6 * k, 'font-size': 5.5 * k }) : name;
}
