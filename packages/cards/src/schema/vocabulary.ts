import {
  ATTACK_KINDS,
  BASIC_BUILDINGS,
  FACES,
  KEYWORDS,
  RULERS,
  type AttackGroup,
  type CardDesc,
  type CardWord,
  type Condition,
  type CreatureDesc,
  type CreatureRef,
  type CreatureWord,
  type Deed,
  type Is,
  type ThingDesc,
  type ThingRef,
  type ThingWord,
  type Until,
  type Who,
} from '@signum/classic';
import { list, oneOf } from './shapes.ts';

/** Words of the language that the rules know as types only. The proof in grammar.test.ts fails if one is missing. */
export const CREATURE_REFS = [
  'this creature',
  'your hero',
  "opponent's hero",
  'that creature',
  'the other creature',
  'the chosen creature',
  'each of them',
] as const satisfies readonly CreatureRef[];
export const THING_REFS = [
  'that building',
  'that relic',
  'that terrain',
  'this terrain',
] as const satisfies readonly ThingRef[];

const SIDES = ['', 'your ', "opponent's "] as const;
const CREATURE_WORDS = [
  'creature',
  'character',
  'hero',
  'minion',
  'character or minion',
] as const satisfies readonly CreatureWord[];
const THING_WORDS = [
  'building',
  'unique building',
  'relic',
  'terrain',
  'tactic',
] as const satisfies readonly ThingWord[];
const CARD_WORDS = ['character card', 'spell card'] as const satisfies readonly CardWord[];

export const CREATURE_DESCS: readonly CreatureDesc[] = SIDES.flatMap(side =>
  (['', 'other '] as const).flatMap(other => CREATURE_WORDS.map(word => `${side}${other}${word}` as const)),
);
export const THING_DESCS: readonly ThingDesc[] = SIDES.flatMap(side =>
  THING_WORDS.map(word => `${side}${word}` as const),
);
export const CARD_DESCS: readonly CardDesc[] = SIDES.flatMap(side => CARD_WORDS.map(word => `${side}${word}` as const));

export const CONDITIONS = [
  'activated',
  'diseased',
  'engaged',
  'hidden',
  'poisoned',
  'unwounded',
  'wounded',
] as const satisfies readonly Condition[];
const ISES: readonly Is[] = CONDITIONS.flatMap(word => [word, `not ${word}` as const]);

export const DEEDS = [
  'be healed',
  'declare attacks',
  'move',
  'run',
  'use activated abilities',
] as const satisfies readonly Deed[];
export const UNTIL = ['end of turn', "end of opponent's turn", 'end of attack'] as const satisfies readonly Until[];
export const ATTACK_GROUPS = [
  'melee attack',
  'ranged attack',
  'magical attack',
  'non-magical attack',
] as const satisfies readonly AttackGroup[];

export const attackKind = oneOf(ATTACK_KINDS);
export const creatureRef = oneOf(CREATURE_REFS);
export const ref = oneOf([...CREATURE_REFS, ...THING_REFS]);
export const face = oneOf(FACES);
export const is = list(oneOf(ISES), 1);
export const keywordName = oneOf(KEYWORDS);
export const ruler = oneOf(RULERS);
export const rulerOrContact = oneOf([...RULERS, 'contact']);
export const symbol = oneOf([...BASIC_BUILDINGS, 'unique', 'any']);
export const until = oneOf(UNTIL);
export const who = oneOf(['you', 'opponent', 'its player'] as const satisfies readonly Who[]);
