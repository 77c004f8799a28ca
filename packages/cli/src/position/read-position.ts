import { CONTACT, EDGES, type Base, type Board } from '@signum/geometry';
import { flawed, isFlawed, readJson, type Flawed } from '@signum/kernel';
import { Field, Misread } from '../field.ts';
import { checkStanding } from './check-standing.ts';
import {
  DIAMETERS,
  RULERS,
  type AskedReach,
  type AskedSight,
  type AskedSummon,
  type Goal,
  type Position,
} from './position.ts';
import { readTerrain } from './read-terrain.ts';

/** The longest side of a table: up to there all comparisons are exact. */
const WIDEST = 600;
const NARROWEST = 100;

/** Reads a position file. Whatever is in it, the answer is a position or the place and nature of the first mistake. */
export function readPosition(text: string): Position | Flawed {
  const json = readJson(text);
  if (isFlawed(json)) return json;
  try {
    return positionOf(new Field(json.value, ''));
  } catch (error) {
    if (error instanceof Misread) return flawed(error.where, error.what);
    throw error;
  }
}

function positionOf(file: Field): Position {
  const field = file.object(['title', 'width', 'bases', 'terrains', 'reach', 'routes', 'sight', 'margins', 'summon']);
  const board: Board = {
    width: field('width').length(NARROWEST, WIDEST),
    bases: field('bases').list().map(readBase),
    terrains: field.optional('terrains')?.list().map(readTerrain) ?? [],
  };
  checkNames(board);
  checkStanding(board);
  const title = field.optional('title')?.text(120);
  const reach = field.optional('reach');
  const routes = field.optional('routes');
  if (routes !== undefined && reach === undefined) throw routes.misread('need a reach: whose routes are they?');
  const asked = reach && readReach(reach, board);
  const summon = field.optional('summon');
  return {
    board,
    ...(title !== undefined && { title }),
    ...(asked && { reach: asked }),
    routes: asked ? (routes?.list().map(route => readGoal(route, board, asked)) ?? []) : [],
    sights:
      field
        .optional('sight')
        ?.list()
        .map(sight => readSight(sight, board)) ?? [],
    margins:
      field
        .optional('margins')
        ?.list()
        .map(pair => readMargin(pair, board)) ?? [],
    ...(summon && { summon: readSummon(summon) }),
  };
}

function readBase(base: Field): Base {
  const field = base.object(['id', 'team', 'at', 'diameter', 'hidden']);
  const { x, y } = field('at').point();
  const r = field('diameter').oneOf(DIAMETERS) * 50;
  const hidden = field.optional('hidden')?.flag() ?? false;
  return { id: field('id').text(24), team: field('team').oneOf([1, 2, 3, 4]), x, y, r, hidden };
}

/** Whatever is asked about is named by its id, so each id means one thing; the edges of the table have names, too. */
function checkNames({ bases, terrains }: Board): void {
  const taken = new Map<string, string>(EDGES.map(edge => [edge, 'an edge of the table']));
  const named: [string, readonly { readonly id: string }[]][] = [
    ['bases', bases],
    ['terrains', terrains],
  ];
  for (const [list, things] of named) {
    things.forEach(({ id }, index) => {
      const where = `${list}[${index}]`;
      const other = taken.get(id);
      if (other !== undefined) throw new Misread(`${where}.id`, `'${id}' is also the name of ${other}`);
      taken.set(id, where);
    });
  }
}

/** The base that a field names. */
function baseNamed(field: Field, { bases }: Board): Base {
  const found = bases.find(base => base.id === field.value);
  if (!found)
    throw field.misread(`is not the id of a base; there are ${bases.map(base => base.id).join(', ') || 'none'}`);
  return found;
}

function readReach(reach: Field, board: Board): AskedReach {
  const field = reach.object(['of', 'budget', 'mode', 'run', 'pathfinder', 'capped', 'avoidContact']);
  const flag = (name: 'run' | 'pathfinder' | 'capped' | 'avoidContact'): boolean =>
    field.optional(name)?.flag() ?? false;
  const budget = field('budget');
  return {
    of: baseNamed(field('of'), board).id,
    spec: {
      budget: typeof budget.value === 'string' ? RULERS[budget.oneOf(['S', 'M', 'L', 'XL'])] : budget.length(1, 1000),
      short: RULERS.S,
      mode: field.optional('mode')?.oneOf(['walk', 'flight', 'jump']) ?? 'walk',
      run: flag('run'),
      pathfinder: flag('pathfinder'),
      capped: flag('capped'),
      avoidContact: flag('avoidContact'),
      band: CONTACT,
    },
  };
}

function readGoal(route: Field, board: Board, reach: AskedReach): Goal {
  const to = route.object(['to'])('to');
  if (Array.isArray(to.value)) return to.point();
  const enemy = to.object(['enemy'])('enemy');
  const base = baseNamed(enemy, board);
  const mover = board.bases.find(({ id }) => id === reach.of);
  if (base.team === mover?.team) throw enemy.misread(`is no enemy of ${reach.of}: they are of one team`);
  return { enemy: base.id };
}

function readSight(sight: Field, board: Board): AskedSight {
  const field = sight.object(['from', 'to', 'range']);
  const from = baseNamed(field('from'), board).id;
  const to = baseNamed(field('to'), board).id;
  if (from === to) throw field('to').misread(`is '${from}' itself`);
  const range = field.optional('range');
  if (range === undefined) return { from, to };
  return {
    from,
    to,
    range: typeof range.value === 'string' ? RULERS[range.oneOf(['S', 'M', 'L', 'XL'])] : range.length(),
  };
}

function readMargin(pair: Field, { bases, terrains }: Board): readonly [string, string] {
  const known = [...bases.map(({ id }) => id), ...terrains.map(({ id }) => id), ...EDGES];
  const [one, other] = pair.list(2, 2).map(end => {
    if (!known.includes(end.value as string)) throw end.misread(`is not the id of a base or template, nor an edge`);
    return end.value as string;
  }) as [string, string];
  if (one === other) throw pair.misread(`measures from '${one}' to itself`);
  return [one, other];
}

function readSummon(summon: Field): AskedSummon {
  const field = summon.object(['team', 'side', 'diameter']);
  const side = field('side').oneOf(EDGES);
  return { team: field('team').oneOf([1, 2, 3, 4]), side, r: field('diameter').oneOf(DIAMETERS) * 50 };
}
