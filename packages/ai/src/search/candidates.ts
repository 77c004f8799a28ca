import { standingStill, type Action, type Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Question, Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { namedMoves, simpleMoves } from './moves.ts';

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

/** How widely somebody looks around. */
export interface Breadth {
  /** How many answers of one question are compared at most. */
  readonly answers: number;
  /** Are the named destinations of a move looked for (cover, sight, out of reach)? That takes as long as some tries. */
  readonly surveys: boolean;
}

/**
 * The answers worth a thought, that of habit first. Where there are too many, the first ones; of places on the table those that bring
 * something.
 */
export function candidates(table: Table, habit: Reply, { answers: most, surveys }: Breadth): Reply[] {
  const { question } = table;
  if (BY_HABIT.has(question.kind)) return [habit];
  const others = standingStill(table.state, () => othersFor(table, surveys));
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

function othersFor(table: Table, surveys: boolean): readonly Reply[] {
  const { state, question, answers } = table;
  switch (question.kind) {
    case 'nextAction':
      return actionsOf(question);
    case 'act':
      return question.deeds.map(deed => ({ kind: 'act', ...deed }));
    case 'choose':
      return chooseFew(question);
    case 'route':
      if (question.into.length > 0) return answers();
      return surveys ? namedMoves(state, question) : simpleMoves(state, question);
    default:
      return answers();
  }
}

/**
 * A card, a creature, a use, a card again and so on, so that none of them is crowded out by the others. As long as somebody has not
 * been activated nobody thinks of ending the turn: whoever does not want to act may pass.
 */
function actionsOf({ actions }: Decision<Decisions, 'nextAction'>): Reply[] {
  const cards = actions.filter(({ do: what }) => what === 'play');
  const creatures = actions.filter(({ do: what }) => what === 'activate');
  const uses = actions.filter(({ do: what }) => !OTHERWISE.has(what));
  const all: Action[] = creatures.length === 0 ? [{ do: 'end turn' }] : [];
  for (let place = 0; place < Math.max(cards.length, creatures.length, uses.length); place += 1) {
    for (const list of [cards, creatures, uses]) all.push(...list.slice(place, place + 1));
  }
  return all.map(action => ({ kind: 'nextAction', ...action }));
}

/** What has a list of its own, or none. */
const OTHERWISE: ReadonlySet<Action['do']> = new Set(['activate', 'end turn', 'play', 'play terrain']);

/** One of each, or all that may be: whatever lies between is left to habit. */
function chooseFew({ options, least, most }: Decision<Decisions, 'choose'>): Reply[] {
  if (most > 1 && least > 1) return [];
  const single = options.map((option): Reply => ({ kind: 'choose', chosen: [option] }));
  return least === 0 ? [{ kind: 'choose', chosen: [] }, ...single] : single;
}
