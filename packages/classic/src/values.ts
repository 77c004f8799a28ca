import type { KeywordUse } from './keyword-use.ts';
import { keywords } from './keywords/index.ts';
import { isWounded, type ClassicState, type Creature } from './state.ts';
import type { Face } from './vocabulary.ts';

/** What keywords, relics, terrain and effects may adjust. A rule asks for these, never for a keyword. */
export interface Values {
  strength: number;
  /** Faces that count for an attack die in melee combat (C-CMP-2). */
  meleeFaces: readonly Face[];
  /** Dice that must go to attack, and to defence, in melee combat (C-MEL-10). */
  attackDiceLeast: number;
  defenceDiceLeast: number;
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
  /** Taken off the total that one attack deals to it, and added to what is left (C-DMG-4). */
  lessFromAttacks: number;
  moreDamage: number;
}

const PRINTED: { [V in keyof Values]: (creature: Readonly<Creature>) => Values[V] } = {
  strength: ({ strength }) => strength,
  meleeFaces: creature => (isWounded(creature) ? ['shield'] : ['axe', 'shield']),
  attackDiceLeast: () => 0,
  defenceDiceLeast: () => 0,
  tires: () => true,
  diceForAllAttack: () => 0,
  diceForAllDefence: () => 0,
  strikesFirst: () => false,
  damagePerHit: () => 1,
  spoilsStrikes: () => false,
  attackRerolls: () => 0,
  defenceRerolls: () => 0,
  lessFromAttacks: () => 0,
  moreDamage: () => 0,
};

/** A creature's value as the game sees it now: as printed, then adjusted by each keyword in force. */
export function valueOf<V extends keyof Values>(
  name: V,
  creature: Readonly<Creature>,
  state: Readonly<ClassicState>,
): Values[V] {
  let value = PRINTED[name](creature);
  for (const use of inForce(creature)) {
    const adjust = keywords[use.keyword].adjust?.[name];
    if (adjust) value = adjust(value, { creature, x: use.x ?? 0 }, state);
  }
  return value;
}

/** Strength as dice: a negative one counts as none (C-ABL-11). */
export function diceOf(creature: Readonly<Creature>, state: Readonly<ClassicState>): number {
  return Math.max(0, valueOf('strength', creature, state));
}

/** Every keyword once: of several with one name the highest X counts (C-ABL-5). */
export function inForce({ keywords: printed, gained }: Readonly<Creature>): KeywordUse[] {
  const all = gained.length === 0 ? printed : [...printed, ...gained];
  return all.filter(
    (use, index) => !all.some((other, at) => other.keyword === use.keyword && beats(other, at, use, index)),
  );
}

function beats(other: KeywordUse, at: number, use: KeywordUse, index: number): boolean {
  const difference = (other.x ?? 0) - (use.x ?? 0);
  return difference > 0 || (difference === 0 && at < index);
}
