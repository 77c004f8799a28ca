import { samePlain, type Draw, type Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { Card } from '../card.ts';
import { creatureOf, printOf } from '../table/creatures.ts';
import type { Action, Closed } from '../decisions/next-action.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordName } from '../language/index.ts';
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
  const all: Action[] = [];
  for (const word of kinds) CONCEIVABLE[word](state, seat, all);
  const actions = all.filter(action => !whyNotDo(state, seat, action));
  actions.push(END);
  return actions;
}

/** Something a player may do, each as likely as another: what comes up and is closed is put aside, and the next one drawn. */
export function anyOpenAction(state: Readonly<ClassicState>, seat: Seat, draw: Draw): Action {
  const all = conceivable(state, seat);
  all.push(END);
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
  const { do: word } = wanted as { readonly do?: unknown };
  if (isSame(END, wanted)) return END;
  if (!isActionWord(word)) return undefined;
  const all: Action[] = [];
  CONCEIVABLE[word](state, seat, all);
  const action = all.find(one => isSame(one, wanted));
  return action && !whyNotDo(state, seat, action) ? action : undefined;
}

function isActionWord(word: unknown): word is Action['do'] {
  return typeof word === 'string' && Object.hasOwn(CONCEIVABLE, word);
}

/** Everything a player's creatures and cards could ever be used for. Buildings are not constructed in this phase (C-TRN-16). */
export function conceivable(state: Readonly<ClassicState>, seat: Seat): Action[] {
  const all: Action[] = [];
  for (const word of IN_ORDER) CONCEIVABLE[word](state, seat, all);
  return all;
}

/** Adds all of one kind to a list. A search asks for them at every action, so no list is made that is not handed on. */
type Adding = (state: Readonly<ClassicState>, seat: Seat, all: Action[]) => void;

/** The same, kind by kind. */
const CONCEIVABLE: { readonly [W in Action['do']]: Adding } = {
  activate(state, seat, all) {
    for (const { id, controller, dying } of state.creatures)
      if (controller === seat && !dying) all.push({ do: 'activate', creature: id });
  },
  play(state, seat, all) {
    const { hand } = playerOf(state, seat);
    for (const [at, card] of hand.entries()) if (hand.indexOf(card) === at) all.push({ do: 'play', card });
  },
  'play terrain'(state, seat, all) {
    const { terrains } = playerOf(state, seat);
    for (const [at, card] of terrains.entries())
      if (terrains.indexOf(card) === at) all.push({ do: 'play terrain', card });
  },
  'use building'(state, seat, all) {
    for (const { card: building } of playerOf(state, seat).city)
      for (const ability of usesIn(cardOf(state, building), 'tap')) all.push({ do: 'use building', building, ability });
  },
  'use relic'(state, seat, all) {
    for (const { id, card } of playerOf(state, seat).relics)
      for (const ability of usesIn(cardOf(state, card), 'tap')) all.push({ do: 'use relic', relic: id, ability });
  },
  'use creature'(state, seat, all) {
    for (const creature of state.creatures) {
      if (creature.controller !== seat || creature.dying) continue;
      for (const ability of usesIn(printOf(state, creature), 'free'))
        all.push({ do: 'use creature', creature: creature.id, ability });
    }
  },
  'spend concentration'(state, seat, all) {
    for (const creature of state.creatures) {
      if (creature.controller !== seat || creature.dying || !mayHave(state, creature, CONCENTRATION)) continue;
      for (const ability of valueOf('concentration', creature, state).keys())
        all.push({ do: 'spend concentration', creature: creature.id, ability });
    }
  },
  'end turn'() {},
};

const CONCENTRATION: readonly KeywordName[] = ['concentration'];

const IN_ORDER = Object.keys(CONCEIVABLE) as Action['do'][];

const END: Action = { do: 'end turn' };

/** Is that what somebody wants, apart from the kind of the answer? */
function isSame(action: Action, wanted: object): boolean {
  const { kind: _kind, ...rest } = wanted as { kind?: unknown };
  return samePlain(action, rest);
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
