import type { Reach } from '@signum/geometry';
import type { SurveyedReach } from '../position/survey-reach.ts';
import { size, type Frame } from './frame.ts';
import { grownPath, polygonPath } from './outline.ts';
import { COLOUR } from './palette.ts';
import { dashes, element } from './svg.ts';

type Layer = ReturnType<Reach['overlay']>[number];

/** How wide the line round the reach is. */
const LINE = 1.6;
/** How far a polygon may miss the true border, in hundredths of a millimetre of a full table: less than is seen. */
const TOLERANCE = 6;
/** Closes the seams between polygons that lie side by side. */
const SEAM = 0.5;

/**
 * Where the centre may stop, exactly as geometry gives it: for each layer its polygons without the grown obstacles, and all
 * layers together. SVG masks do both, so nothing is computed here. The line lies just outside of the area; where the area
 * is thin as a thread it still shows.
 */
export function drawReach(frame: Frame, { reach, asked, mover, fresh }: SurveyedReach): string {
  const { k } = frame;
  const layers = reach.overlay(TOLERANCE * k);
  const colour = asked.spec.run ? COLOUR.run : COLOUR.walk;
  const paint = asked.spec.run ? 'url(#run)' : COLOUR.walkLine;
  const sheet = { x: 0, y: 0, width: frame.width, height: frame.width };
  const area = layers.map((layer, i) => layerMask(frame, layer, `area-${i}`, 0));
  const wide = layers.map((layer, i) => layerMask(frame, layer, `wide-${i}`, LINE * k));
  const union = (name: string): string[] =>
    layers.map((_, i) => element('rect', { ...sheet, fill: '#fff', mask: `url(#${name}-${i})` }));
  return element(
    'g',
    { id: 'reach' },
    ...area,
    ...wide,
    mask(frame, 'area', ...union('area')),
    mask(frame, 'line', ...union('wide'), element('rect', { ...sheet, fill: '#000', mask: 'url(#area)' })),
    asked.spec.mode === 'walk' ? footprint(frame, layers, 2 * size(mover.r), colour) : '',
    element('rect', {
      ...sheet,
      fill: colour,
      'fill-opacity': 0.2,
      mask: 'url(#area)',
    }),
    element('rect', { ...sheet, fill: paint, mask: 'url(#line)' }),
    ...(asked.spec.mode === 'walk' ? fresh.map(enemy => stopRing(frame, enemy, asked.spec.band)) : []),
  );
}

/** Masks hold for the table; what is outside of it is never reached. */
function mask({ width }: Frame, id: string, ...children: string[]): string {
  return element('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height: width }, ...children);
}

/** One layer, its area pushed outwards by `wider`. */
function layerMask(frame: Frame, { polygons, cut }: Layer, id: string, wider: number): string {
  const edge = { stroke: '#fff', 'stroke-width': 2 * wider + SEAM * frame.k, 'stroke-linejoin': 'round' };
  return mask(
    frame,
    id,
    ...polygons.map(polygon => element('path', { d: polygonPath(frame, polygon), fill: '#fff', ...edge })),
    ...cut.map(({ core, radius }) =>
      element('path', { d: grownPath(frame, core, Math.max(0, radius - 100 * wider)), fill: '#000' }),
    ),
  );
}

/** All ground that the base can cover: the area stroked as wide as the base. */
function footprint(frame: Frame, layers: readonly Layer[], diameter: number, colour: string): string {
  const paths = layers.flatMap(({ polygons }) => polygons.map(polygon => polygonPath(frame, polygon)));
  const look = { fill: colour, stroke: colour, 'stroke-width': diameter, 'stroke-linejoin': 'round' };
  return element(
    'g',
    { id: 'footprint', opacity: 0.1, 'clip-path': 'url(#on-table)' },
    ...paths.map(d => element('path', { d, ...look })),
  );
}

/** Closer than this is contact, and ends the move (C-MOV-6). */
function stopRing(frame: Frame, { x, y, r }: { x: number; y: number; r: number }, band: number): string {
  const { k } = frame;
  const at = frame.at({ x, y });
  const middle = { cx: at.x, cy: at.y, r: size(r + band / 2), fill: 'none' };
  return element('circle', {
    ...middle,
    stroke: COLOUR.stop,
    'stroke-width': size(band),
    'stroke-opacity': 0.45,
  }).concat(
    element('circle', {
      ...middle,
      r: size(r + band),
      stroke: COLOUR.stop,
      'stroke-width': 0.7 * k,
      'stroke-dasharray': dashes(k, 3, 2),
    }),
  );
}
