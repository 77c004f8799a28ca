import { heading, type Spot } from './frame.ts';
import { COLOUR } from './palette.ts';
import { element, writing } from './svg.ts';

interface Box extends Spot {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export interface Label {
  readonly words: string;
  readonly colour: string;
  /** What it belongs to. */
  readonly near: Spot;
  /** Roughly how far from there it begins. */
  readonly off?: number;
  /** Where it would like to lie, seen from there; above, if not told. */
  readonly towards?: Spot;
  readonly round?: boolean;
}

/** Writing on the table, collected and put where it hides least. */
export interface Labels {
  /** Keeps a box free of labels. */
  reserve(middle: Spot, halfWidth: number, halfHeight: number): void;
  add(label: Label): void;
  drawn(): string;
}

const DIRECTIONS = 16;
const RINGS = 6;

export function labelsOn(width: number, k: number): Labels {
  const taken: Box[] = [];
  const drawn: string[] = [];
  const size = 9 * k;
  const place = (label: Label, halfWidth: number, halfHeight: number): Box => {
    const { near, off = 3 * k, towards = { x: 0, y: -1 } } = label;
    let best: Box | undefined;
    let least = Infinity;
    for (let ring = 0; ring < RINGS; ring += 1) {
      for (let step = 0; step < DIRECTIONS; step += 1) {
        const turn = ((step % 2 === 0 ? step : -step - 1) * Math.PI) / DIRECTIONS;
        const u = turned(towards, turn);
        // How far the box reaches in this direction: so it begins at the same distance all round.
        const own = Math.min(halfWidth / Math.max(Math.abs(u.x), 1e-9), halfHeight / Math.max(Math.abs(u.y), 1e-9));
        const far = off + own + ring * 7 * k;
        const box = { x: near.x + far * u.x, y: near.y + far * u.y, halfWidth, halfHeight };
        const cost = hidden(box, taken) + outside(box, width) + 0.02 * k * k * (step + 14 * ring);
        if (cost < least) [best, least] = [box, cost];
      }
    }
    return best!;
  };
  return {
    reserve: (middle, halfWidth, halfHeight) => void taken.push({ ...middle, halfWidth, halfHeight }),
    add(label) {
      const halfWidth = label.round ? size * 0.68 : (label.words.length * size * 0.54) / 2 + 3 * k;
      const halfHeight = size * 0.68;
      const box = place(label, halfWidth, halfHeight);
      taken.push(box);
      drawn.push(leader(label, box, k), boxed(label, box, size, k));
    },
    drawn: () => element('g', { id: 'labels' }, ...drawn),
  };
}

function turned({ x, y }: Spot, by: number): Spot {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The area that a box would hide of others. */
function hidden(box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => {
    const across = box.halfWidth + other.halfWidth - Math.abs(box.x - other.x);
    const down = box.halfHeight + other.halfHeight - Math.abs(box.y - other.y);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

/** Labels stay on the table. */
function outside({ x, y, halfWidth, halfHeight }: Box, width: number): number {
  const over = Math.max(halfWidth - x, x + halfWidth - width, 0) + Math.max(halfHeight - y, y + halfHeight - width, 0);
  return over * width;
}

function leader({ near, colour }: Label, box: Box, k: number): string {
  const u = heading(near, box);
  const end = { x: box.x - u.x * box.halfHeight, y: box.y - u.y * box.halfHeight };
  if (Math.hypot(box.x - near.x, box.y - near.y) < box.halfHeight + 2 * k) return '';
  const ends = { x1: near.x, y1: near.y, x2: end.x, y2: end.y };
  return element('line', { ...ends, stroke: colour, 'stroke-width': 0.6 * k, 'stroke-opacity': 0.75 });
}

function boxed({ words, colour, round }: Label, { x, y, halfWidth, halfHeight }: Box, size: number, k: number): string {
  const frame = element('rect', {
    x: x - halfWidth,
    y: y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    rx: round ? halfHeight : 2.2 * k,
    fill: COLOUR.sheet,
    'fill-opacity': 0.92,
    stroke: colour,
    'stroke-width': 0.8 * k,
  });
  const middle = { x, y: y + size * 0.35, 'font-size': size, 'text-anchor': 'middle' };
  return frame + writing(words, { ...middle, fill: '#fff', 'font-weight': 600 });
}
