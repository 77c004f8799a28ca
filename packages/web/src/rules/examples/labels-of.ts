import type { TokenLook } from '../../table/board/token-look.ts';

/** The name of a creature beside its base. */
export interface Label {
  readonly id: string;
  readonly text: string;
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
}

type Placed = Pick<TokenLook, 'id' | 'isHero' | 'r' | 'x' | 'y'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** So wide is a letter on average, and so high a line, in centimetres. */
const LETTER = 0.5;
const LINE = 1;

/** Each name below its base; above or beside it where it would lie on another base or name. */
export function labelsOf(tokens: readonly Placed[], nameOf: (id: string) => string): readonly Label[] {
  const taken: Box[] = tokens.map(({ x, y, r }) => ({ x, y, halfWidth: r, halfHeight: r }));
  return tokens.map(token => {
    const text = nameOf(token.id);
    const halfWidth = (text.length * LETTER) / 2;
    const spots = spotsOf(token, halfWidth).map(spot => ({ ...spot, halfWidth, halfHeight: LINE / 2 }));
    const best = spots.reduce((one, other) => (crowd(other, taken) < crowd(one, taken) ? other : one));
    taken.push(best);
    return { id: token.id, text, x: best.x, y: best.y + LINE * 0.32 };
  });
}

/** Middles of a name: below, above, right, left. */
function spotsOf({ x, y, r, isHero }: Placed, halfWidth: number): { x: number; y: number }[] {
  const below = r + (isHero ? 1.4 : 1);
  return [
    { x, y: y + below },
    { x, y: y - r - 0.75 },
    { x: x + r + 0.5 + halfWidth, y },
    { x: x - r - 0.9 - halfWidth, y },
  ];
}

/** How much of a box lies on others. */
function crowd(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = box.halfWidth + other.halfWidth - Math.abs(box.x - other.x);
    const height = box.halfHeight + other.halfHeight - Math.abs(box.y - other.y);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}
