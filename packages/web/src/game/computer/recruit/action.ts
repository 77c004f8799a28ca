import type { Action, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../../contract.ts';
import type { Seen } from '../player.ts';
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
export function chooseAction(seen: Seen, { actions }: Decision<Decisions, 'nextAction'>): Reply {
  return { kind: 'nextAction', ...(chosen(seen, actions) ?? { do: 'end turn' }) };
}

function chosen(seen: Seen, actions: readonly Action[]): Action | undefined {
  const plays = actions.filter(action => action.do === 'play');
  const best = plays
    .map(action => ({ action, price: priceOf(seen, action.card) }))
    .filter(({ action }) => seen.cardOf(action.card)?.type !== 'spell' || seen.random() < 0.6)
    .toSorted((one, other) => other.price - one.price)[0];
  if (best) return best.action;
  const use = actions.find(action => action.do in READY && seen.random() < READY[action.do as keyof typeof READY]);
  return use ?? nextCreature(seen, actions);
}

/** Whoever is nearest to an enemy goes first, so that those behind find the way free. */
function nextCreature(seen: Seen, actions: readonly Action[]): Action | undefined {
  return actions
    .filter(action => action.do === 'activate')
    .map(action => {
      const creature = seen.view.creatures.find(({ id }) => id === action.creature)!;
      const isHero = creature.kind === 'hero';
      return { action, isHero, gap: nearestEnemy(seen, creature)?.gap ?? Infinity };
    })
    .toSorted((one, other) => Number(one.isHero) - Number(other.isHero) || one.gap - other.gap)[0]?.action;
}

/** Dear cards are good cards; creatures count for more than their price. */
function priceOf(seen: Seen, id: string): number {
  const card = seen.cardOf(id);
  if (!card || !('cost' in card)) return 0;
  const price = card.cost.buildings.length + card.cost.prosperity / 2;
  return card.type === 'character' ? price + worthOf(card) : price;
}
