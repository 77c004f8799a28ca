import type { Decisions } from '@signum/classic';

/** Attack dice as they stand: as drafted, or the larger half of what is allowed. */
export function splitOf(
  { dice, least, most }: Decisions['assignDice']['shown'],
  draft: Decisions['assignDice']['taken'] | null,
): number {
  return Math.min(most, Math.max(least, draft?.attack ?? Math.ceil(dice / 2)));
}
