import {
  findCreature,
  heroOf,
  opponentOf,
  TABLE,
  type ClassicState,
  type Creature,
  type Decisions,
  type Way,
} from '@signum/classic';
import { cosSin, gap, reach, TURN, type Point, type Reach } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { attackWorth, leastWorth } from './attack-worth.ts';
import { enemiesOf, nearestEnemy, shotsOf, type Near } from './eye.ts';

/** How near a shooter likes to be: well within its reach, and not within theirs. */
const SHOOTING_DISTANCE = 14_000;
/** How many enemies a way into contact is looked for to. */
const VICTIMS = 3;

/** Into contact with whom it is best to fight; else as near to the nearest enemy as the move goes; shooters to a good distance. */
export function chooseMove(table: Table, question: Decision<Decisions, 'route'>): Reply {
  const { state } = table;
  const creature = findCreature(state, question.creature);
  const way = question.ways.find(({ shunsTerrain }) => !shunsTerrain);
  if (!creature || !way || question.into.length > 0) return mostly(table, question.into.length > 0);
  const reached = reach(question.board, creature.id, way.spec);
  const place =
    shotsOf(state, creature) > 0
      ? shootingPlace(state, creature, reached, way)
      : (charge(state, creature, reached, way) ?? advance(state, creature, reached, way, 0));
  return place ? { kind: 'route', mode: way.mode, x: place.x, y: place.y } : { kind: 'route', stay: true };
}

/** Any move, where one must be made in a hurry; else none. */
function mostly({ answers }: Table, isHunting: boolean): Reply {
  const all = answers();
  return (isHunting ? all[1] : undefined) ?? all[0]!;
}

function charge(state: Readonly<ClassicState>, creature: Creature, reached: Reach, { spec }: Way): Point | undefined {
  const victims = enemiesOf(state, creature.controller)
    .filter(enemy => gap(enemy, creature) <= spec.budget)
    .map(enemy => ({ enemy, worth: attackWorth(state, 'melee combat', creature, enemy) }))
    .filter(({ enemy, worth }) => worth > leastWorth(state, creature, enemy))
    .toSorted((one, other) => other.worth - one.worth);
  for (const { enemy } of victims.slice(0, VICTIMS)) {
    const contact = reached.contact(enemy.id);
    if (contact) return contact.settled;
  }
  return undefined;
}

function shootingPlace(state: Readonly<ClassicState>, creature: Creature, reached: Reach, way: Way): Point | undefined {
  return advance(state, creature, reached, way, SHOOTING_DISTANCE);
}

/** Straight to the nearest enemy, or round what stands in the way; up to a distance from it, or back to that. */
function advance(
  state: Readonly<ClassicState>,
  creature: Creature,
  reached: Reach,
  { spec }: Way,
  distance: number,
): Point | undefined {
  const near = goalOf(state, creature);
  if (!near) return undefined;
  const missing = near.gap - distance;
  if (Math.abs(missing) < 500) return undefined;
  const far = Math.min(spec.budget, Math.abs(missing));
  const sign = missing > 0 ? 1 : -1;
  const length = Math.sqrt((near.enemy.x - creature.x) ** 2 + (near.enemy.y - creature.y) ** 2);
  const ahead = { x: (sign * (near.enemy.x - creature.x)) / length, y: (sign * (near.enemy.y - creature.y)) / length };
  for (const turn of TURNS) {
    const [cos, sin] = cosSin(turn);
    const to = { x: ahead.x * cos - ahead.y * sin, y: ahead.x * sin + ahead.y * cos };
    for (const part of PARTS) {
      const place = { x: Math.round(creature.x + part * far * to.x), y: Math.round(creature.y + part * far * to.y) };
      const cost = reached.cost(place);
      if (cost > 0 && cost < Infinity) return place;
    }
  }
  return undefined;
}

/** The nearest enemy, or the hero of the enemy if it is not much further. */
function goalOf(state: Readonly<ClassicState>, creature: Creature): Near | undefined {
  const nearest = nearestEnemy(state, creature);
  const hero = heroOf(state, opponentOf(creature.controller));
  if (!nearest || !hero || hero.dying) return nearest;
  const far = gap(creature, hero);
  return far < nearest.gap + DETOUR ? { enemy: hero, gap: far } : nearest;
}

const DETOUR = 8000;

/** Ahead, then more and more to the sides. */
const TURNS = [0, 1, -1, 2, -2].map(eighths => ((eighths + 8) % 8) * (TURN / 8));
const PARTS = [0.995, 0.8, 0.6, 0.4];

/** A hero in the middle of its side, whoever else comes where the enemy is nearest. */
export function choosePlace({ state, answers }: Table, { where, r, seat }: Decision<Decisions, 'place'>): Reply {
  let best: Reply | undefined;
  let least = Infinity;
  for (const answer of answers()) {
    if (answer.kind !== 'place') continue;
    const toEnemy =
      where.at === 'own side of the hero' ? undefined : nearestEnemy(state, { ...answer, r, controller: seat });
    const miss = toEnemy?.gap ?? Math.abs(answer.x - TABLE / 2);
    if (miss < least) {
      best = answer;
      least = miss;
    }
  }
  return best!;
}
