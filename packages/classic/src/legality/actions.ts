import { samePlain, type Draw, type Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { Card } from '../card.ts';
import { creatureOf, creaturesOf, printOf } from '../table/creatures.ts';
import type { Action, Closed } from '../decisions/next-action.ts';
import type { CreatureId } from '../ids.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { abilityFor } from '../texts/using.ts';
import { mayHave } from '../values/may-have.ts';
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
  actions.push(END);
  return { actions, closed };
}

/** What a player may do, without a word on the rest. Whoever thinks ahead may ask for some kinds of actions alone. */
export function openActions(
  state: Readonly<ClassicState>,
  seat: Seat,
  kinds: readonly Action['do'][] = IN_ORDER,
): Action[] {
  const all = kinds.flatMap(word => CONCEIVABLE[word](state, seat));
  const actions = all.filter(action => !whyNotDo(state, seat, action));
  actions.push(END);
  return actions;
}

/** Something a player may do, each as likely as another: what comes up and is closed is put aside, and the next one drawn. */
export function anyOpenAction(state: Readonly<ClassicState>, seat: Seat, draw: Draw): Action {
  const all = [...conceivable(state, seat), END];
  for (;;) {
    const at = draw(all.length);
    const action = all[at]!;
    if (!whyNotDo(state, seat, action)) return action;
    all[at] = all.at(-1)!;
    all.pop();
  }
}

/** This action in its clean form, if it may be done now. */
export function openAction(state: Readonly<ClassicState>, seat: Seat, wanted: object): Action | undefined {
  const { do: word } = wanted as Partial<Action>;
  if (isSame(END, wanted)) return END;
  const action =
    word !== undefined && Object.hasOwn(CONCEIVABLE, word)
      ? CONCEIVABLE[word](state, seat).find(one => isSame(one, wanted))
      : undefined;
  return action && !whyNotDo(state, seat, action) ? action : undefined;
}

/** Everything a player's creatures and cards could ever be used for. Buildings are not constructed in this phase (C-TRN-16). */
export function conceivable(state: Readonly<ClassicState>, seat: Seat): Action[] {
  return IN_ORDER.flatMap(word => CONCEIVABLE[word](state, seat));
}

/** The same, kind by kind. */
const CONCEIVABLE: { readonly [W in Action['do']]: (state: Readonly<ClassicState>, seat: Seat) => Action[] } = {
  activate: (state, seat) => creaturesOf(state, seat).map(({ id }) => ({ do: 'activate', creature: id })),
  play: (state, seat) => distinct(playerOf(state, seat).hand).map(card => ({ do: 'play', card })),
  'play terrain': (state, seat) => distinct(playerOf(state, seat).terrains).map(card => ({ do: 'play terrain', card })),
  'use building': (state, seat) =>
    playerOf(state, seat).city.flatMap(({ card }) =>
      usesIn(cardOf(state, card), 'tap').map(ability => ({ do: 'use building' as const, building: card, ability })),
    ),
  'use relic': (state, seat) =>
    playerOf(state, seat).relics.flatMap(({ id, card }) =>
      usesIn(cardOf(state, card), 'tap').map(ability => ({ do: 'use relic' as const, relic: id, ability })),
    ),
  'use creature': (state, seat) =>
    creaturesOf(state, seat).flatMap(creature =>
      usesIn(printOf(state, creature), 'free').map(ability => ({
        do: 'use creature' as const,
        creature: creature.id,
        ability,
      })),
    ),
  'spend concentration': (state, seat) =>
    creaturesOf(state, seat).flatMap(creature =>
      (mayHave(state, creature, ['concentration']) ? valueOf('concentration', creature, state) : []).map(
        (_use, ability) => ({ do: 'spend concentration' as const, creature: creature.id, ability }),
      ),
    ),
  'end turn': () => [],
};

const IN_ORDER = Object.keys(CONCEIVABLE) as Action['do'][];

const END: Action = { do: 'end turn' };

/** Is that what somebody wants, apart from the kind of the answer? */
function isSame(action: Action, wanted: object): boolean {
  const { kind: _kind, ...rest } = wanted as { kind?: unknown };
  return samePlain(action, rest);
}

function distinct<T>(things: readonly T[]): T[] {
  return [...new Set(things)];
}

/** Places of the abilities of a card that are used so. Asked of every card in play all the time, and printed: so looked up once. */
function usesIn(card: Card, use: 'free' | 'tap'): readonly number[] {
  const known = USES[use].get(card);
  if (known) return known;
  const found = (card.abilities ?? []).flatMap((ability, index) =>
    'use' in ability && ability.use === use ? [index] : [],
  );
  USES[use].set(card, found);
  return found;
}

const USES = { free: new WeakMap<Card, readonly number[]>(), tap: new WeakMap<Card, readonly number[]>() };

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
