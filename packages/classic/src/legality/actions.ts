import { refuse, type Refusal, type Seat } from '@signum/kernel';
import type { Card } from '../card.ts';
import { creatureOf, creaturesOf, printOf } from '../table/creatures.ts';
import type { Action, Closed } from '../decisions/next-action.ts';
import type { CreatureId } from '../ids.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { abilityFor } from '../texts/using.ts';
import { valueOf } from '../values/values.ts';
import { whyNotPlay } from './play.ts';
import { whyNotPlayTerrain } from './terrain.ts';
import { whyNotUse } from './use.ts';

/** What a player may do in the Creature Activation Phase, and what not, each with its reason (C-TRN-15). */
export function actionsOf(state: Readonly<ClassicState>, seat: Seat): { actions: Action[]; closed: Closed[] } {
  const actions: Action[] = [];
  const closed: Closed[] = [];
  for (const action of conceivable(state, seat)) {
    const refusal = whyNotDo(state, seat, action);
    if (refusal) closed.push({ action, refusal });
    else actions.push(action);
  }
  actions.push({ do: 'end turn' });
  return { actions, closed };
}

/** Everything a player's creatures and cards could ever be used for. Buildings are not constructed in this phase (C-TRN-16). */
export function conceivable(state: Readonly<ClassicState>, seat: Seat): Action[] {
  const { hand, terrains, city, relics } = playerOf(state, seat);
  const own = creaturesOf(state, seat);
  return [
    ...own.map(({ id }): Action => ({ do: 'activate', creature: id })),
    ...distinct(hand).map((card): Action => ({ do: 'play', card })),
    ...distinct(terrains).map((card): Action => ({ do: 'play terrain', card })),
    ...city.flatMap(({ card }) =>
      usesIn(cardOf(state, card), 'tap').map((ability): Action => ({ do: 'use building', building: card, ability })),
    ),
    ...relics.flatMap(({ id, card }) =>
      usesIn(cardOf(state, card), 'tap').map((ability): Action => ({ do: 'use relic', relic: id, ability })),
    ),
    ...own.flatMap(creature =>
      usesIn(printOf(state, creature), 'free').map((ability): Action => ({
        do: 'use creature',
        creature: creature.id,
        ability,
      })),
    ),
    ...own.flatMap(creature =>
      valueOf('concentration', creature, state).map((_use, ability): Action => ({
        do: 'spend concentration',
        creature: creature.id,
        ability,
      })),
    ),
  ];
}

function distinct<T>(things: readonly T[]): T[] {
  return [...new Set(things)];
}

/** Places of the abilities of a card that are used so. */
function usesIn({ abilities = [] }: Card, use: 'free' | 'tap'): number[] {
  return abilities.flatMap((ability, index) => ('use' in ability && ability.use === use ? [index] : []));
}

function whyNotDo(state: Readonly<ClassicState>, seat: Seat, action: Action): Refusal | undefined {
  switch (action.do) {
    case 'activate':
      return whyNotActivate(state, action.creature);
    case 'play':
      return whyNotPlay(state, seat, action.card);
    case 'play terrain':
      return whyNotPlayTerrain(state, seat, action.card);
    case 'end turn':
      return undefined;
    default:
      return whyNotUse(state, abilityFor(state, seat, action));
  }
}

/** No creature is activated twice in a turn, and a newcomer not at all (C-TRN-20, C-SUM-9). */
function whyNotActivate(state: Readonly<ClassicState>, id: CreatureId): Refusal | undefined {
  const { activated, since } = creatureOf(state, id);
  if (!activated) return undefined;
  const isNew = since === state.turn;
  return refuse(isNew ? 'just-summoned' : 'activated', isNew ? 'C-SUM-9' : 'C-TRN-20', { creature: id });
}
