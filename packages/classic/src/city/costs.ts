import type { CardId } from '../card.ts';
import { choices } from '../answers/choices.ts';
import { BASIC_BUILDINGS, type CostSymbol } from '../vocabulary.ts';

/** A building as payments see it. */
export interface Payer {
  readonly card: CardId;
  readonly isUnique: boolean;
}

/** All sets of different buildings that match the symbols one to one (C-CST-1, C-CST-2). */
export function waysToTap(symbols: readonly CostSymbol[], payers: readonly Payer[]): CardId[][] {
  const named = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  if (!areThere(named, payers)) return [];
  const rest = payers.filter(({ card }) => !(named as readonly string[]).includes(card));
  const uniques = symbols.filter(symbol => symbol === 'unique').length;
  const many = symbols.length - named.length;
  return choices(rest, many, many)
    .filter(chosen => chosen.filter(({ isUnique }) => isUnique).length >= uniques) // C-CST-3
    .map(chosen => [...named, ...chosen.map(({ card }) => card)]);
}

/** Can the symbols be matched at all? */
export function canTap(symbols: readonly CostSymbol[], payers: readonly Payer[]): boolean {
  const named = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  if (!areThere(named, payers)) return false;
  const uniques = symbols.filter(symbol => symbol === 'unique').length;
  return payers.length >= symbols.length && payers.filter(({ isUnique }) => isUnique).length >= uniques;
}

/** A City holds each name once, so a name that is asked for twice is never there. */
function areThere(named: readonly CostSymbol[], payers: readonly Payer[]): boolean {
  return new Set(named).size === named.length && named.every(symbol => payers.some(({ card }) => card === symbol));
}

export function isBasic(card: CardId): boolean {
  return (BASIC_BUILDINGS as readonly string[]).includes(card);
}
