import { printOf } from '../table/creatures.ts';
import type { Deed, KeywordName } from '../language/index.ts';
import type { Knows } from '../texts/matching.ts';
import { recalled, remember } from '../standing-still.ts';
import type { ClassicState, Creature } from '../state.ts';
import { adjustersOf, type Adjusters } from './adjusters.ts';
import { BASE } from './base.ts';
import { heldBonuses, ownBonuses, type Held } from './bonuses.ts';
import type { Touch, Values } from './kinds.ts';
import { alone, hasGainedAura, isGiven, mayBeLent, mayHave } from './may-have.ts';
import { mergeKeywords, type InForce } from './stacking.ts';
import { standingsOf } from './standing.ts';
import { traitsOf, type Traits } from './traits.ts';

/** A creature's value as the game sees it now: as printed, then adjusted by each keyword in force. */
export function valueOf<V extends keyof Values>(
  name: V,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): Values[V] {
  const adjusters = adjustersOf(name);
  const { held, inForce } = holdingsFor(adjusters, creature, state);
  return inForce.length === 0
    ? BASE[name](creature, held, state)
    : valueAmong(adjusters, name, creature, state, held, inForce);
}

/**
 * What bears upon one value. Most of the time that is what is printed on the card, and all creatures of the card share it: who
 * stands in whose area is asked only if some area, relic or building could give what counts here.
 */
function holdingsFor(
  { stat, names }: Adjusters,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): Holdings {
  if (stat !== undefined && (creature.gains.length > 0 || standingsOf(state).lentStats.has(stat)))
    return holdingsOf(state, creature);
  return mayHave(state, creature, names) ? holdingsAmong(names, creature, state) : NOTHING;
}

/** The same for these keywords: what else a creature has may be left out. */
function holdingsAmong(
  names: readonly KeywordName[],
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): Holdings {
  const traits = traitsOf(printOf(state, creature));
  const isMore =
    isGiven(creature, names) ||
    mayBeLent(state, creature, names) ||
    traits.needy.some(({ keyword }) => names.includes(keyword));
  return isMore ? holdingsOf(state, creature) : asPrinted(state, traits);
}

/** Nothing that bears upon a value: for most values of most creatures. */
const NOTHING: Holdings = { held: [], inForce: [] };

function valueAmong<V extends keyof Values>(
  { by }: Adjusters,
  name: V,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
  held: readonly Held[],
  inForce: readonly InForce[] = mergeKeywords(held, state.rules),
): Values[V] {
  let value = BASE[name](creature, held, state);
  for (const { use, x } of inForce) {
    const adjust = by.get(use.keyword);
    if (adjust) value = adjust(value, { creature, x, use }, state) as Values[V];
  }
  return value;
}

/** Everything a creature has, and which keywords are in force through it. */
interface Holdings {
  readonly held: readonly Held[];
  readonly inForce: InForce[];
}

function holdingsOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): Holdings {
  const known = recalled(state, creature) as Holdings | undefined;
  if (known) return known;
  const held = heldBonuses(state, creature, plainly(state));
  const traits = traitsOf(printOf(state, creature));
  const isPlain = held === traits.printed;
  return remember(
    state,
    creature,
    isPlain ? asPrinted(state, traits) : { held, inForce: mergeKeywords(held, state.rules) },
  );
}

/** What is printed alone comes to the same for all creatures of a card: nothing that an edition reads otherwise is in it. */
function asPrinted({ rules }: Readonly<ClassicState>, { printed }: Traits): Holdings {
  const known = merged.get(printed);
  if (known) return known;
  const holdings = { held: printed, inForce: mergeKeywords(printed, rules) };
  merged.set(printed, holdings);
  return holdings;
}

const merged = new WeakMap<readonly Held[], Holdings>();

/** Could a creature have more of any of these than nobody has? A quick look, and never a false no (`mayHave`). */
export function mayHaveAny(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  values: readonly (keyof Values)[],
): boolean {
  let names = behind.get(values);
  if (!names) behind.set(values, (names = [...new Set(values.flatMap(name => adjustersOf(name).names))]));
  return mayHave(state, creature, names);
}

/** The keywords behind some values. There are few such lists, each written once. */
const behind = new WeakMap<readonly (keyof Values)[], readonly KeywordName[]>();

/** What descriptions ask about creatures: all that is in force. */
export function knowing(state: Readonly<ClassicState>): Knows {
  return knower?.state === state ? knower.knows : (knower = { state, knows: knowerOf(state) }).knows;
}

/** The same with areas left out: what areas themselves may ask, or one would wait for the other for ever. */
function plainly(state: Readonly<ClassicState>): Knows {
  return plain?.state === state ? plain.knows : (plain = { state, knows: plainKnowerOf(state) }).knows;
}

/** Those who know the state that was asked about last. They know nothing by heart, so they serve as long as it is the same one. */
let knower: { readonly state: object; readonly knows: Knows } | undefined;
let plain: { readonly state: object; readonly knows: Knows } | undefined;

function knowerOf(state: Readonly<ClassicState>): Knows {
  return {
    strength: creature => diceOf(creature, state),
    health: creature => valueOf('health', creature, state),
    has: (creature, name) => hasKeyword(state, creature, name),
  };
}

function plainKnowerOf(state: Readonly<ClassicState>): Knows {
  return {
    strength: creature =>
      Math.max(0, valueAmong(adjustersOf('strength'), 'strength', creature, state, ownBonuses(state, creature))),
    health: creature => valueAmong(adjustersOf('health'), 'health', creature, state, ownBonuses(state, creature)),
    has: (creature, name) =>
      mergeKeywords(ownBonuses(state, creature), state.rules).some(({ use }) => use.keyword === name),
  };
}

/** Every keyword in force on a creature, each with the X that counts (C-ABL-5 to C-ABL-10). */
export function keywordsOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): InForce[] {
  return holdingsOf(state, creature).inForce;
}

/** These keywords as far as they are in force, and maybe others: for whoever looks for nothing else. */
export function keywordsAmong(
  names: readonly KeywordName[],
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): InForce[] {
  return holdingsAmong(names, creature, state).inForce;
}

export function hasKeyword(state: Readonly<ClassicState>, creature: Readonly<Creature>, name: KeywordName): boolean {
  return keywordsAmong(alone(name), creature, state).some(({ use }) => use.keyword === name);
}

/** Is something kept from a creature by an effect? */
export function isForbidden(state: Readonly<ClassicState>, creature: Readonly<Creature>, deed: Deed): boolean {
  const mayBe = standingsOf(state).forbids || creature.gains.some(({ bonus }) => 'cannot' in bonus);
  if (!mayBe && !hasGainedAura(state)) return false;
  const { held } = holdingsOf(state, creature);
  return held.some(
    ({ bonus }) => 'cannot' in bonus && (bonus.cannot === deed || (deed === 'run' && bonus.cannot === 'move')),
  );
}

/** Can something not touch a creature at all? */
export function isUntouchedBy(state: Readonly<ClassicState>, creature: Readonly<Creature>, touch: Touch): boolean {
  return valueOf('untouchedBy', creature, state).includes(touch);
}

/** Strength as dice: a negative one counts as none (C-ABL-11). */
export function diceOf(creature: Readonly<Creature>, state: Readonly<ClassicState>): number {
  return Math.max(0, valueOf('strength', creature, state));
}

/** Current health: Health minus Wound tokens (C-GEN-11). */
export function currentHealth(creature: Readonly<Creature>, state: Readonly<ClassicState>): number {
  return valueOf('health', creature, state) - creature.wounds;
}
