import { TABLE, type Spot } from './frame.ts';

/** The wooden rim round the table that is seen with it, in centimetres. */
export const RIM = 1.4;
/** The side of the drawn square. */
export const SHEET = TABLE + 2 * RIM;
/** What every drawing on the sheet shows. */
export const VIEW = `${-RIM} ${-RIM} ${SHEET} ${SHEET}`;

/** The space on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far the sheet is enlarged, and where its upper left corner lies in the space. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 7;
/** An edge this near to that of the space lies on it. */
const EDGE = 0.5;

/** The whole table. */
export function fitted(size: Size): Camera {
  return settled({ k: 1, x: 0, y: 0 }, size);
}

/** Pixels of one centimetre. */
export function scaleOf({ k }: Camera, size: Size): number {
  return (k * sheetOf(size)) / SHEET;
}

/** The side of the sheet before it is enlarged, in pixels. */
export function sheetOf({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height));
}

/** What is left of the space below the table, in pixels. */
export function roomBelow({ k, y }: Camera, size: Size): number {
  return Math.max(0, size.height - y - k * sheetOf(size));
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoomed(camera: Camera, size: Size, at: Spot, factor: number): Camera {
  const k = Math.min(CLOSEST, Math.max(1, camera.k * factor));
  const f = k / camera.k;
  return settled({ k, x: at.x - (at.x - camera.x) * f, y: at.y - (at.y - camera.y) * f }, size);
}

export function panned({ k, x, y }: Camera, size: Size, dx: number, dy: number): Camera {
  return settled({ k, x: x + dx, y: y + dy }, size);
}

/** In another space: an edge of the table that was in sight stays so, else the middle stays what it was. */
export function resized({ k, x, y }: Camera, before: Size, size: Size): Camera {
  const grown = sheetOf(size) / sheetOf(before);
  const side = k * sheetOf(before);
  const kept = (at: number, room: number, next: number): number => {
    const fills = side > room;
    if (fills && at >= -EDGE) return 0;
    if (fills && at <= room - side + EDGE) return next - side * grown;
    return next / 2 - (room / 2 - at) * grown;
  };
  return settled({ k, x: kept(x, before.width, size.width), y: kept(y, before.height, size.height) }, size);
}

/** So that a disc of the table fills most of the space. */
export function showing(size: Size, middle: Spot, radius: number): Camera {
  const unit = sheetOf(size) / SHEET;
  const k = Math.min(CLOSEST, Math.max(1, Math.min(size.width, size.height) / (2 * radius * unit)));
  const x = size.width / 2 - (middle.x + RIM) * unit * k;
  const y = size.height / 2 - (middle.y + RIM) * unit * k;
  return settled({ k, x, y }, size);
}

/**
 * No more emptiness than needed: what is larger than the space fills it. What is smaller lies in its middle from left to right, and at
 * its top: there it stays where it is when something below takes room or gives it back.
 */
function settled({ k, x, y }: Camera, size: Size): Camera {
  const side = k * sheetOf(size);
  const within = (at: number, room: number, free: number): number =>
    side <= room ? free : Math.min(0, Math.max(room - side, at));
  return { k, x: within(x, size.width, (size.width - side) / 2), y: within(y, size.height, 0) };
}

/** The spot of the table under a point of the space. */
export function spotAt(camera: Camera, size: Size, at: Spot): Spot {
  const scale = scaleOf(camera, size);
  return { x: (at.x - camera.x) / scale - RIM, y: (at.y - camera.y) / scale - RIM };
}

/** How much is drawn on a base, by how large it is on the screen. */
export type Detail = 'close' | 'far' | 'near';

export function detailOf(scale: number): Detail {
  const smallBase = 3.2 * scale;
  if (smallBase < 24) return 'far';
  return smallBase > 58 ? 'close' : 'near';
}
