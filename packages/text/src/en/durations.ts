import type { Until } from '@signum/classic';

const ENDS: Readonly<Record<Until, string>> = {
  'end of attack': 'until the end of the attack',
  "end of opponent's turn": 'until the end of the opponent’s turn',
  'end of turn': 'until the end of the turn',
};

/** With a space in front, or nothing. */
export function until(end: Until | undefined): string {
  return end === undefined ? '' : ` ${ENDS[end]}`;
}
