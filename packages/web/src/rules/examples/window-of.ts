import type { ClassicState } from '@signum/classic';
import { cm, TABLE } from '../../table/board/frame.ts';

/** A part of the table in centimetres, as a drawing shows it: y downwards. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PADDING = 4;
const LEAST = 24;
/** Wider than high, as the column of text is; not so wide where much lies behind one another. */
const SHAPE = 2;
const TALL = 16;
const SHAPE_OF_TALL = 1.5;

/**
 * The part of the table in which an example happens, the same at all its moments. Heroes that only stand in their corners because
 * everybody must have one are left out; if nobody else is there, there is nothing to draw.
 */
export function windowOf(states: readonly ClassicState[]): Window | null {
  const actors = states.flatMap(({ creatures, terrains, cards }) => [
    ...creatures.filter(({ id }) => !/^Hero [12]$/.test(id)).map(({ x, y, r }) => ({ x, y, r })),
    ...terrains
      .filter(({ card }) => cards[card] !== undefined)
      .flatMap(({ pieces }) => pieces.flatMap(({ core, rho }) => core.map(({ x, y }) => ({ x, y, r: rho })))),
  ]);
  if (actors.length === 0) return null;
  const left = Math.min(...actors.map(({ x, r }) => cm(x - r))) - PADDING;
  const right = Math.max(...actors.map(({ x, r }) => cm(x + r))) + PADDING;
  const top = TABLE - Math.max(...actors.map(({ y, r }) => cm(y + r))) - PADDING;
  const bottom = TABLE - Math.min(...actors.map(({ y, r }) => cm(y - r))) + PADDING;
  const shape = bottom - top > TALL ? SHAPE_OF_TALL : SHAPE;
  const height = Math.min(TABLE, Math.max(LEAST / shape, bottom - top, (right - left) / shape));
  const width = Math.min(TABLE + 2, height * shape);
  return {
    x: within((left + right - width) / 2, width),
    y: within((top + bottom - height) / 2, height),
    width,
    height,
  };
}

/** Not past the rim of the table. */
function within(begin: number, length: number): number {
  return Math.min(TABLE + 1 - length, Math.max(-1, begin));
}
