import { diceOf, keywordsOf, valueOf, type ClassicState, type Creature } from '@signum/classic';
import { leftOf, shotsOf } from './eye.ts';
import { TEMPER } from './temper.ts';

/** What matters of a creature in a fight: its numbers, looked up once. */
export interface Fighter {
  readonly creature: Creature;
  /** Dice it throws in melee, and how likely each is a success (C-CMP-2). */
  readonly dice: number;
  readonly aim: number;
  /** Damage that it can take until it falls, Armour among it. */
  readonly left: number;
  /** How many dice may and must go to attack (C-MEL-10). */
  readonly least: number;
  readonly most: number;
  /** What it loses by so much damage, in points; from `left` on, all it is worth. */
  readonly loss: readonly number[];
  readonly perHit: number;
  readonly less: number;
  readonly more: number;
  readonly attackRerolls: number;
  readonly defenceRerolls: number;
  readonly forAllAttack: number;
  readonly forAllDefence: number;
  readonly strikesFirst: boolean;
  readonly spoilsStrikes: boolean;
  /** Fights at a distance, too (C-KW-Lunge). */
  readonly lunges: boolean;
  /** Dice of its Magical Strike (C-STK-1). */
  readonly strike: number;
  /** Would a defence now be all it has left (C-MEL-9)? */
  readonly isTired: boolean;
}

/** A creature as a fighter; `heroWorth` is what the health of a hero counts. */
export function fighterOf(state: Readonly<ClassicState>, creature: Creature, heroWorth: number): Fighter {
  const dice = diceOf(creature, state);
  const left = leftOf(state, creature);
  const shots = shotsOf(state, creature);
  const aim = valueOf('meleeFaces', creature, state).length / 3;
  const loss = lossesOf(creature, { dice, left, aim }, shots, heroWorth);
  if (keywordsOf(state, creature).length === 0) return plainFighter(creature, dice, aim, left, loss);
  const most = Math.max(0, dice - valueOf('defenceDiceLeast', creature, state));
  return {
    creature,
    dice,
    aim,
    left,
    least: Math.min(most, valueOf('attackDiceLeast', creature, state)),
    most,
    loss,
    perHit: valueOf('damagePerHit', creature, state),
    less: valueOf('lessFromAttacks', creature, state),
    more: valueOf('moreDamage', creature, state),
    attackRerolls: valueOf('attackRerolls', creature, state),
    defenceRerolls: valueOf('defenceRerolls', creature, state),
    forAllAttack: valueOf('diceForAllAttack', creature, state),
    forAllDefence: valueOf('diceForAllDefence', creature, state),
    strikesFirst: valueOf('strikesFirst', creature, state),
    spoilsStrikes: valueOf('spoilsStrikes', creature, state),
    lunges: valueOf('lunges', creature, state),
    strike: valueOf('magicalStrikeDice', creature, state),
    isTired: creature.defended && valueOf('tires', creature, state),
  };
}

/** Whoever has no keyword. Written out, property by property, as above: thoughts make thousands of fighters, and one shape is quick. */
function plainFighter(creature: Creature, dice: number, aim: number, left: number, loss: readonly number[]): Fighter {
  return {
    creature,
    dice,
    aim,
    left,
    least: 0,
    most: dice,
    loss,
    perHit: 1,
    less: 0,
    more: 0,
    attackRerolls: 0,
    defenceRerolls: 0,
    forAllAttack: 0,
    forAllDefence: 0,
    strikesFirst: false,
    spoilsStrikes: false,
    lunges: false,
    strike: 0,
    isTired: creature.defended,
  };
}

/**
 * Points lost by 0, 1, 2 ... damage. Half of a creature goes with its health, half with its life; the first wound spoils its aim. A
 * hero's wounds are the dearer the fewer it has left, and its fall is the end.
 */
function lossesOf(
  creature: Creature,
  { dice, left, aim }: Pick<Fighter, 'aim' | 'dice' | 'left'>,
  shots: number,
  heroWorth: number,
): number[] {
  const isHero = creature.kind === 'hero';
  const worth = isHero ? heroWorth * Math.sqrt(left) + TEMPER.fall : dice + left + shots + BODY;
  const spoilt = aim > 0.5 ? dice * SPOILT : 0;
  const losses = [0];
  for (let damage = 1; damage < left; damage += 1) {
    const lost = isHero ? heroWorth * (Math.sqrt(left) - Math.sqrt(left - damage)) : (worth * damage) / left / 2;
    losses.push(lost + (damage > creature.armour ? spoilt : 0));
  }
  losses.push(worth);
  return losses;
}

/** For being there at all: it stands in the way, it can be helped. */
const BODY = 0.5;
/** Of each die a first wound takes this part: fewer faces count (C-CMP-2). */
const SPOILT = 0.3;
