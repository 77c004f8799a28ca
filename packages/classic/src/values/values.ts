import type { Length } from '@signum/geometry';
import { heldBonuses, ownBonuses, type Held } from './bonuses.ts';
import { isWounded, printOf } from '../table/creatures.ts';
import type { Keyword } from '../keyword.ts';
import { keywords } from '../keywords/index.ts';
import type { Deed, KeywordName, UseOf } from '../language/index.ts';
import type { Knows } from '../texts/matching.ts';
import { mergeKeywords, type InForce } from './stacking.ts';
import { traitsOf } from './traits.ts';
import { foundOnce } from '../standing-still.ts';
import type { ClassicState, Creature } from '../state.ts';
import { RULER_LENGTH, type AttackKind, type Face, type Ruler } from '../vocabulary.ts';

/** What can be kept from touching a creature. */
export type Touch =
  | 'buildings'
  | 'control'
  | 'disease'
  | 'healing'
  | 'impact'
  | 'poison'
  | 'ranged attacks'
  | 'return to hand'
  | 'search'
  | 'spells'
  | 'support cards'
  | 'vampirism';

/** What keywords, relics, terrain and effects may adjust. A rule asks for these, never for a keyword. */
export interface Values {
  strength: number;
  health: number;
  /** The ruler that is printed, and what is added to it in millimetres (C-MOV-12). */
  step: Ruler | null;
  stride: Length;

  // melee
  /** Faces that count for an attack die in melee, and in Backstab (C-CMP-2). */
  meleeFaces: readonly Face[];
  /** Dice that must go to attack, and to defence, in melee combat (C-MEL-10). */
  attackDiceLeast: number;
  defenceDiceLeast: number;
  /** Which of these two duties came last: the one that some editions meet first (C-MEL-11). */
  lastDuty: 'attack' | 'defence';
  /** Must a second defence in a turn be all defence (C-MEL-9)? */
  tires: boolean;
  /** Dice added if all are in attack, or in defence (C-MEL-13). */
  diceForAllAttack: number;
  diceForAllDefence: number;
  strikesFirst: boolean;
  damagePerHit: number;
  /** Must whoever strikes it roll its successes again (C-MEL-19)? */
  spoilsStrikes: boolean;
  /** How many own dice may be rolled again (C-MEL-19, C-MEL-22). */
  attackRerolls: number;
  defenceRerolls: number;
  /** Must enemies in contact choose it (C-MEL-4)? */
  defends: boolean;
  /** May it fight at a distance of S (C-KW-Lunge), or after a Run (C-RUN-4)? */
  lunges: boolean;
  fightsAfterRun: boolean;
  /** Extra fights a turn after an elimination (C-KW-Persecution). */
  persecutions: number;

  // the other attacks: dice (C-RNG-1, C-STK-1)
  magicalStrikeDice: number;
  shootingDice: number;
  throwingDice: number;
  magicalShotDice: number;
  /** Ranged attacks it may declare after a move (C-RNG-2). */
  shootsAfterMove: readonly AttackKind[];
  /** Must whoever shoots at it roll the successes again (C-RNG-11)? */
  spoilsShots: boolean;
  shotRerolls: number;
  magicRerolls: number;
  snipes: boolean;

  // damage and healing
  /** Taken off the total that one attack deals to it, and added to what is left (C-DMG-4). */
  lessFromAttacks: number;
  moreDamage: number;
  healerDice: number;
  healRerolls: number;

  // movement
  /** How it may move: on foot, and how else. */
  flies: boolean;
  jumps: boolean;
  pathfinder: boolean;
  runs: boolean;
  /** Is it spared Backstabs (C-KW-Agile)? */
  agile: boolean;

  // other abilities
  /** May it be activated in the turn in which it was summoned (C-SUM-9)? */
  rushes: boolean;
  /** Tokens it enters with (C-SUM-8). */
  armourTokens: number;
  stealthy: boolean;
  concentration: readonly UseOf<'concentration'>[];
  controlDice: number;
  ritualDice: number;
  ritualRerolls: number;
  howls: readonly UseOf<'howl'>[];
  /** May it spend its activation to lose Poison (C-KW-Poison)? */
  curesItself: boolean;
  /** Dice it may roll again when searching Ruins (C-RUI-8). */
  searchRerolls: number;
  untouchedBy: readonly Touch[];
}

type Base = (
  creature: Readonly<Creature>,
  held: readonly Held[],
  state: Readonly<ClassicState>,
) => Values[keyof Values];

const none = () => 0;
const no = () => false;
const nothing = () => [];

