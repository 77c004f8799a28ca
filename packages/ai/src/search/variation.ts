import type { Action, ClassicState, Creature } from '@signum/classic';
import { gap } from '@signum/geometry';
import { nameOf } from './planned-reply.ts';
import type { Order, Plan } from './plan.ts';

/** What a plan can be changed with. */
export interface Material {
  readonly state: Readonly<ClassicState>;
  /** The actions that it took when it was last played out, those of habit among them. */
  readonly taken: readonly Action[];
  /** Every action that could have been taken in any of the tries. */
  readonly open: readonly Action[];
  readonly random: () => number;
}

/** A plan like this one, changed in one point: another order for a creature, another sequence, one action more or less. */
export function varied(plan: Plan, mate: Plan, material: Material): Plan {
  const { random } = material;
  const which = random();
  if (which < SHARES.order) return reordered(plan, material) ?? resequenced(plan, material);
  if (which < SHARES.mate) return { ...plan, steps: mate.steps, orders: { ...mate.orders, ...plan.orders } };
  return resequenced(plan, material);
}

/** The same, but whoever can goes for the other hero: one creature after the other does not see what all of them could do together. */
export function assault(plan: Plan, { creatures }: Readonly<ClassicState>): Plan | undefined {
  const hero = creatures.find(({ kind, controller, dying }) => kind === 'hero' && controller !== plan.seat && !dying);
  if (!hero) return undefined;
  const men = creatures.filter(
    ({ kind, controller, activated, dying }) => kind !== 'hero' && controller === plan.seat && !activated && !dying,
  );
  if (men.length === 0) return undefined;
  const orders = men.map(({ id }): [string, Order] => [id, { do: 'fight', target: hero.id }]);
  return { ...plan, orders: { ...plan.orders, ...Object.fromEntries(orders) } };
}

/** How often each change is made, added up. */
const SHARES = { order: 0.45, mate: 0.6 };

/** One creature that has not acted yet gets another order. */
function reordered(plan: Plan, { state, random }: Material): Plan | undefined {
  const creature = oneOf(
    state.creatures.filter(({ controller, activated, dying }) => controller === plan.seat && !activated && !dying),
    random,
  );
  return creature && { ...plan, orders: { ...plan.orders, [creature.id]: orderFor(creature, state, random) } };
}

/** How many of the nearest enemies a creature may be sent against. */
const FOES = 4;

function orderFor(creature: Creature, { creatures }: Readonly<ClassicState>, random: () => number): Order {
  const near = creatures
    .filter(({ controller, dying }) => controller !== creature.controller && !dying)
    .toSorted((one, other) => gap(one, creature) - gap(other, creature))
    .slice(0, FOES);
  const orders: Order[] = near.map(({ id }) => ({ do: 'fight', target: id }));
  return oneOf([...orders, { do: 'hold' }, { do: 'withdraw' }], random)!;
}

/** An action is taken sooner or later, left out, or added. What habit would do is written down first, so that it can be changed. */
function resequenced(plan: Plan, { taken, open, random }: Material): Plan {
  const steps: Action[] = (plan.steps.length > 0 ? plan.steps : taken).filter(step => step.do !== 'end turn');
  const place = (): number => Math.floor(random() * (steps.length + 1));
  const known = new Set(steps.map(nameOf));
  const fresh = oneOf(
    open.filter(action => action.do !== 'end turn' && !known.has(nameOf(action))),
    random,
  );
  const isAdding = steps.length === 0 || (fresh !== undefined && random() < 0.4);
  const moved = isAdding ? fresh : steps.splice(Math.floor(random() * steps.length), 1)[0];
  const isDropped = !isAdding && random() < 0.4;
  if (moved && !isDropped) steps.splice(place(), 0, moved);
  // whatever a plan has left out shall stay undone
  return { ...plan, steps: [...steps, { do: 'end turn' }] };
}

function oneOf<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
