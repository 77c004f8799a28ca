import { MILLIMETRE, pointAlong, type Base, type Board, type LegalRoute } from '@signum/geometry';
import { refusalWords } from '../position/words.ts';
import { millimetres } from '../position/millimetres.ts';
import { refusalFacts } from '../position/facts.ts';
import type { SurveyedRoute } from '../position/survey-route.ts';
import { cross } from './cross.ts';
import { drawGhost } from './draw-bases.ts';
import { between, heading, size, spotted, type Frame } from './frame.ts';
import type { Labels } from './labels.ts';
import { routePath } from './outline.ts';
import { COLOUR } from './palette.ts';
import { dashes, element } from './svg.ts';

const CENTIMETRE = 10 * MILLIMETRE;

/** Routes like a tape laid on the table: a tick for every centimetre, and the length at the end. */
export function drawRoutes(
  frame: Frame,
  labels: Labels,
  board: Board,
  mover: Base,
  routes: readonly SurveyedRoute[],
): string {
  return element(
    'g',
    { id: 'routes', fill: 'none' },
    ...routes.map(route => {
      const { checked } = route;
      return checked.ok ? drawLegal(frame, labels, mover, checked) : drawRefused(frame, labels, board, mover, route);
    }),
  );
}

function drawLegal(frame: Frame, labels: Labels, mover: Base, route: LegalRoute): string {
  const { k } = frame;
  const { pieces, stop, end, cost } = route;
  const at = frame.at(end);
  labels.add({
    words: millimetres(cost),
    colour: COLOUR.route,
    near: at,
    off: size(mover.r) * 0.6,
    towards: heading(frame.at(mover), at),
  });
  const line = { stroke: COLOUR.route, 'stroke-width': 1.1 * k };
  return element(
    'g',
    {},
    drawGhost(frame, end, mover.r, COLOUR.route),
    element('path', { d: routePath(frame, pieces), ...line, 'stroke-dasharray': dashes(k, 4, 2.4) }),
    element('path', { d: ticks(frame, route), ...line, 'stroke-width': 0.9 * k }),
    // From where the rules stop the move to where the base is set down, which is free.
    element('path', { d: `M${spotted(frame.at(stop))}L${spotted(at)}`, ...line, 'stroke-dasharray': dashes(k, 1, 1) }),
    element('circle', { cx: at.x, cy: at.y, r: 1.6 * k, fill: COLOUR.route }),
  );
}

function ticks(frame: Frame, { pieces, cost }: LegalRoute): string {
  const { k } = frame;
  const count = Math.floor(cost / CENTIMETRE);
  return Array.from({ length: count }, (_, index) => {
    const far = (index + 1) * CENTIMETRE;
    const [before, here, after] = [far - 10, far, Math.min(far + 10, cost)].map(length =>
      frame.at(pointAlong(pieces, length)!),
    );
    const u = heading(before!, after!);
    const half = ((index + 1) % 5 === 0 ? 4.2 : 2.2) * k;
    const [left, right] = [half, -half].map(by => ({ x: here!.x - by * u.y, y: here!.y + by * u.x }));
    return `M${spotted(left!)}L${spotted(right!)}`;
  }).join('');
}

/** Where the base cannot go: a broken line with a cross, and how much is missing. */
function drawRefused(
  frame: Frame,
  labels: Labels,
  { bases }: Board,
  mover: Base,
  { goal, checked }: SurveyedRoute,
): string {
  if (checked.ok) return '';
  const { k } = frame;
  const from = frame.at(mover);
  const to = frame.at('enemy' in goal ? bases.find(({ id }) => id === goal.enemy)! : goal);
  const middle = between(from, to, 0.5);
  labels.add({ words: refusalWords(refusalFacts(checked.refusal)), colour: COLOUR.blocked, near: middle, off: 6 * k });
  return element(
    'g',
    { stroke: COLOUR.blocked, 'stroke-width': 1.2 * k },
    'enemy' in goal ? '' : drawGhost(frame, goal, mover.r, COLOUR.blocked),
    element('path', { d: `M${spotted(from)}L${spotted(to)}`, 'stroke-dasharray': dashes(k, 5, 3) }),
    cross(middle.x, middle.y, 4 * k),
  );
}
