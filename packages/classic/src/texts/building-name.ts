import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { buildingOf, playerOf } from '../table/players.ts';
import type { Building, ClassicState } from '../state.ts';

/** Both players may have built the same: a building is named by its City and its card. */
export function buildingName(seat: Seat, card: CardId): string {
  return `${seat} ${card}`;
}

export function buildingNamed(
  state: Readonly<ClassicState>,
  name: string,
): { building: Building; seat: Seat } | undefined {
  for (const seat of state.players.keys()) {
    if (!name.startsWith(`${seat} `)) continue;
    const building = buildingOf(playerOf(state, seat), name.slice(`${seat} `.length));
    if (building) return { building, seat };
  }
  return undefined;
}
