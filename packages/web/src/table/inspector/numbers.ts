import type { Creature, CreatureCard, KeywordUse, Ruler } from '@signum/classic';
import type { CreatureValues } from '../../game/contract.ts';

/** A number as it is now and as it is printed. */
interface Changing {
  readonly now: number;
  readonly printed: number;
}

/** A creature in numbers. */
export interface Numbers {
  readonly strength: Changing;
  readonly health: Changing & { readonly left: number };
  /** The ruler it walks by, and what is added to it, in hundredths of a millimetre. */
  readonly movement: { readonly ruler: Ruler | null; readonly more: number };
  /** Keywords in force, printed ones first, each with the number that counts. */
  readonly keywords: readonly { readonly use: KeywordUse; readonly isPrinted: boolean }[];
}

/** The values that are in force, beside what is printed. Without Strength there are no dice, never fewer (C-ABL-11). */
export function numbersOf(
  { strength, health, step, stride, keywords }: CreatureValues,
  { wounds }: Pick<Creature, 'wounds'>,
  print: CreatureCard,
): Numbers {
  const printed = new Set((print.keywords ?? []).map(use => JSON.stringify(use)));
  const uses = keywords
    .map(({ use, x }) => counting(use, x))
    .map(use => ({ use, isPrinted: printed.has(JSON.stringify(use)) }));
  return {
    strength: { now: Math.max(0, strength), printed: print.strength },
    health: { now: health, printed: print.health, left: Math.max(0, health - wounds) },
    movement: { ruler: step, more: stride },
    keywords: [...uses.filter(({ isPrinted }) => isPrinted), ...uses.filter(({ isPrinted }) => !isPrinted)],
  };
}

/** The keyword with the X that counts, where it has one. */
function counting(use: KeywordUse, x: number): KeywordUse {
  return 'x' in use && typeof use.x === 'number' && use.x !== x ? { ...use, x } : use;
}
