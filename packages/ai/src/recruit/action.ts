import {
  isCreatureCard,
  printOf,
  findCreature,
  type Action,
  type Card,
  type Decisions,
  type Effect,
  type Payment,
} from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { seemingTo } from './doubt.ts';
import { isSaving } from './economy.ts';
import { nearestEnemy } from './eye.ts';
import { fieldOf, unitIn, type Field } from './field.ts';
import { shootingOf, strikeOf } from './readiness.ts';
import { isUseful } from './useful.ts';

/** First what the hand can pay for, then what is of use at this moment, then every creature. */
export function chooseAction(table: Table, { actions, seat }: Decision<Decisions, 'nextAction'>): Reply {
  const field = fieldOf(table.state, seat);
  const action = bestPlay(table, field, actions) ?? someUse(table, field, actions) ?? nextCreature(field, actions);
  return { kind: 'nextAction', ...(action ?? { do: 'end turn' }) };
}

/** Dear cards are good cards, and creatures count for more than their price. Spells wait for their moment. */
function bestPlay(table: Table, field: Field, actions: readonly Action[]): Action | undefined {
  const { random } = table;
  const { state, seat } = field;
  const seeming = seemingTo(table);
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of actions) {
    if (action.do !== 'play') continue;
    const card = state.cards[action.card]!;
    if (card.type === 'spell' && !isUseful(field, card.effect, undefined, random())) continue;
    const cost = 'cost' in card ? card.cost : { buildings: [], prosperity: 0 };
    if (cost.prosperity > 0 && isSaving(state, seat)) continue;
    const price = cost.buildings.length + cost.prosperity / 2;
    const worth = seeming(isCreatureCard(card) ? price + card.strength + card.health : price);
    if (worth > most) {
      best = action;
      most = worth;
    }
  }
  return best;
}

/** An ability whose moment has come. */
function someUse({ random }: Table, field: Field, actions: readonly Action[]): Action | undefined {
  return actions.find(action => {
    const text = textOf(field, action);
    if (text) return isUseful(field, text.effect, text.pay, random());
    return random() < (NOW_AND_THEN[action.do] ?? 0);
  });
}

/** What is not thought about is done now and then. */
const NOW_AND_THEN: Partial<Record<Action['do'], number>> = { 'play terrain': 0.01, 'spend concentration': 0.4 };

interface UsedText {
  readonly effect: Effect;
  readonly pay?: Payment;
}

/** What an action carries out, where it is written on a card. */
function textOf({ state, seat }: Field, action: Action): UsedText | undefined {
  switch (action.do) {
    case 'use building':
      return abilityOf(state.cards[action.building], action.ability);
    case 'use relic': {
      const relic = state.players[seat]!.relics.find(({ id }) => id === action.relic);
      return relic && abilityOf(state.cards[relic.card], action.ability);
    }
    case 'use creature': {
      const creature = findCreature(state, action.creature);
      return creature && abilityOf(printOf(state, creature), action.ability);
    }
    default:
      return undefined;
  }
}

function abilityOf(card: Card | undefined, place: number): UsedText | undefined {
  const ability = card?.abilities?.[place];
  return ability && 'effect' in ability ? ability : undefined;
}

/** Shooters first: whoever is wounded strikes badly. Then the best strike; then whoever is nearest, so that those behind find the way free. */
function nextCreature(field: Field, actions: readonly Action[]): Action | undefined {
  let next: Action | undefined;
  let least = Infinity;
  for (const action of actions) {
    if (action.do !== 'activate') continue;
    const unit = unitIn(field, action.creature);
    if (!unit) return action;
    const far = nearestEnemy(field.state, unit.creature)?.gap ?? 0;
    const shooting = shootingOf(field, unit);
    const strike = strikeOf(field, unit);
    const rank =
      shooting > 0
        ? -3 - shooting
        : strike > 0
          ? -2 - strike / 100
          : far / LAST + (unit.creature.kind === 'hero' ? 1 : 0);
    if (rank < least) {
      next = action;
      least = rank;
    }
  }
  return next;
}

/** More than the table is wide. */
const LAST = 100_000;
