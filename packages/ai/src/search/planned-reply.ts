import { findCreature, type Action, type ActivationDeed, type ClassicState, type Decisions } from '@signum/classic';
import { reach } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Question, Reply } from '../player.ts';
import { attackWorth } from '../recruit/attack-worth.ts';
import { nearestEnemy } from '../recruit/eye.ts';
import { isAt } from '../recruit/moving.ts';
import type { Order, Plan } from './plan.ts';
import { placeTowards } from './places.ts';

/** What a plan says to a question of its own turn, if it says anything. `steps` are those that are still to be taken. */
export function plannedReply(
  plan: Plan,
  steps: Iterator<Action>,
  state: Readonly<ClassicState>,
  question: Question,
): Reply | undefined {
  switch (question.kind) {
    case 'nextAction':
      return nextStep(steps, question);
    case 'act': {
      const order = plan.orders[question.creature];
      return order && deedFor(order, state, question);
    }
    case 'route': {
      const order = question.into.length > 0 ? undefined : plan.orders[question.creature];
      return order && wayFor(order, state, question);
    }
    default:
      return undefined;
  }
}

function nextStep(steps: Iterator<Action>, { actions }: Decision<Decisions, 'nextAction'>): Reply | undefined {
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const wanted = nameOf(step.value);
    const open = actions.find(action => nameOf(action) === wanted);
    if (open) return { kind: 'nextAction', ...open };
  }
  return undefined;
}

/** Tells actions apart. */
export function nameOf(action: Action): string {
  switch (action.do) {
    case 'activate':
      return `activate ${action.creature}`;
    case 'play':
    case 'play terrain':
      return `${action.do} ${action.card}`;
    case 'spend concentration':
    case 'use creature':
      return `${action.do} ${action.creature} ${action.ability}`;
    case 'use building':
      return `use ${action.building} ${action.ability}`;
    case 'use relic':
      return `use ${action.relic} ${action.ability}`;
    case 'end turn':
      return 'end turn';
  }
}

function deedFor(
  order: Order,
  state: Readonly<ClassicState>,
  { creature: id, deeds }: Decision<Decisions, 'act'>,
): Reply | undefined {
  const creature = findCreature(state, id);
  if (!creature) return undefined;
  if (order.do === 'fight') {
    const target = findCreature(state, order.target);
    if (!target) return undefined;
    const attack = bestOf(
      deeds.filter(deed => deed.do === 'attack' && deed.target === order.target),
      deed => (deed.do === 'attack' ? attackWorth(state, deed.attack, creature, target) : 0),
    );
    const deed = attack ?? (creature.moved ? undefined : deeds.find(({ do: what }) => what === 'move'));
    return deed && { kind: 'act', ...deed };
  }
  const move = order.do === 'withdraw' && !creature.moved ? deeds.find(({ do: what }) => what === 'move') : undefined;
  const deed = move ?? deeds.find(({ do: what }) => what === 'pass');
  return deed && { kind: 'act', ...deed };
}

function bestOf(deeds: readonly ActivationDeed[], worth: (deed: ActivationDeed) => number): ActivationDeed | undefined {
  let best: ActivationDeed | undefined;
  for (const deed of deeds) if (!best || worth(deed) > worth(best)) best = deed;
  return best;
}

function wayFor(
  order: Order,
  state: Readonly<ClassicState>,
  question: Decision<Decisions, 'route'>,
): Reply | undefined {
  const creature = findCreature(state, question.creature);
  const way = question.ways.find(({ shunsTerrain }) => !shunsTerrain);
  if (!creature || !way || order.do === 'hold') return undefined;
  const target = order.do === 'fight' ? findCreature(state, order.target) : nearestEnemy(state, creature)?.enemy;
  if (!target) return undefined;
  const reached = reach(question.board, creature.id, way.spec);
  const contact = order.do === 'fight' ? reached.contact(target.id)?.settled : undefined;
  const place = contact ?? placeTowards(creature, target, way.spec.budget, order.do === 'fight' ? 1 : -1, reached);
  if (!place) return undefined;
  return isAt(creature, place)
    ? { kind: 'route', stay: true }
    : { kind: 'route', mode: way.mode, x: place.x, y: place.y };
}
