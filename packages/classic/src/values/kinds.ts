import type { Length } from '@signum/geometry';
import type { UseOf } from '../language/index.ts';
import type { AttackKind, Face, Ruler } from '../vocabulary.ts';

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
