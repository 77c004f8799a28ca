import { keywordsOf, valueOf, type ClassicState, type Creature } from '@signum/classic';
import { leftOf, shotsOf, strengthOf } from './eye.ts';
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
  const dice = strengthOf(state, creature);
  const left = leftOf(state, creature);
  const aim = valueOf('meleeFaces', creature, state).length / 3;
  const loss = lossesOf(state, creature, { dice, left, aim }, heroWorth);
  const plain = { ...PLAIN, creature, dice, left, aim, loss, most: dice, isTired: creature.defended };
  return keywordsOf(state, creature).length === 0 ? plain : { ...plain, ...skillsOf(state, creature, dice) };
}

/** Whoever has no keyword fights like this. */
const PLAIN = {
  least: 0,
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
};

function skillsOf(state: Readonly<ClassicState>, creature: Creature, dice: number) {
  const of = <V extends Parameters<typeof valueOf>[0]>(name: V) => valueOf(name, creature, state);
  const most = Math.max(0, dice - of('defenceDiceLeast'));
  return {
    least: Math.min(most, of('attackDiceLeast')),
    most,
    perHit: of('damagePerHit'),
    less: of('lessFromAttacks'),
    more: of('moreDamage'),
    attackRerolls: of('attackRerolls'),
    defenceRerolls: of('defenceRerolls'),
    forAllAttack: of('diceForAllAttack'),
    forAllDefence: of('diceForAllDefence'),
    strikesFirst: of('strikesFirst'),
    spoilsStrikes: of('spoilsStrikes'),
    lunges: of('lunges'),
    strike: of('magicalStrikeDice'),
    isTired: creature.defended && of('tires'),
  };
}

/**
 * Points lost by 0, 1, 2 ... damage. Half of a creature goes with its health, half with its life; the first wound spoils its aim. A
 * hero's wounds are the dearer the fewer it has left, and its fall is the end.
 */
function lossesOf(
  state: Readonly<ClassicState>,
  creature: Creature,
  { dice, left, aim }: Pick<Fighter, 'aim' | 'dice' | 'left'>,
  heroWorth: number,
): number[] {
  const isHero = creature.kind === 'hero';
  const worth = isHero ? heroWorth * Math.sqrt(left) + TEMPER.fall : dice + left + shotsOf(state, creature) + BODY;
  const spoilt = aim > 0.5 ? dice * SPOILT : 0;
  const losses = [0];
  for (let damage = 1; damage < left; damage += 1) {
    const lost = isHero ? heroWorth * (Math.sqrt(left) - Math.sqrt(left - damage)) : (worth * damage) / left / 2;
    losses.push(lost + (damage > creature.armour ? spoilt : 0));
  }
  return [...losses, worth];
}

/** For being there at all: it stands in the way, it can be helped. */
const BODY = 0.5;
/** Of each die a first wound takes this part: fewer faces count (C-CMP-2). */
const SPOILT = 0.3;
