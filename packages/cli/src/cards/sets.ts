import { catalogue, decks } from '@signum/cards';
import { faultWords, readSet, withCards, type CardSet, type SetDeck } from '@signum/cards/schema';
import type { Catalogue } from '@signum/classic';
import { UsageError } from '../command.ts';
import { readInput } from '../input-file.ts';

/** All there is to play with: the box, and the sets that were named beside it. */
export interface Collection {
  readonly catalogue: Catalogue;
  readonly decks: readonly SetDeck[];
  readonly sets: readonly CardSet[];
}

export const BOX: Collection = { catalogue, decks, sets: [] };

/** What came of reading a file of cards. */
export type SetVerdict =
  | { readonly file: string; readonly valid: true; readonly set: CardSet }
  | { readonly file: string; readonly valid: false; readonly faults: readonly string[] };

/** Reads one file beside what there is already. */
export function setAt(file: string, beside: Collection): SetVerdict {
  const input = readInput(file);
  if ('problem' in input) return { file, valid: false, faults: [input.problem] };
  const read = readSet(input.text, beside.catalogue);
  return 'set' in read
    ? { file, valid: true, set: read.set }
    : { file, valid: false, faults: read.faults.map(faultWords) };
}

/** A collection with one set more. Its cards may speak of those before it. */
export function withSet({ catalogue: cards, decks: known, sets }: Collection, set: CardSet): Collection {
  return {
    catalogue: withCards(cards, set.cards),
    decks: [...known, ...(set.decks ?? [])],
    sets: [...sets, set],
  };
}

/** The box with the sets of these files (`--set`), in their order. A file with a fault ends the command: nothing loads half. */
export function collectionWith(files: readonly string[]): Collection {
  let all = BOX;
  for (const file of files) {
    const read = setAt(file, all);
    if (!read.valid) throw new UsageError(verdictLines(read).join('\n'));
    all = withSet(all, read.set);
  }
  return all;
}

/** How a file of cards is: one line, and below it everything that is wrong with it. */
export function verdictLines(verdict: SetVerdict): string[] {
  const { file } = verdict;
  if (verdict.valid) {
    const { set, cards, decks: some = [] } = verdict.set;
    return [`${file}: all is well: ${set}, ${counted(cards.length, 'card')}, ${counted(some.length, 'deck')}`];
  }
  return [`${file}: ${counted(verdict.faults.length, 'fault')}`, ...verdict.faults.map(fault => `  ${fault}`)];
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
