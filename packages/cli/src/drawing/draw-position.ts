import type { Survey } from '../position/survey.ts';
import { drawBase } from './draw-bases.ts';
import { drawDestinations } from './draw-destinations.ts';
import { drawMargins } from './draw-margins.ts';
import { drawPanel, PANEL_WIDTH } from './draw-panel.ts';
import { drawReach } from './draw-reach.ts';
import { drawRoutes } from './draw-routes.ts';
import { drawFans, drawSights } from './draw-sights.ts';
import { drawSummon } from './draw-summon.ts';
import { drawTable } from './draw-table.ts';
import { drawTerrains, nameTerrains } from './draw-terrains.ts';
import { frameOf, size } from './frame.ts';
import { labelsOn } from './labels.ts';
import { COLOUR, FONT } from './palette.ts';
import { panelRows } from './panel-rows.ts';
import { patterns } from './patterns.ts';
import { element, escaped, fixed, writing } from './svg.ts';

/** Room round the table, and how many pixels a millimetre of a full table takes. */
const LEFT = 28;
const TOP = 36;
const BOTTOM = 24;
const RIGHT = 18;
const PIXELS = 1.5;

/** A surveyed position as an SVG document. The same position always gives the same text. */
export function drawPosition(found: Survey): string {
  const { position, reach, routes, sights, margins, summon } = found;
  const { board } = position;
  const frame = frameOf(board.width);
  const { k, width } = frame;
  const labels = labelsOn(width, k);
  for (const base of board.bases) labels.reserve(frame.at(base), 0.75 * size(base.r), 0.75 * size(base.r));

  const ground = [
    drawTable(frame),
    drawTerrains(frame, board),
    reach ? drawReach(frame, reach) : '',
    summon ? drawSummon(frame, board, summon) : '',
    drawFans(frame, board, sights),
    nameTerrains(frame, labels, board),
  ];
  const bases = board.bases.map(base => drawBase(frame, base, base.id === reach?.mover.id));
  const above = [
    reach ? drawRoutes(frame, labels, board, reach.mover, routes) : '',
    drawSights(frame, labels, board, sights),
    drawMargins(frame, labels, margins),
    reach ? drawDestinations(frame, labels, reach) : '',
  ];
  const panel = drawPanel(frame, panelRows(found));

  const sheetWidth = (LEFT + RIGHT + PANEL_WIDTH + RIGHT) * k + width;
  const sheetHeight = TOP * k + Math.max(width, panel.height) + BOTTOM * k;
  const title = position.title ?? 'A position';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.round((sheetWidth / k) * PIXELS),
      height: Math.round((sheetHeight / k) * PIXELS),
      viewBox: [-LEFT * k, -TOP * k, sheetWidth, sheetHeight].map(fixed).join(' '),
      'font-family': FONT,
      role: 'img',
    },
    element('title', {}, escaped(title)),
    element(
      'defs',
      {},
      patterns(k),
      element('clipPath', { id: 'on-table' }, element('rect', { width, height: width })),
    ),
    element('rect', { x: -LEFT * k, y: -TOP * k, width: sheetWidth, height: sheetHeight, fill: COLOUR.sheet }),
    writing(title, { x: 0, y: -14 * k, fill: COLOUR.ink, 'font-size': 15 * k, 'font-weight': 700 }),
    ...ground,
    element('g', { id: 'bases' }, ...bases),
    ...above,
    labels.drawn(),
    element('g', { transform: `translate(${fixed(width + RIGHT * k)} 0)` }, panel.drawn),
  );
}
