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

/** The symbols for which there is no building left, when as many as possible are matched. None: they can be tapped. */
export function missingFor(symbols: readonly CostSymbol[], payers: readonly Payer[]): CostSymbol[] {
  const left = [...payers];
  const isTaken = (symbol: CostSymbol): boolean => {
    const index = left.findIndex(
      ({ card, isUnique }) => symbol === 'any' || card === symbol || (symbol === 'unique' && isUnique),
    );
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  // the choosy symbols first: any building will do for the rest
  const ordered = symbols.toSorted((one, other) => CHOOSY.indexOf(one) - CHOOSY.indexOf(other));
  return ordered.filter(symbol => !isTaken(symbol));
}

/** Whatever is not among them is the name of one building. */
const CHOOSY: readonly CostSymbol[] = ['unique', 'any'];

/** A City holds each name once, so a name that is asked for twice is never there. */
function areThere(named: readonly CostSymbol[], payers: readonly Payer[]): boolean {
  return new Set(named).size === named.length && named.every(symbol => payers.some(({ card }) => card === symbol));
}

export function isBasic(card: CardId): boolean {
  return (BASIC_BUILDINGS as readonly string[]).includes(card);
}
