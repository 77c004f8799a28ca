import type { Length } from '@signum/geometry';
import type { Rules } from '../rules.ts';
import { RULER_LENGTH } from '../vocabulary.ts';
import type { Held } from './bonuses.ts';

/** A creature's printed Strength, changed by all that it has. */
export function strengthOf(printed: number, held: readonly Held[], { contradictions }: Rules): number {
  let base = printed;
  for (const { bonus } of held) {
    if (!('stat' in bonus) || !('becomes' in bonus)) continue;
    // in the newest edition one that makes it weaker yields to no other kind; otherwise the later one counts (C-ABL-17 to C-ABL-19)
    const isWeaker = base < printed && contradictions === 'the negative one';
    if (!isWeaker || bonus.becomes < printed) base = bonus.becomes;
  }
  return base + statSum('strength', held);
}

/** Modifiers of different sources add up; one source never counts twice (C-ABL-8). */
export function statSum(stat: 'health' | 'strength', held: readonly Held[]): number {
  let sum = 0;
  for (const [index, { bonus, source }] of held.entries()) {
    if (!('stat' in bonus) || bonus.stat !== stat || !('by' in bonus) || typeof bonus.by !== 'number') continue;
    if (!isRepeated(held, index, source, bonus)) sum += bonus.by;
  }
  return sum;
}

export function strideOf(held: readonly Held[]): Length {
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
