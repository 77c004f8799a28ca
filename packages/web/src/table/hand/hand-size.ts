import type { PlayerView } from '@signum/classic';

/** How many cards a hand holds, whether or not they can be seen. */
export function handSize({ hand }: Pick<PlayerView, 'hand'>): number {
  return typeof hand === 'number' ? hand : hand.length;
}
