import { heroOf, opponentOf, TABLE, type Decisions, type Way } from '@signum/classic';
import { gap, reach, type Point, type Reach } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { seemingBest } from './doubt.ts';
import { fieldOf, unitIn, type Field, type Unit } from './field.ts';
import { chargesFor, LANCE, standingsFor } from './standing.ts';

/** How many places are tried before one stays where one is. */
const TRIED = 24;

/** Into contact with whom it is worth to fight, or else to the best place to stand. */
export function chooseMove(table: Table, question: Decision<Decisions, 'route'>): Reply {
  const field = fieldOf(table.state, question.seat);
  const unit = unitIn(field, question.creature);
  const way = question.ways.find(({ shunsTerrain }) => !shunsTerrain);
  if (!unit || !way || question.into.length > 0) return mostly(table, question.into.length > 0);
  const place = bestPlace(field, unit, reach(question.board, unit.creature.id, way.spec), way, table);
  // who stands in contact already is not moved by nothing (C-MOV-14)
  return place && !isAt(unit.creature, place)
    ? { kind: 'route', mode: way.mode, x: place.x, y: place.y }
    : { kind: 'route', stay: true };
}

/** Any move, where one must be made in a hurry; else none. */
function mostly({ answers }: Table, isHunting: boolean): Reply {
  const all = answers();
  return (isHunting ? all[1] : undefined) ?? all[0]!;
}

function bestPlace(field: Field, unit: Unit, reached: Reach, { spec }: Way, table: Table): Point | undefined {
  const isRun = spec.budget > unit.walk;
  const charges = isRun ? [] : seemingBest(table, chargesFor(field, unit, spec.budget));
  for (const { enemy, worth } of charges.slice(0, 3)) {
    if (worth <= 0) break;
    const place = contactWith(unit, enemy, reached);
    if (place) return place;
  }
  for (const place of seemingBest(table, standingsFor(field, unit, spec.budget, !isRun)).slice(0, TRIED)) {
    if (isAt(unit.creature, place)) return undefined;
    const cost = reached.cost(place);
    if (cost > 0 && cost < Infinity) return { x: place.x, y: place.y };
  }
  return undefined;
}

/** Less than this is no move, in hundredths of a millimetre: a hair, and geometry may round it off. */
const HAIR = 50;

/** Is it there already? */
export function isAt({ x, y }: Point, place: Point): boolean {
  return Math.abs(x - place.x) + Math.abs(y - place.y) < HAIR;
}

/** A place from which it can strike: at a lance's length if it has one, else in contact. */
function contactWith({ creature, fighter }: Unit, { creature: enemy }: Unit, reached: Reach): Point | undefined {
  if (fighter.lunges) {
    const far = gap(creature, enemy);
    if (far <= LANCE) return undefined;
    const length = Math.sqrt((enemy.x - creature.x) ** 2 + (enemy.y - creature.y) ** 2);
    const part = (far - LANCE) / length;
    const place = {
      x: Math.round(creature.x + part * (enemy.x - creature.x)),
      y: Math.round(creature.y + part * (enemy.y - creature.y)),
    };
    const cost = reached.cost(place);
    if (cost > 0 && cost < Infinity) return place;
  }
  return reached.contact(enemy.id)?.settled;
}

/** A hero in the middle of its side; whoever else comes opposite the other hero. */
export function choosePlace({ state, answers }: Table, { where, r, seat }: Decision<Decisions, 'place'>): Reply {
  const hero = heroOf(state, opponentOf(seat));
  let best: Reply | undefined;
  let least = Infinity;
  for (const answer of answers()) {
    if (answer.kind !== 'place') continue;
    const isHero = where.at === 'own side of the hero' || !hero;
    const miss = isHero ? Math.abs(answer.x - TABLE / 2) : gap({ ...answer, r }, hero);
    if (miss < least) {
      best = answer;
      least = miss;
    }
  }
  return best!;
}
