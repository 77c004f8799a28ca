import type { Held } from './bonuses.ts';
import { NUMBER_KEYWORDS, TEXT_KEYWORDS, type KeywordName, type KeywordUse } from '../language/index.ts';
import type { Rules } from '../rules.ts';

/** A keyword in force, with the X that counts. */
export interface InForce {
  readonly use: KeywordUse;
  readonly x: number;
  readonly source: string;
}

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_KEYWORDS);
const TEXTS: ReadonlySet<string> = new Set(TEXT_KEYWORDS);

/**
 * Which keywords count, and with which X: of one name the highest plain value (C-ABL-5), and whatever is added to it with a
 * plus (C-ABL-6, C-ABL-7). Those with a text stand side by side if their texts differ (C-ABL-9). What was lost is left out.
 */
export function mergeKeywords(held: readonly Held[], rules: Rules): InForce[] {
  const merged: { use: KeywordUse; x: number; source: string }[] = [];
  const anyLost = held.some(({ bonus }) => 'lost' in bonus);
  for (const [index, { bonus, source }] of held.entries()) {
    if (!('keyword' in bonus) || 'plus' in bonus || (anyLost && isLost(held, index, bonus.keyword, rules))) continue;
    const x = 'x' in bonus && typeof bonus.x === 'number' ? bonus.x : 0;
    const same = merged.find(({ use }) => use.keyword === bonus.keyword && isSameText(use, bonus));
    if (!same) merged.push({ use: bonus, x, source });
    else if (x > same.x) Object.assign(same, { use: bonus, x, source });
  }
  if (held.some(({ bonus }) => 'plus' in bonus)) addPluses(held, merged);
  return merged.filter(({ use, x }) => x > 0 || !NUMBERS.has(use.keyword)); // a value of 0 is nothing (C-ABL-10)
}

function isSameText(one: KeywordUse, other: KeywordUse): boolean {
  return !TEXTS.has(one.keyword) || one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A plus gives nothing to whoever lacks the ability, and one source never counts twice (C-ABL-6, C-ABL-8). */
function addPluses(held: readonly Held[], merged: { use: KeywordUse; x: number }[]): void {
  const counted = new Set<string>();
  for (const { bonus, source } of held) {
    if (!('plus' in bonus)) continue;
    const name = `${source} ${bonus.keyword} ${bonus.plus}`;
    if (counted.has(name)) continue;
    counted.add(name);
    const plain = merged.find(({ use }) => use.keyword === bonus.keyword);
    if (plain) plain.x += bonus.plus;
  }
}

/**
 * A keyword that was lost does not count: in the newest edition whatever else gives it, in the others unless it was given
 * again later (C-ABL-17, C-ABL-18).
 */
function isLost(held: readonly Held[], index: number, name: KeywordName, rules: Rules): boolean {
  const loss = held.findLastIndex(({ bonus }) => 'lost' in bonus && bonus.lost === name);
  return loss >= 0 && (rules.contradictions === 'the negative one' || loss > index);
}
