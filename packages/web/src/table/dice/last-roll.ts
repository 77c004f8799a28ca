import type { AttackKind, CardId, CreatureId, DiceReason, Face } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { LogEntry } from '../../game/contract.ts';

/** One side's blow, shot or stab: what was rolled for it and against it, and what it did. */
export interface Blow {
  readonly by: CreatureId;
  readonly who: CreatureId;
  readonly strikes: readonly Face[];
  readonly shields: readonly Face[];
  /** Faces that count for the striker, where the event tells them. */
  readonly counting?: readonly Face[];
  /** What was left after the defence; nothing as long as it is not settled. */
  readonly hits?: number;
  readonly damage: number;
  readonly armourLost: number;
  readonly wounds: number;
  readonly falls: boolean;
}

/** The last dice on the table. */
export type LastRoll =
  | {
      readonly of: 'attack';
      readonly attack: AttackKind | 'backstab';
      readonly blows: readonly Blow[];
      readonly n: number;
    }
  | {
      readonly of: 'dice';
      readonly why: DiceReason | 'detection' | 'secret entrance';
      readonly player?: Seat;
      readonly who?: CreatureId;
      readonly card?: CardId;
      readonly faces: readonly Face[];
      readonly n: number;
    };

const ROLLS = ['attackRolled', 'backstabRolled', 'detectionAttempted', 'diceRolled', 'secretEntranceRolled'] as const;

/** What was rolled last, built from what everybody was told. Abilities roll one by one; a fight is told as a whole. */
export function lastRoll(log: readonly LogEntry[]): LastRoll | null {
  const at = log.findLastIndex(({ event }) => (ROLLS as readonly string[]).includes(event.type));
  const entry = log[at];
  if (!entry) return null;
  const { event, n } = entry;
  switch (event.type) {
    case 'attackRolled':
      return { of: 'attack', attack: event.attack, blows: blowsFrom(log, declared(log, at)), n };
    case 'backstabRolled':
      return { of: 'attack', attack: 'backstab', blows: blowsFrom(log, at), n };
    case 'detectionAttempted':
      return { of: 'dice', why: 'detection', who: event.by, faces: [event.face], n };
    case 'secretEntranceRolled':
      return { of: 'dice', why: 'secret entrance', who: event.who, faces: [event.face], n };
    case 'diceRolled': {
      const { player, why, who, card, faces } = event;
      return {
        of: 'dice',
        player,
        why,
        faces,
        n,
        ...(who !== undefined && { who }),
        ...(card !== undefined && { card }),
      };
    }
    default:
      return null;
  }
}

/** Where the attack of this roll was declared. */
function declared(log: readonly LogEntry[], at: number): number {
  const found = log.findLastIndex(({ event }, index) => index < at && event.type === 'attackDeclared');
  return found === -1 ? at : found;
}

/** The blows told from here on, until the attack is over. */
function blowsFrom(log: readonly LogEntry[], from: number): Blow[] {
  const blows: Blow[] = [];
  for (let index = from; index < log.length; index += 1) {
    const { event } = log[index]!;
    if (event.type === 'attackEnded' || event.type === 'activationEnd') break;
    if (event.type === 'attackDeclared' && index > from) break;
    tell(blows, event);
  }
  return blows;
}

const FRESH = { strikes: [], shields: [], damage: 0, armourLost: 0, wounds: 0, falls: false } as const;

function tell(blows: Blow[], event: LogEntry['event']): void {
  switch (event.type) {
    case 'attackRolled':
    case 'attackRerolled':
      return change(blows, event, { strikes: event.faces, counting: event.counting });
    case 'backstabRolled':
      return change(blows, event, { strikes: event.faces });
    case 'defenceRolled':
    case 'defenceRerolled':
      return change(blows, event, { shields: event.faces });
    case 'hitsDetermined':
      return change(blows, event, { hits: event.n });
    case 'backstabHit':
      return change(blows, event, { hits: 1 });
    case 'damageDealt':
      return suffer(blows, event.who, ({ damage }) => ({ damage: damage + event.n }));
    case 'armourLost':
      return suffer(blows, event.who, ({ armourLost }) => ({ armourLost: armourLost + event.n }));
    case 'woundsReceived':
      return suffer(blows, event.who, ({ wounds }) => ({ wounds: wounds + event.n }));
    case 'creatureEliminated':
      return suffer(blows, event.who, () => ({ falls: true }));
    default:
  }
}

interface Sides {
  readonly by: CreatureId;
  readonly who: CreatureId;
}

function change(blows: Blow[], { by, who }: Sides, news: Partial<Blow>): void {
  const at = blows.findIndex(blow => blow.by === by && blow.who === who);
  if (at === -1) blows.push({ ...FRESH, by, who, ...news });
  else blows[at] = { ...blows[at]!, ...news };
}

function suffer(blows: Blow[], who: CreatureId, news: (blow: Blow) => Partial<Blow>): void {
  const at = blows.findIndex(blow => blow.who === who);
  if (at !== -1) blows[at] = { ...blows[at]!, ...news(blows[at]!) };
}

/** How many dice counted, where it can be told: by their faces, or because what was left and what was blocked add up. */
export function successesOf({ strikes, shields, counting, hits }: Blow): number | undefined {
  if (counting !== undefined) return strikes.filter(face => counting.includes(face)).length;
  if (hits === undefined) return undefined;
  const blocked = blocksOf({ shields });
  return hits > 0 || blocked === 0 ? hits + blocked : undefined;
}

/** A Shield blocks (C-MEL-23). */
export function blocksOf({ shields }: Pick<Blow, 'shields'>): number {
  return shields.filter(face => face === 'shield').length;
}
