import { findCreature, standingStill, type Action, type ClassicState, type Decisions } from '@signum/classic';
import { cosSin, gap, reach, TURN, type Point } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Question, Reply } from '../player.ts';
import type { Table } from '../table.ts';

/** Questions that are answered by habit: what comes of them is small, or far off. */
const BY_HABIT: ReadonlySet<Question['kind']> = new Set([
  'concede',
  'offerDraw',
  'order',
  'reroll',
  'startingHand',
  'terrainPose',
  'whoBegins',
]);

/**
 * The answers worth a thought, that of habit first. Where there are too many, the first ones; of places on the table those that bring
 * something.
 */
export function candidates(table: Table, habit: Reply, most: number): Reply[] {
  const { question } = table;
  if (BY_HABIT.has(question.kind)) return [habit];
  const others = standingStill(table.state, () => othersFor(table));
  const known = new Set([JSON.stringify(habit)]);
  const all = [habit];
  for (const answer of others) {
    const name = JSON.stringify(answer);
    if (known.has(name)) continue;
    known.add(name);
    all.push(answer);
    if (all.length >= most) break;
  }
  return all;
}

function othersFor(table: Table): readonly Reply[] {
  const { state, question, answers } = table;
  switch (question.kind) {
    case 'nextAction':
      return actionsOf(question);
    case 'act':
      return question.deeds.map(deed => ({ kind: 'act', ...deed }));
    case 'choose':
      return chooseFew(question);
    case 'route':
      return question.into.length > 0 ? answers() : places(state, question);
    default:
      return answers();
  }
}

/** Cards and uses first: every creature gets its turn anyway, and which comes first is a smaller question. */
function actionsOf({ actions }: Decision<Decisions, 'nextAction'>): Reply[] {
  const thinkable = actions.filter(action => action.do !== 'play terrain');
  const isCreatures = ({ do: what }: Action): boolean => what === 'activate';
  const ordered = [...thinkable.filter(action => !isCreatures(action)), ...thinkable.filter(isCreatures)];
  return ordered.map(action => ({ kind: 'nextAction', ...action }));
}

/** One of each, or all that may be: whatever lies between is left to habit. */
function chooseFew({ options, least, most }: Decision<Decisions, 'choose'>): Reply[] {
  if (most > 1 && least > 1) return [];
  const single = options.map((option): Reply => ({ kind: 'choose', chosen: [option] }));
  return least === 0 ? [{ kind: 'choose', chosen: [] }, ...single] : single;
}

/** Contact with each enemy; and eight directions, a whole move and half of one. */
function places(state: Readonly<ClassicState>, question: Decision<Decisions, 'route'>): Reply[] {
  const mover = findCreature(state, question.creature);
  const way = question.ways.find(({ shunsTerrain }) => !shunsTerrain);
  if (!mover || !way) return [];
  const reached = reach(question.board, mover.id, way.spec);
  const moves: Reply[] = [];
  const add = ({ x, y }: Point): void => {
    const cost = reached.cost({ x, y });
    if (cost > 0 && cost < Infinity) moves.push({ kind: 'route', mode: way.mode, x, y });
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
