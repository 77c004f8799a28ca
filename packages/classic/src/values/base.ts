import { isWounded, printOf } from '../table/creatures.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Held } from './bonuses.ts';
import type { Values } from './kinds.ts';
import { statSum, strengthOf, strideOf } from './stats.ts';

type Base = (
  creature: Readonly<Creature>,
  held: readonly Held[],
  state: Readonly<ClassicState>,
) => Values[keyof Values];

const none = () => 0;
const no = () => false;
const nothing = () => [];

/** Each value before any keyword has its say. */
export const BASE: { [V in keyof Values]: (...given: Parameters<Base>) => Values[V] } = {
  strength: (creature, held, state) => strengthOf(printOf(state, creature).strength, held, state.rules),
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
