import { reach, type Base, type Length, type Point } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Decisions } from '../../decisions/index.ts';
import { route as fitting, type Moved, type Way } from '../../decisions/route.ts';
import type { Destination } from '../form/place.ts';
import { going } from '../stage/spot.ts';
import type { Phrase, Scene } from '../phrase.ts';
import { inMillimetres, spotOf, strange } from '../spot-of.ts';

type Asked = Decision<Decisions, 'route'>;
type Journey = Exclude<Moved, { stay: true }>;

export const route: Phrase<'route'> = {
  answer(word, decision, scene) {
    if ('stay' in word) return { stay: true };
    const goal = 'move' in word ? word.move : 'run' in word ? word.run : undefined;
    if (goal === undefined) return undefined;
    const told = 'way' in word ? word.way : undefined;
    const way = decision.ways.find(({ mode }) => mode === told) ?? decision.ways[0]!;
    return { ...journeyTo(goal, decision, way, scene), mode: told ?? way.mode };
  },
  words(taken) {
    if ('stay' in taken) return { stay: true };
    return { move: [inMillimetres(taken.x), inMillimetres(taken.y)], way: taken.mode };
  },
};

function journeyTo(goal: Destination, decision: Asked, way: Way, scene: Scene): Journey {
  const { mode } = way;
  const mover = decision.board.bases.find(({ id }) => id === decision.creature)!;
  if ('contact' in goal) return intoContact(goal.contact, decision, way, mover, scene);
  if ('straight' in goal) {
    const along = (far: Length): Point => going(mover, goal.straight, far);
    return { mode, ...along(goal.by ?? farthest(along, decision, way)) };
  }
  if ('towards' in goal) {
    const along = ray(mover, baseNamed(goal.towards, decision, scene));
    return { mode, ...along(goal.by ?? farthest(along, decision, way)) };
  }
  return { mode, ...spotOf(goal, mover.r, scene) };
}

/** The cheapest way into contact; without any, straight to the nearest rim, so that the rules can say why not. */
function intoContact(word: string, decision: Asked, way: Way, mover: Base, scene: Scene): Journey {
  const { mode, spec } = way;
  const other = baseNamed(word, decision, scene);
  const contact = other.team === mover.team ? undefined : reach(decision.board, mover.id, spec).contact(other.id);
  if (contact) {
    const { dest, word: turns } = contact.route;
    return { mode, x: dest.x, y: dest.y, ...(turns && { word: turns }) };
  }
  const gap = Math.sqrt((other.x - mover.x) ** 2 + (other.y - mover.y) ** 2) - mover.r - other.r;
  return { mode, ...ray(mover, other)(Math.max(0, Math.floor(gap))) };
}

function baseNamed(word: string, { board }: Asked, scene: Scene): Base {
  const id = scene.names.id(word);
  const base = board.bases.find(one => one.id === id);
  if (!base) throw strange(word, scene);
  return base;
}

/** Places on the line from one point through another. */
function ray(from: Point, to: Point): (far: Length) => Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return far => ({ x: from.x + Math.round((dx * far) / length), y: from.y + Math.round((dy * far) / length) });
}

/** How far along a line a move can end, to the hundredth of a millimetre. */
function farthest(along: (far: Length) => Point, decision: Asked, { mode, spec }: Way): Length {
  const isLegal = (far: Length) => fitting.judge(decision, { mode, ...along(far) }) === undefined;
  let near = 0;
  let far = Math.ceil(spec.budget) + 1000; // a base that stopped at an enemy is set down up to 6 mm farther
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (isLegal(middle)) near = middle;
    else far = middle;
  }
  return near;
}
