import { hashOfText, type Seed } from '@signum/kernel';

/** All orders of six. */
const ORDERS = ordersOf([0, 1, 2, 3, 4, 5]);

/** More dice than these are seldom thrown in one thought. */
const DICE = 48;

/**
 * The dice of one thought. In six thoughts on end every die shows each of its sides once, each die in an order of its own: what a single die
 * does evens out, and a few thoughts tell as much as twice as many with dice that fall as they like.
 */
export function evenDice(seed: Seed, number: number): number[] {
  const order = ordersFor(seed, Math.floor(number / 6));
  return order.map(sides => sides[number % 6]!);
}

/** The last six thoughts, kept: every answer of a question is tried with the same. */
let known: { readonly seed: Seed; readonly block: number; readonly orders: readonly (readonly number[])[] } | undefined;

function ordersFor(seed: Seed, block: number): readonly (readonly number[])[] {
  if (known?.seed !== seed || known.block !== block) {
    const orders = [0, 1, 2].flatMap(part => {
      const digits = hashOfText(`even dice ${block} ${part} ${seed}`);
      return Array.from({ length: DICE / 3 }, (_, die) => {
        const value = Number.parseInt(digits.slice(4 * die, 4 * die + 4), 16);
        return ORDERS[value % ORDERS.length]!;
      });
    });
    known = { seed, block, orders };
  }
  return known.orders;
}

function ordersOf(sides: readonly number[]): number[][] {
  if (sides.length === 0) return [[]];
  return sides.flatMap(first => ordersOf(sides.filter(side => side !== first)).map(rest => [first, ...rest]));
}
