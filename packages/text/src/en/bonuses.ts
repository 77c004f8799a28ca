import type { Bonus, Deed, DiscountKind } from '@signum/classic';
import { keywordName } from './linked.ts';
import { names } from './names.ts';
import { list, signed } from './nouns.ts';
import type { Tale } from './tale.ts';
import { isTextUse } from './text-keywords.ts';

/** Bonuses as one can say them of a creature: what it has, what it cannot do; and what its player has. */
export interface SaidBonuses {
  /** "+1 Strength and Initiative", or nothing. */
  readonly has: string;
  /** "run or declare attacks", or nothing. */
  readonly cannot: string;
  /** "your characters cost 1 less" */
  readonly player: readonly string[];
}

export function bonuses(given: readonly Bonus[], told: Tale): SaidBonuses {
  const has: string[] = [];
  const cannot: string[] = [];
  const player: string[] = [];
  for (const bonus of given) {
    if ('cannot' in bonus) cannot.push(DEEDS[bonus.cannot]);
    else if ('income' in bonus) player.push(`you gain ${bonus.income} more Prosperity at the start of your turn`);
    else if ('discount' in bonus) player.push(`your ${CARDS[bonus.discount]} cost ${bonus.by} less`);
    else has.push(asset(bonus, told));
  }
  return { has: list(has), cannot: list(cannot, 'or'), player };
}

function asset(
  bonus: Exclude<Bonus, { cannot: Deed } | { discount: DiscountKind } | { income: number }>,
  told: Tale,
): string {
  if ('plus' in bonus) return `${signed(bonus.plus)} ${keywordName(bonus.keyword)}`;
  if ('keyword' in bonus) {
    const text = told.grammar.use(bonus, told);
    return isTextUse(bonus) ? `“${text}”` : text;
  }
  if ('becomes' in bonus) return `${names.stats[bonus.stat]} ${bonus.becomes}`;
  return `${typeof bonus.by === 'number' ? signed(bonus.by) : `+${bonus.by}`} ${names.stats[bonus.stat]}`;
}

export const DEEDS: Readonly<Record<Deed, string>> = {
  'be healed': 'be healed',
  'declare attacks': 'declare attacks',
  move: 'move',
  run: 'run',
  'use activated abilities': 'use activated abilities',
};

const CARDS: Readonly<Record<DiscountKind, string>> = {
  building: 'buildings',
  character: 'characters',
  relic: 'relics',
  spell: 'spells',
  tactic: 'tactics',
  terrain: 'terrains',
};
