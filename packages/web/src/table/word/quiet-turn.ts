import type { Sight } from '../../game/contract.ts';

/** The turn of the opponent that is on, or comes next: the one in which it may be asked for silence. */
export function quietTurn({ seat, view }: Pick<Sight, 'seat' | 'view'>): number {
  return view.active === seat ? view.turn + 1 : view.turn;
}
