import { TABLE, type Creature, type Decisions } from '@signum/classic';
import type { Point } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { creatureIn, isShooter, nearestEnemy } from './creatures.ts';

/** How near a shooter likes to be: well within its reach, and not within theirs. */
const SHOOTING_DISTANCE = 14_000;

/** To the nearest enemy: into contact, or for shooters to a good distance. */
export function chooseMove(table: Table, { creature: id }: Decision<Decisions, 'route'>): Reply {
  const creature = creatureIn(table, id);
  const answers = table.answers();
  const moves = answers.flatMap(answer => (answer.kind === 'route' && 'x' in answer ? [answer] : []));
  if (!creature || moves.length === 0) return answers[0]!;
  const misses = moves.map(move => ({ move, miss: missOf(table, { ...creature, x: move.x, y: move.y }) }));
  const best = misses.toSorted((one, other) => one.miss - other.miss)[0]!;
  return best.miss < missOf(table, creature) ? best.move : answers[0]!;
}

/** How far a place is from what one wishes for. */
function missOf(table: Table, creature: Creature): number {
  const near = nearestEnemy(table, creature)?.gap ?? 0;
  return isShooter(table, creature) ? Math.abs(near - SHOOTING_DISTANCE) : near;
}

/** A hero in the middle of its side, whoever else comes where the enemy is nearest. */
export function choosePlace(table: Table, { where, r, seat }: Decision<Decisions, 'place'>): Reply {
  const places = table.answers().flatMap(answer => (answer.kind === 'place' ? [answer] : []));
  const nearest = (place: Point) => nearestEnemy(table, { ...place, r, controller: seat })?.gap ?? offMiddle(place);
  const miss = where.at === 'own side of the hero' ? offMiddle : nearest;
  return places.toSorted((one, other) => miss(one) - miss(other))[0]!;
}

function offMiddle({ x }: Point): number {
  return Math.abs(x - TABLE / 2);
}
