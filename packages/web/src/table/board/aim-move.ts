import {
  checkRoute,
  cosSin,
  gap,
  pointAlong,
  TURN,
  verifyRoute,
  type Base,
  type LegalRoute,
  type Point,
} from '@signum/geometry';
import type { Reply } from '../../game/contract.ts';
import { isOpen, type Mover, type MoverWay } from './mover.ts';
import { nearestOpen } from './nearest-open.ts';

export type RouteReply = Extract<Reply, { kind: 'route' }>;

/** A move as it would be declared, drawn out. */
export interface MoveAim {
  readonly reply: RouteReply;
  readonly way: MoverWay;
  readonly route: LegalRoute;
  readonly snapped: 'contact' | 'limit' | null;
}

/** Nearer than this to an enemy, the base is meant to touch it. */
const TO_CONTACT = 500;
/** With less than this left of the move, all of it is meant. */
const TO_LIMIT = 300;
/** Directions round an enemy in which room for the base is looked for. */
const ROUND = 48;

/** The legal move that comes nearest to a wish: into contact, to the limit, or exactly there. Fine wishes are not pulled anywhere. */
export function aimMove(mover: Mover, wish: Point, isFine = false): MoveAim | undefined {
  let best: MoveAim | undefined;
  for (const way of mover.ways) {
    const aim = aimBy(mover, way, wish, isFine);
    if (aim && (best === undefined || offBy(aim, wish) < offBy(best, wish) - 1)) best = aim;
  }
  return best;
}

/** Moves that were drawn out already: whoever has aimed one draws it next. */
const known = new WeakMap<RouteReply, MoveAim>();

/** The move that an answer declares, drawn out. */
export function moveOf(mover: Mover, reply: RouteReply): MoveAim | undefined {
  if ('stay' in reply) return undefined;
  const drawnBefore = known.get(reply);
  return drawnBefore && mover.ways.includes(drawnBefore.way) ? drawnBefore : moveTo(mover, reply);
}

/** What becomes of a move to exactly this place, by any way. */
function moveTo(mover: Mover, place: Point): MoveAim | undefined {
  for (const way of mover.ways) {
    const aim = drawn(mover, way, place, null);
    if (aim) return aim;
  }
  return undefined;
}

function offBy({ reply }: MoveAim, wish: Point): number {
  return 'stay' in reply ? Infinity : Math.hypot(reply.x - wish.x, reply.y - wish.y);
}

function aimBy(mover: Mover, way: MoverWay, wish: Point, isFine: boolean): MoveAim | undefined {
  const { base, into } = mover;
  const enemies = way.board.bases.filter(
    other => other.team !== base.team && (into.length === 0 || into.includes(other.id)),
  );
  const near = { ...base, ...wish };
  const meant = enemies
    .filter(enemy => into.length > 0 || (!isFine && gap(near, enemy) < TO_CONTACT))
    .toSorted((one, other) => gap(near, one) - gap(near, other));
  for (const enemy of meant) {
    const touching = touchingPlace(way, base, enemy, wish);
    const aim = touching && drawn(mover, way, touching, 'contact');
    if (aim) return aim;
  }
  if (into.length > 0) return undefined;
  const place = nearestOpen(way, wish);
  const aim = place && drawn(mover, way, place, null);
  return aim && !isFine ? (toLimit(mover, aim) ?? aim) : aim;
}

function drawn(mover: Mover, way: MoverWay, dest: Point, snapped: MoveAim['snapped']): MoveAim | undefined {
  const { x, y } = dest;
  // asked first whether it may be gone: of a way that is not, the whole search for a better one would follow
  const verified = verifyRoute(way.board, mover.base.id, way.spec, { dest: { x, y } });
  if (!verified.ok) return undefined;
  const route = checkRoute(way.board, mover.base.id, way.spec, { dest: { x, y }, word: verified.word });
  if (!route.ok) return undefined;
  const aim: MoveAim = { reply: { kind: 'route', mode: way.mode, x, y }, way, route, snapped };
  known.set(aim.reply, aim);
  return aim;
}

/** A place beside an enemy where the base touches it, as near to the wish as there is one. */
function touchingPlace(way: MoverWay, base: Base, enemy: Base, wish: Point): Point | undefined {
  const towards = wish.x === enemy.x && wish.y === enemy.y ? base : wish;
  const angle = Math.atan2(towards.y - enemy.y, towards.x - enemy.x);
  const far = base.r + enemy.r + 1; // a hundredth off, so that a whole place never overlaps
  for (let step = 0; step <= ROUND / 2; step += 1) {
    for (const side of step === 0 || step === ROUND / 2 ? [1] : [1, -1]) {
      const [cos, sin] = cosSin(angle + (side * step * TURN) / ROUND);
      const place = { x: Math.round(enemy.x + far * cos), y: Math.round(enemy.y + far * sin) };
      if (isOpen(way, place)) return place;
    }
  }
  return way.reach.contact(enemy.id)?.settled;
}

/** How far a move with this path may go: only S if it touches Difficult terrain (C-MOV-15, C-MOV-19). */
export function limitOf({ spec }: MoverWay, { touched }: LegalRoute): number {
  const isShort = !spec.pathfinder && spec.mode === 'walk' && (touched.length > 0 || spec.capped);
  return isShort ? Math.min(spec.short, spec.budget) : spec.budget;
}

/** The same way, but to its very end, if almost all of it is meant. */
function toLimit(mover: Mover, { way, route }: MoveAim): MoveAim | undefined {
  const rest = limitOf(way, route) - route.cost;
  if (rest > TO_LIMIT || rest <= 0) return undefined;
  const [end, before] = [route.end, pointAlong(route.pieces, Math.max(0, route.cost - 50))];
  if (before === undefined || route.contacts.length > 0) return undefined;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const far = Math.max(0, rest - 1);
  const place = {
    x: Math.round(end.x + (far * (end.x - before.x)) / length),
    y: Math.round(end.y + (far * (end.y - before.y)) / length),
  };
  return drawn(mover, way, isOpen(way, place) ? place : end, 'limit');
}
