import type { Length } from '@signum/geometry';
import type { Core, Outcome, Seat } from '@signum/kernel';
import type { CardId } from './card.ts';
import type { CreatureId } from './ids.ts';
import type { KeywordUse } from './keyword-use.ts';
import type { ClassicFrame } from './procedures/index.ts';
import type { Rules } from './rules.ts';
import type { Ruler } from './vocabulary.ts';

/** A creature on the Battlefield, as printed and as it is now. */
export interface Creature {
  readonly id: CreatureId;
  readonly card: CardId;
  readonly kind: 'character' | 'hero' | 'minion';
  readonly owner: Seat;
  /** Who commands it now (C-GEN-9). */
  controller: Seat;

  /** As printed (C-CRD-4). */
  readonly strength: number;
  readonly movement?: Ruler;
  readonly health: number;
  readonly keywords: readonly KeywordUse[];

  readonly r: Length;
  x: Length;
  y: Length;

  wounds: number;
  armour: number;
  /** Has a Stealth token (C-GEN-12). */
  hidden: boolean;
  /** What it has beyond what is printed. Replaced, never edited, so that copies share it. */
  gained: readonly KeywordUse[];

  /** Has been activated this turn (C-TRN-20). */
  activated: boolean;
  /** Has been the defender of a melee combat this turn (C-MEL-9). */
  defended: boolean;
}

/** One player's half of the table. */
export interface Player {
  prosperity: number;
  graveyard: CardId[];
  /** Opposing characters eliminated, for the last tie-break (C-ELM-7). */
  kills: number;
}

/** What is true now. Plain data; what never changes is shared between copies. */
export interface ClassicState extends Core<ClassicFrame> {
  /** The edition in force. A game carries its own record. */
  readonly rules: Rules;
  turn: number;
  active: Seat;
  players: Player[];
  creatures: Creature[];
  outcome?: Outcome;
}

/** Has at least one Wound token (C-GEN-11). */
export function isWounded({ wounds }: Readonly<Creature>): boolean {
  return wounds > 0;
}

export function findCreature(state: Readonly<ClassicState>, id: CreatureId): Creature | undefined {
  return state.creatures.find(creature => creature.id === id);
}

/** Looks a creature up; asking for one that is not in play is a fault of ours. */
export function creatureOf(state: Readonly<ClassicState>, id: CreatureId): Creature {
  const creature = findCreature(state, id);
  if (!creature) throw new Error(`no creature ${id} in play`);
  return creature;
}

export function playerOf(state: Readonly<ClassicState>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}
