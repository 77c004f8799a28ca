import { isCreatureCard, type Action, type Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { drawsCards, isSaving, yieldsProsperity } from './economy.ts';
import { nearestEnemy, shotsOf } from './eye.ts';

/** How readily each kind of action is taken when its turn comes; what was not taken is thought of again after the next one. */
const READY: Readonly<Record<Exclude<Action['do'], 'activate' | 'end turn' | 'play'>, number>> = {
  'play terrain': 0.01,
  'spend concentration': 0.4,
  'use building': 0.6,
  'use creature': 0.4,
  'use relic': 0.6,
};

/** First what the hand can pay for, then a use or two, then every creature. */
export function chooseAction(table: Table, { actions }: Decision<Decisions, 'nextAction'>): Reply {
  const action = bestPlay(table, actions) ?? someUse(table, actions) ?? nextCreature(table, actions);
  return { kind: 'nextAction', ...(action ?? { do: 'end turn' }) };
}

/** Dear cards are good cards, and creatures count for more than their price. Spells now and then wait for a better moment. */
function bestPlay({ state, random, question: { seat } }: Table, actions: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = -1;
  for (const action of actions) {
    if (action.do !== 'play') continue;
    const card = state.cards[action.card]!;
    if (card.type === 'spell' && random() < 0.3) continue;
    const cost = 'cost' in card ? card.cost : { buildings: [], prosperity: 0 };
    if (cost.prosperity > 0 && isSaving(state, seat)) continue;
    const price = cost.buildings.length + cost.prosperity / 2;
    const worth = isCreatureCard(card) ? price + card.strength + card.health : price;
    if (worth > most) {
      best = action;
      most = worth;
    }
  }
  return best;
}

/** What gives Prosperity at once; what draws cards only for a small hand; the rest now and then. */
function someUse({ state, random, question: { seat } }: Table, actions: readonly Action[]): Action | undefined {
  return actions.find(action => {
    if (!(action.do in READY)) return false;
    if (action.do === 'use building') {
      const card = state.cards[action.building];
      if (yieldsProsperity(card)) return true;
      if (drawsCards(card)) return state.players[seat]!.hand.length < SMALL_HAND && !isSaving(state, seat);
    }
    return random() < READY[action.do as keyof typeof READY];
  });
}

const SMALL_HAND = 3;

/** Shooters first: whoever is wounded strikes badly. Then whoever is nearest to an enemy, so that those behind find the way free. */
function nextCreature({ state }: Table, actions: readonly Action[]): Action | undefined {
  let next: Action | undefined;
  let least = Infinity;
  for (const action of actions) {
    if (action.do !== 'activate') continue;
    const creature = state.creatures.find(({ id }) => id === action.creature)!;
    const far = nearestEnemy(state, creature)?.gap ?? 0;
    const rank = (creature.kind === 'hero' ? LAST : 0) - (shotsOf(state, creature) > 0 ? LAST / 2 : 0) + far;
    if (rank < least) {
      next = action;
      least = rank;
    }
  }
  return next;
}

/** More than the table is wide. */
const LAST = 400_000;
