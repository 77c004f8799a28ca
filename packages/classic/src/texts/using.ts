import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { creatureOf, findLiving } from '../table/creatures.ts';
import type { Action } from '../decisions/next-action.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import type { Effect, Used } from '../language/index.ts';
import { buildingOf, cardOf, playerOf, relicOf } from '../table/players.ts';
import type { UseAbilityFrame } from '../procedures/use-ability.ts';
import type { Building, ClassicState, Creature, Relic } from '../state.ts';
import type { Text } from './text.ts';
import { valueOf } from '../values/values.ts';

export type UseAction = Extract<Action, { do: 'spend concentration' | `use ${string}` }>;

/** The ability that an action names, about to be used. */
export function abilityFor(state: Readonly<ClassicState>, seat: Seat, action: UseAction): UseAbilityFrame {
  switch (action.do) {
    case 'use building':
      return abilityOfBuilding(state, seat, action.building, action.ability);
    case 'use relic':
      return abilityOfRelic(state, seat, relicOf(state, action.relic)!.relic, action.ability);
    case 'use creature':
      return abilityOfCreature(state, creatureOf(state, action.creature), action.ability);
    case 'spend concentration':
      return concentrationOf(creatureOf(state, action.creature), action.ability);
  }
}

/** An ability of a building, about to be used: its number among the abilities of the card. */
function abilityOfBuilding(state: Readonly<ClassicState>, seat: Seat, card: CardId, ability: number): UseAbilityFrame {
  return abilityOf(state, { seat, source: `${seat} ${card} ${ability}`, card }, ability);
}

function abilityOfRelic(
  state: Readonly<ClassicState>,
  seat: Seat,
  relic: Readonly<Relic>,
  ability: number,
): UseAbilityFrame {
  return abilityOf(state, { seat, source: `${relic.id} ${ability}`, card: relic.card, relic: relic.id }, ability);
}

export function abilityOfCreature(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  ability: number,
): UseAbilityFrame {
  const { id, card, controller } = creature;
  return abilityOf(state, { seat: controller, source: `${id} ${ability}`, card, bearer: id }, ability);
}

function abilityOf(state: Readonly<ClassicState>, text: Text, ability: number): UseAbilityFrame {
  const used = cardOf(state, text.card).abilities?.[ability];
  const own: Text = used && 'use' in used && used.impact ? { ...text, impact: true } : text;
  return { kind: 'useAbility', step: 'begin', seat: text.seat, text: own, ability, picks: [], cancelled: false };
}

/** Concentration about to be spent; a creature may have several kinds of it. */
function concentrationOf({ id, card, controller: seat }: Readonly<Creature>, which: number): UseAbilityFrame {
  const text: Text = { seat, source: `${id} concentration ${which}`, card, bearer: id };
  return {
    kind: 'useAbility',
    step: 'begin',
    seat,
    text,
    ability: 'concentration',
    which,
    picks: [],
    cancelled: false,
  };
}

/** What is printed of an ability that is used. */
export type Usable = Pick<Used, 'needs' | 'once' | 'pay'> & {
  readonly use: Used['use'] | 'concentration';
  readonly effect: Effect;
  /** Concentration tokens it costs; left out: none. */
  readonly tokens?: number;
};

/** The text of an ability being used, if it is (still) there. */
export function usableOf(state: Readonly<ClassicState>, frame: Readonly<UseAbilityFrame>): Usable | undefined {
  const { text, ability, which = 0 } = frame;
  if (ability === 'concentration') {
    const creature = findLiving(state, text.bearer!);
    const use = creature && valueOf('concentration', creature, state)[which];
    return use && { use: 'concentration', effect: use.effect, tokens: use.tokens };
  }
  const used = cardOf(state, text.card).abilities?.[ability];
  return used && 'use' in used ? used : undefined;
}

/** On what an ability stands, as long as it is in play. */
export type Source =
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'creature'; readonly creature: Creature }
  | { readonly kind: 'relic'; readonly relic: Relic };

export function sourceOf(state: Readonly<ClassicState>, { seat, relic: id, bearer, card }: Text): Source | undefined {
  if (id !== undefined) return relicIn(state, id);
  if (bearer !== undefined) return creatureIn(state, bearer);
  const building = buildingOf(playerOf(state, seat), card);
  return building && { kind: 'building', building };
}

function relicIn(state: Readonly<ClassicState>, id: RelicId): Source | undefined {
  const found = relicOf(state, id);
  return found && { kind: 'relic', relic: found.relic };
}

function creatureIn(state: Readonly<ClassicState>, id: CreatureId): Source | undefined {
  const creature = findLiving(state, id);
  return creature && { kind: 'creature', creature };
}