/** Each value before any keyword has its say. */
const BASE: { [V in keyof Values]: (...given: Parameters<Base>) => Values[V] } = {
  strength: (creature, held, state) => strengthOf(printOf(state, creature).strength, held),
  health: (creature, held, state) => printOf(state, creature).health + statSum('health', held),
  step: (creature, _held, state) => printOf(state, creature).movement ?? null,
  stride: (_creature, held) => strideOf(held),
  meleeFaces: creature => (isWounded(creature) ? ['shield'] : ['axe', 'shield']),
  attackDiceLeast: none,
  defenceDiceLeast: none,
  lastDuty: () => 'defence',
  tires: () => true,
  diceForAllAttack: none,
  diceForAllDefence: none,
  strikesFirst: no,
  damagePerHit: () => 1,
  spoilsStrikes: no,
  attackRerolls: none,
  defenceRerolls: none,
  defends: no,
  lunges: no,
  fightsAfterRun: no,
  persecutions: none,
  magicalStrikeDice: none,
  shootingDice: none,
  throwingDice: none,
  magicalShotDice: none,
  shootsAfterMove: nothing,
  spoilsShots: no,
  shotRerolls: none,
  magicRerolls: none,
  snipes: no,
  lessFromAttacks: none,
  moreDamage: none,
  healerDice: none,
  healRerolls: none,
  flies: no,
  jumps: no,
  pathfinder: no,
  runs: () => true,
  agile: no,
  rushes: no,
  armourTokens: none,
  stealthy: no,
  concentration: nothing,
  controlDice: none,
  ritualDice: none,
  ritualRerolls: none,
  howls: nothing,
  curesItself: no,
  searchRerolls: none,
  untouchedBy: nothing,
};

/** A creature's value as the game sees it now: as printed, then adjusted by each keyword in force. */
export function valueOf<V extends keyof Values>(
  name: V,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): Values[V] {
  const { held, inForce } = holdingsOf(state, creature);
  return valueAmong(name, creature, state, held, inForce);
}

function valueAmong<V extends keyof Values>(
  name: V,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
  held: readonly Held[],
  inForce: readonly InForce[] = mergeKeywords(held, state.rules),
): Values[V] {
  let value = BASE[name](creature, held, state);
  for (const { use, x } of inForce) {
    const adjust = (keywords[use.keyword] as Keyword).adjust?.[name];
    if (adjust) value = adjust(value, { creature, x, use }, state);
  }
  return value;
}

/** Everything a creature has, and which keywords are in force through it. */
interface Holdings {
  readonly held: readonly Held[];
  readonly inForce: InForce[];
}

function holdingsOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): Holdings {
  return foundOnce(state, creature, () => {
    const held = heldBonuses(state, creature, plainly(state));
    return { held, inForce: inForceAmong(held, creature, state) };
  });
}

/** What is printed alone comes to the same for all creatures of a card: nothing that an edition reads otherwise is in it. */
function inForceAmong(held: readonly Held[], creature: Readonly<Creature>, state: Readonly<ClassicState>): InForce[] {
  const { printed } = traitsOf(printOf(state, creature));
  if (held !== printed) return mergeKeywords(held, state.rules);
  const known = merged.get(printed);
  if (known) return known;
  const inForce = mergeKeywords(printed, state.rules);
  merged.set(printed, inForce);
  return inForce;
}

const merged = new WeakMap<readonly Held[], InForce[]>();

/** What descriptions ask about creatures: all that is in force. */
export function knowing(state: Readonly<ClassicState>): Knows {
  return {
    strength: creature => diceOf(creature, state),
    health: creature => valueOf('health', creature, state),
    has: (creature, name) => hasKeyword(state, creature, name),
  };
}

/** The same with areas left out: what areas themselves may ask, or one would wait for the other for ever. */
function plainly(state: Readonly<ClassicState>): Knows {
  return {
    strength: creature => Math.max(0, valueAmong('strength', creature, state, ownBonuses(state, creature))),
    health: creature => valueAmong('health', creature, state, ownBonuses(state, creature)),
    has: (creature, name) =>
      mergeKeywords(ownBonuses(state, creature), state.rules).some(({ use }) => use.keyword === name),
  };
}

/** Every keyword in force on a creature, each with the X that counts (C-ABL-5 to C-ABL-10). */
export function keywordsOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): InForce[] {
  return holdingsOf(state, creature).inForce;
}

export function hasKeyword(state: Readonly<ClassicState>, creature: Readonly<Creature>, name: KeywordName): boolean {
  return keywordsOf(state, creature).some(({ use }) => use.keyword === name);
}

/** Is something kept from a creature by an effect? */
export function isForbidden(state: Readonly<ClassicState>, creature: Readonly<Creature>, deed: Deed): boolean {
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

function strengthOf(printed: number, held: readonly Held[]): number {
  let base = printed;
  for (const { bonus } of held) if ('stat' in bonus && 'becomes' in bonus) base = bonus.becomes; // the later one (C-ABL-19)
  return base + statSum('strength', held);
}

/** Modifiers of different sources add up; one source never counts twice (C-ABL-8). */
function statSum(stat: 'health' | 'strength', held: readonly Held[]): number {
  let sum = 0;
  for (const [index, { bonus, source }] of held.entries()) {
    if (!('stat' in bonus) || bonus.stat !== stat || !('by' in bonus) || typeof bonus.by !== 'number') continue;
    if (!isRepeated(held, index, source, bonus)) sum += bonus.by;
  }
  return sum;
}

function strideOf(held: readonly Held[]): Length {
  let stride = 0;
  for (const [index, { bonus, source }] of held.entries()) {
    if (!('stat' in bonus) || bonus.stat !== 'movement' || isRepeated(held, index, source, bonus)) continue;
    stride += RULER_LENGTH[bonus.by];
  }
  return stride;
}

function isRepeated(held: readonly Held[], index: number, source: string, bonus: object): boolean {
  for (let earlier = 0; earlier < index; earlier += 1) {
    const other = held[earlier]!;
    if (other.source === source && (other.bonus === bonus || JSON.stringify(other.bonus) === JSON.stringify(bonus)))
      return true;
  }
  return false;
}
