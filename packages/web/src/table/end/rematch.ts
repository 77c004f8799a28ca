import type { ClassicSetup } from '@signum/classic';
import { readReplay } from '@signum/host';
import { isFlawed, isRefused } from '@signum/kernel';
import { beginGame } from '../../game/begin-game.ts';
import type { SeatPlan, Sight } from '../../game/contract.ts';
import { gameShelf } from '../../game/game-shelf.ts';

/** Begins the same duel anew, with fresh dice and shuffled decks, and gives its id. */
export async function rematch({
  id,
  seats,
  odds,
  undoPolicy,
  clock,
}: Pick<Sight, 'clock' | 'id' | 'odds' | 'seats' | 'undoPolicy'>): Promise<string | undefined> {
  const file = await gameShelf().fileOf(id);
  const replay = file && readReplay(await file.text());
  if (!replay || isFlawed(replay)) return undefined;
  const { edition, decks, lastTurn } = replay.journal.setup as ClassicSetup;
  const [first, second] = decks;
  if (!first || !second) return undefined;
  const begun = await beginGame({
    edition,
    decks: [first, second],
    seats: seats as readonly [SeatPlan, SeatPlan],
    undo: undoPolicy,
    odds,
    ...(lastTurn !== undefined && { lastTurn }),
    ...(clock && { minutes: clock.each / 60_000 }),
  });
  return isRefused(begun) ? undefined : begun.id;
}
