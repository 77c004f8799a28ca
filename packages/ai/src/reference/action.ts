import type { Action, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { nearestEnemy, worthOf } from './creatures.ts';

/** How readily each kind of action is taken when its turn comes; what was not taken is thought of again after the next one. */
const READY: Readonly<Record<Exclude<Action['do'], 'activate' | 'end turn' | 'play'>, number>> = {
  'play terrain': 0.15,
  'spend concentration': 0.4,
  'use building': 0.5,
  'use creature': 0.3,
  'use relic': 0.5,
};

/** First what the hand can pay for, then a use or two, then every creature, the hero last. */
export function chooseAction(table: Table, { actions }: Decision<Decisions, 'nextAction'>): Reply {
  return { kind: 'nextAction', ...(chosen(table, actions) ?? { do: 'end turn' }) };
}

function chosen(table: Table, actions: readonly Action[]): Action | undefined {
  const plays = actions.filter(action => action.do === 'play');
  const best = plays
    .map(action => ({ action, price: priceOf(table, action.card) }))
    .filter(({ action }) => table.state.cards[action.card]?.type !== 'spell' || table.random() < 0.6)
    .toSorted((one, other) => other.price - one.price)[0];
  if (best) return best.action;
  const use = actions.find(action => action.do in READY && table.random() < READY[action.do as keyof typeof READY]);
  return use ?? nextCreature(table, actions);
}

/** Whoever is nearest to an enemy goes first, so that those behind find the way free. */
function nextCreature(table: Table, actions: readonly Action[]): Action | undefined {
  return actions
    .filter(action => action.do === 'activate')
    .map(action => {
      const creature = table.state.creatures.find(({ id }) => id === action.creature)!;
      const isHero = creature.kind === 'hero';
      return { action, isHero, gap: nearestEnemy(table, creature)?.gap ?? Infinity };
    })
    .toSorted((one, other) => Number(one.isHero) - Number(other.isHero) || one.gap - other.gap)[0]?.action;
}

/** Dear cards are good cards; creatures count for more than their price. */
function priceOf(table: Table, id: string): number {
  const card = table.state.cards[id];
  if (!card || !('cost' in card)) return 0;
  const price = card.cost.buildings.length + card.cost.prosperity / 2;
  return card.type === 'character' ? price + worthOf(card) : price;
}
