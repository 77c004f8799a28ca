import type { OverlayLayer } from '@signum/geometry';
import { TABLE, type Frame } from './frame.ts';
import { grownPath, polygonPath } from './outline.ts';

/** Half a line's width round the reach, in centimetres. */
export const LINE = 0.17;

/** One layer of a reach as paths: its polygons, what is cut out of them, and the same cut a line's width narrower. */
export interface DrawnLayer {
  readonly polygons: string;
  readonly cuts: string;
  readonly narrowCuts: string;
}

/** A reach as it is drawn, and the part of the table that it takes: a mask over all of it would cost many times as much. */
export interface DrawnReach {
  readonly paths: readonly DrawnLayer[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const drawn = new WeakMap<readonly OverlayLayer[], { readonly frame: Frame; readonly reach: DrawnReach }>();

/** The layers of a reach as paths. Remembered: whoever looks at two creatures in turn sees each of them again. */
export function drawnReach(layers: readonly OverlayLayer[], frame: Frame): DrawnReach {
  const known = drawn.get(layers);
  if (known?.frame === frame) return known.reach;
  const reach = { paths: layers.map(layer => drawnLayer(layer, frame)), box: boxOf(layers, frame) };
  drawn.set(layers, { frame, reach });
  return reach;
}

/** What holds a reach with the line round it, as far as it lies on the table. */
function boxOf(layers: readonly OverlayLayer[], frame: Frame): DrawnReach['box'] {
  let [left, top, right, bottom] = [TABLE, TABLE, 0, 0];
  for (const polygon of layers.flatMap(({ polygons }) => polygons)) {
    for (let i = 0; i + 1 < polygon.length; i += 2) {
      const { x, y } = frame.at({ x: polygon[i]!, y: polygon[i + 1]! });
      [left, right] = [Math.min(left, x - LINE), Math.max(right, x + LINE)];
      [top, bottom] = [Math.min(top, y - LINE), Math.max(bottom, y + LINE)];
    }
  }
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.max(0, Math.min(TABLE, right) - x), height: Math.max(0, Math.min(TABLE, bottom) - y) };
}

/** Polygons of one layer overlap, and all turn the same way: as one path they are filled once. */
function drawnLayer({ polygons, cut }: OverlayLayer, frame: Frame): DrawnLayer {
  const cuts = (less: number): string =>
    cut.map(({ core, radius }) => grownPath(frame, core, Math.max(0, radius - less))).join('');
  return {
    polygons: polygons.map(polygon => polygonPath(frame, sameTurn(polygon))).join(''),
    cuts: cuts(0),
    narrowCuts: cuts(LINE * 1000),
  };
}

/** The polygon, counter-clockwise: then overlapping ones add up under the rule of filling. */
function sameTurn(flat: readonly number[]): readonly number[] {
  let area = 0;
  for (let i = 0; i < flat.length; i += 2) {
    const j = (i + 2) % flat.length;
    area += flat[i]! * flat[j + 1]! - flat[j]! * flat[i + 1]!;
  }
  if (area >= 0) return flat;
  const turned: number[] = [];
  for (let i = flat.length - 2; i >= 0; i -= 2) turned.push(flat[i]!, flat[i + 1]!);
  return turned;
}
