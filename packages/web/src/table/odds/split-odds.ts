import type { Exchange, MeleeOdds } from '@signum/classic';
import type { Fight } from './fight-of.ts';

/** What may become of one side. */
export type Harm = Exchange['attacker'];

/** One pair of splits, seen from the side that is asked. */
export interface Cell {
  readonly own: number;
  readonly other: number;
  readonly dealt: Harm;
  readonly suffered: Harm;
  /** The other side's best answer to this split, or what it has chosen. */
  readonly isReply: boolean;
}

export interface SplitOdds {
  /** A row for each of the own splits, a column for each of the other's. */
  readonly rows: readonly (readonly Cell[])[];
  readonly columns: readonly number[];
  /** Attack dice of the split that is best for the own side. */
  readonly best: number;
}

/** A fight reckoned through, turned so that rows are the own splits. What the other side has chosen leaves one column. */
export function splitOdds({ exchanges, replies, best }: MeleeOdds, { own, attacker, chosen }: Fight): SplitOdds {
  const isAttacker = own === attacker;
  const isReply = (exchange: Exchange): boolean => (isAttacker ? chosen !== undefined : replies.includes(exchange));
  const cells = exchanges
    .filter(({ defence, attack }) => chosen === undefined || (isAttacker ? defence : attack) === chosen.attack)
    .map((exchange): Cell => {
      const { defence, attack, attacker: first, defender: second } = exchange;
      return isAttacker
        ? { own: attack, other: defence, dealt: second, suffered: first, isReply: isReply(exchange) }
        : { own: defence, other: attack, dealt: first, suffered: second, isReply: isReply(exchange) };
    });
  const numbers = (of: (cell: Cell) => number): number[] => [...new Set(cells.map(of))].toSorted((a, b) => a - b);
  const rows = numbers(cell => cell.own).map(row =>
    cells.filter(cell => cell.own === row).toSorted((one, other) => one.other - other.other),
  );
  const answer = isAttacker ? replies.find(({ defence }) => defence === chosen?.attack) : undefined;
  return { rows, columns: numbers(cell => cell.other), best: isAttacker ? (answer ?? best).attack : best.defence };
}

/** What is to be expected of a split: the other side having chosen, or choosing as well as it can. */
export function expectedOf({ rows }: SplitOdds, own: number): Cell | undefined {
  const row = rows.find(cells => cells[0]?.own === own);
  return row?.find(({ isReply }) => isReply) ?? row?.[0];
}

/** The chance of at least one wound. */
export function anyWound({ wounds }: Harm): number {
  return 1 - (wounds[0] ?? 0);
}
