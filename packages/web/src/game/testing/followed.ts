import type { NewGame, TableGame } from '../contract.ts';
import type { DeskLine } from '../desk-line.ts';
import { followGame } from '../table-store.ts';
import type { Windows } from '../windows.ts';

export interface Followed {
  readonly id: string;
  /** The game as the page has it now. */
  readonly game: () => TableGame;
  /** The page looks elsewhere. */
  readonly stop: () => void;
}

/** Opens a game and follows it as a page does. */
export async function followed(line: DeskLine, id: string, windows: Windows = 'all'): Promise<Followed> {
  const { store, stop } = followGame(line, id, windows);
  await line.ask('open', { id, windows });
  const game = (): TableGame => {
    const state = store.getState();
    if (state.is !== 'there') throw new Error(`the game is ${state.is}`);
    return state.game;
  };
  return { id, game, stop };
}

/** Begins a game and follows it. */
export async function begun(line: DeskLine, plan: NewGame): Promise<Followed> {
  const answer = await line.ask('begin', plan);
  if (!('id' in answer)) throw new Error(JSON.stringify(answer));
  return followed(line, answer.id);
}
