import type { Reply } from '../../game/contract.ts';

/**
 * Is an answer the one that was meant, as far as a lesson cares? The same deed with the same creatures and cards: where exactly
 * somebody walks, how dice are split and which buildings pay is the learner's own affair.
 */
export function isOnTheWay(answer: Reply, meant: Reply): boolean {
  const given = answer as Readonly<Record<string, unknown>>;
  return Object.entries(meant).every(
    ([part, value]) =>
      FREE.has(part) ||
      (typeof value !== 'string' && typeof value !== 'boolean' ? part in given : given[part] === value),
  );
}

/** The way of moving. */
const FREE: ReadonlySet<string> = new Set(['mode', 'word', 'ability']);
