import { MOVER } from '../../src/vignette/scene.ts';
import { FANS, LAYERS, ROUTE, SIGHT } from './measured.ts';
import { polygonPath, ringPath, routePath, tickPath } from './path.ts';
import { centimetres, spotOf } from './table.ts';

const walked = centimetres(ROUTE.cost);
const ticks = Array.from({ length: Math.floor(walked) }, (_, index) => index + 1).filter(
  cm => cm > MOVER.r && cm < walked - MOVER.r,
);

/**
 * The module that the picture on the start page is drawn from: what geometry measures of it, as paths. Made beforehand, so that
 * whoever opens the page need not fetch geometry for a picture.
 */
export function drawingModule(): string {
  const [from, to] = [spotOf(SIGHT.from), spotOf(SIGHT.to)];
  return [
    '// Made by packages/web/tools/make-vignette.ts from scene.ts. Not to be changed by hand.',
    '',
    '/** The lengths that the picture shows, in centimetres. */',
    `export const WALKED = ${rounded(walked)};`,
    `export const SHOT = ${rounded(centimetres(SIGHT.length))};`,
    '',
    '/** Where the fox may stop: these polygons without these circles. */',
    list(
      'REACH',
      LAYERS.flatMap(({ polygons }) => polygons.map(polygon => `'${polygonPath(polygon)}'`)),
    ),
    list(
      'CUTS',
      // everything in this picture is round, so a grown obstacle is a circle
      LAYERS.flatMap(({ cut }) => cut).map(({ core, radius }) => {
        const { x, y } = spotOf(core[0]!);
        return `{ x: ${rounded(x)}, y: ${rounded(y)}, r: ${rounded(centimetres(radius))} }`;
      }),
    ),
    '',
    '/** Its way to the ghost, with a tick across it for every centimetre. */',
    text('WAY', routePath(ROUTE.pieces)),
    text('TICKS', ticks.map(cm => tickPath(ROUTE.pieces, cm)).join('')),
    '',
    '/** What the archer sees of its target, and the line that proves it. */',
    list(
      'FANS',
      FANS.map(({ fan }) => `'${ringPath(fan)}'`),
    ),
    text('LINE', `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`),
    '',
  ].join('\n');
}

/** Hundredths of a millimetre are as fine as geometry is. */
function rounded(centimetre: number): number {
  return Number(centimetre.toFixed(3));
}

/** As the formatter would leave it: a text too long for the line begins on one of its own. */
function text(name: string, value: string): string {
  const line = `export const ${name} = '${value}';`;
  return line.length <= 120 ? line : `export const ${name} =\n  '${value}';`;
}

function list(name: string, entries: readonly string[]): string {
  return `export const ${name} = [\n${entries.map(entry => `  ${entry},\n`).join('')}];`;
}
