import { findCreature, RULER_LENGTH, valueOf, type ClassicState, type Creature, type Decisions } from '@signum/classic';
import { cosSin, destinations, gap, reach, TURN, type Point, type Purpose } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import { shotsOf } from '../recruit/eye.ts';

type RouteQuestion = Decision<Decisions, 'route'>;

/** Contact with each enemy; and eight directions, a whole move and half of one. */
export function simpleMoves(state: Readonly<ClassicState>, question: RouteQuestion): Reply[] {
  const mover = findCreature(state, question.creature);
  const way = wayOf(question);
  if (!mover || !way) return [];
  const reached = reach(question.board, mover.id, way.spec);
  const moves: Reply[] = [];
  const add = ({ x, y }: Point): void => {
    if (reached.cost({ x, y }) < Infinity) moves.push({ kind: 'route', mode: way.mode, x, y });
  };
  for (const enemy of question.board.bases) {
    if (enemy.team === mover.controller || gap(enemy, mover) > way.spec.budget) continue;
    const contact = reached.contact(enemy.id);
    if (contact) add(contact.settled);
  }
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const [cos, sin] = cosSin((eighth * TURN) / 8);
    for (const part of [0.99, 0.5]) {
      const far = part * way.spec.budget;
      add({ x: Math.round(mover.x + far * cos), y: Math.round(mover.y + far * sin) });
    }
  }
  return moves;
}

/** The named destinations of a move, those first that decide most. */
export function namedMoves(state: Readonly<ClassicState>, question: RouteQuestion): Reply[] {
  const mover = findCreature(state, question.creature);
  const way = wayOf(question);
  if (!mover || !way) return [];
  const threat = (id: string): number => reachOf(state, findCreature(state, id as Creature['id'])!);
  const interests = { threat, ...(shotsOf(state, mover) > 0 && { range: SHOT }) };
  return destinations(question.board, mover.id, way.spec, interests)
    .toSorted((one, other) => ORDER.indexOf(one.purpose.to) - ORDER.indexOf(other.purpose.to))
    .map(({ place: { x, y } }) => ({ kind: 'route', mode: way.mode, x, y }));
}

const ORDER: readonly Purpose['to'][] = [
  'contact',
  'in-sight',
  'towards',
  'out-of-range',
  'behind-cover',
  'out-of-sight',
  'away',
  'terrain',
];

/** Where most shots still arrive. */
const SHOT = RULER_LENGTH.XL;

/** How far somebody is to be feared: a shot, or a move and a hand's breadth. */
function reachOf(state: Readonly<ClassicState>, creature: Creature): number {
  if (shotsOf(state, creature) > 0) return SHOT;
  const step = valueOf('step', creature, state);
  return step === null ? 500 : RULER_LENGTH[step] + valueOf('stride', creature, state);
}

/** The way of moving that asks least of the ground. */
function wayOf({ ways }: RouteQuestion): RouteQuestion['ways'][number] | undefined {
  return ways.find(({ shunsTerrain }) => !shunsTerrain);
}
