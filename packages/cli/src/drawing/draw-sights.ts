import type { Board, Point } from '@signum/geometry';
import { millimetres } from '../position/millimetres.ts';
import type { SurveyedSight } from '../position/survey-sight.ts';
import { cross } from './cross.ts';
import { fanPath } from './fan.ts';
import { between, heading, size, spotted, type Frame, type Spot } from './frame.ts';
import type { Labels } from './labels.ts';
import { grownPath, rimPath } from './outline.ts';
import { COLOUR } from './palette.ts';
import { dashes, element } from './svg.ts';

/** What lies on the ground: all lines that see something of the target. */
export function drawFans(frame: Frame, board: Board, sights: readonly SurveyedSight[]): string {
  const fans = sights
    .filter(({ parts }) => parts.length > 0)
    .map(({ from, to, sight }) => {
      const look = { fill: COLOUR.sight, 'fill-opacity': sight.seen ? 0.24 : 0.1 };
      return element('path', { d: fanPath(frame, board, from, to), ...look });
    });
  return element('g', { id: 'fans' }, ...fans);
}

/** What lies above the bases: the line that proves it, the seen part of the rim, or who is in the way. */
export function drawSights(frame: Frame, labels: Labels, board: Board, sights: readonly SurveyedSight[]): string {
  return element('g', { id: 'sights', fill: 'none' }, ...sights.map(sight => drawSight(frame, labels, board, sight)));
}

function drawSight(frame: Frame, labels: Labels, board: Board, surveyed: SurveyedSight): string {
  const { k } = frame;
  const { from, to, sight, parts, blockers, cover } = surveyed;
  const ends: [Spot, Spot] = sight.seen ? [frame.at(sight.from), frame.at(sight.to)] : rimToRim(frame, from, to);
  const u = heading(...ends);
  const colour = sight.seen ? COLOUR.sight : COLOUR.blocked;
  labels.add({ words: words(surveyed), colour, near: between(...ends, 0.5), off: 5 * k, towards: { x: u.y, y: -u.x } });
  const line = `M${spotted(ends[0])}L${spotted(ends[1])}`;
  const dash = sight.seen ? undefined : dashes(k, 5, 3);
  return element(
    'g',
    { stroke: colour, 'stroke-width': 1.2 * k },
    ...parts.map(part =>
      element('path', { d: rimPath(frame, to, part.from, part.to), stroke: COLOUR.sight, 'stroke-width': 2.6 * k }),
    ),
    ...[...blockers].map(id => hatched(frame, board, id)),
    ...cover.map(id => outlined(frame, board, id)),
    element('path', { d: line, 'stroke-dasharray': dash }),
    ...(sight.seen ? ends.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 1.5 * k, fill: colour })) : []),
  );
}

function words({ sight, cover, blockers, isHidden }: SurveyedSight): string {
  const hidden = isHidden ? ', but hidden' : '';
  if (sight.seen)
    return `${millimetres(sight.length)}${cover.length > 0 ? `, cover: ${cover.join(', ')}` : ''}${hidden}`;
  return sight.why === 'blocked' ? `blocked by ${blockers.join(', ')}` : `${sight.why}: ${millimetres(sight.shortest)}`;
}

function rimToRim(frame: Frame, from: Point & { r: number }, to: Point & { r: number }): [Spot, Spot] {
  const [a, b] = [frame.at(from), frame.at(to)];
  const u = heading(a, b);
  const [near, far] = [size(from.r), size(to.r)];
  return [
    { x: a.x + u.x * near, y: a.y + u.y * near },
    { x: b.x - u.x * far, y: b.y - u.y * far },
  ];
}

/** A base or template as areas. */
function areasOf(frame: Frame, { bases, terrains }: Board, id: string): string {
  const base = bases.find(one => one.id === id);
  if (base) return grownPath(frame, [base], base.r);
  const pieces = terrains.find(one => one.id === id)?.pieces ?? [];
  return pieces.map(({ core, rho }) => grownPath(frame, core, rho)).join('');
}

/** Whoever is in the way is hatched, and a blocking base crossed out. */
function hatched(frame: Frame, board: Board, id: string): string {
  const base = board.bases.find(one => one.id === id);
  const at = base && frame.at(base);
  const area = element('path', { d: areasOf(frame, board, id), fill: 'url(#blocked)', stroke: COLOUR.blocked });
  return at ? area + cross(at.x, at.y, size(base.r) * 0.5) : area;
}

function outlined(frame: Frame, board: Board, id: string): string {
  const { k } = frame;
  const look = { stroke: '#ffe9b0', 'stroke-width': 2 * k, 'stroke-dasharray': dashes(k, 2, 2) };
  return element('path', { d: areasOf(frame, board, id), ...look });
}
