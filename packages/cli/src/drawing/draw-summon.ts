import { atEdge, type Base, type Board } from '@signum/geometry';
import { RULERS } from '../position/position.ts';
import type { Survey } from '../position/survey.ts';
import { drawGhost } from './draw-bases.ts';
import { size, spotted, type Frame } from './frame.ts';
import { COLOUR } from './palette.ts';
import { dashes, element } from './svg.ts';

/** Where a newcomer's centre may be along its side: lines, with its base at both ends of each. */
export function drawSummon(frame: Frame, { width, bases }: Board, summon: NonNullable<Survey['summon']>): string {
  const { k } = frame;
  const { side, stretches, isException, asked } = summon;
  const colour = isException ? COLOUR.blocked : COLOUR.summon;
  return element(
    'g',
    { id: 'summon', fill: 'none' },
    ...bases.filter(({ team }) => team !== asked.team).map(enemy => distanceRing(frame, enemy)),
    ...stretches.flatMap(({ from, to }) => {
      const [a, b] = [from, to].map(along => atEdge(width, side.edge, along, asked.r));
      const d = `M${spotted(frame.at(a!))}L${spotted(frame.at(b!))}`;
      const line = { stroke: colour, 'stroke-linecap': 'round' };
      return [
        element('path', { d, ...line, 'stroke-width': 2 * size(asked.r), 'stroke-opacity': 0.16 }),
        drawGhost(frame, a!, asked.r, colour),
        drawGhost(frame, b!, asked.r, colour),
        element('path', {
          d,
          ...line,
          'stroke-width': 2.4 * k,
          'stroke-dasharray': isException ? dashes(k, 4, 5) : undefined,
        }),
      ];
    }),
  );
}

/** The distance S round an enemy, which the newcomer's base does not enter (C-SUM-3). */
function distanceRing(frame: Frame, enemy: Base): string {
  const { k } = frame;
  const { x, y } = frame.at(enemy);
  const look = { stroke: COLOUR.stop, 'stroke-width': 0.8 * k, 'stroke-dasharray': dashes(k, 4, 3) };
  return element('circle', { cx: x, cy: y, r: size(enemy.r + RULERS.S), ...look, 'clip-path': 'url(#on-table)' });
}
