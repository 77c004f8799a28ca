import {
  playGame,
  playGameElsewhere,
  players,
  type GameOrder,
  type MindPool,
  type PlayedGame,
  type PlayerName,
} from '@signum/ai';
import { catalogue } from '@signum/cards';
import type { ClassicSetup, Victory } from '@signum/classic';
import { classic } from '../classic-game.ts';

/** One game that is to be played: all that decides how it goes. Plain data, so that any process can play it. */
export interface Bout {
  readonly setup: ClassicSetup;
  readonly seed: string;
  /** Who sits where. */
  readonly seats: readonly [PlayerName, PlayerName];
}

/** What came of it. */
export interface BoutResult {
  /** The seat that won, or nobody. */
  readonly winner: number | null;
  readonly by: Victory | 'nothing';
  readonly turns: number;
  readonly decisions: number;
  /** Milliseconds of the processor for each decision with a choice, for each seat: other programs do not count. */
  readonly times: readonly [number[], number[]];
  /** Answers that the rules refused. */
  readonly refused: readonly string[];
}

export function playBout(bout: Bout): BoutResult {
  const watch = new Watch();
  const deadline = () => {
    watch.begin();
    return () => true;
  };
  return resultOf(playGame({ ...orderOf(bout, watch), deadline }), watch);
}

/** The same bout; players with several minds think in the threads of this pool. */
export async function playBoutWith(minds: MindPool, bout: Bout): Promise<BoutResult> {
  const watch = new Watch();
  const played = await playGameElsewhere(orderOf(bout, watch), async consulted => {
    watch.begin();
    const verdict = await minds.decide(consulted);
    if (!verdict) throw new Error('the minds were sent home in the middle of a game');
    return verdict;
  });
  return resultOf(played, watch);
}

/** Takes the time that the processor works for a decision, in whatever threads. */
class Watch {
  readonly times: [number[], number[]] = [[], []];
  #before = process.cpuUsage();

  begin(): void {
    this.#before = process.cpuUsage();
  }

  end(seat: number): void {
    const { user, system } = process.cpuUsage(this.#before);
    this.times[seat]!.push((user + system) / 1000);
  }
}

function orderOf({ setup, seed, seats }: Bout, watch: Watch): GameOrder {
  return {
    game: classic,
    players: seats.map(name => players[name]),
    setup,
    seed,
    catalogue,
    onlooker(question) {
      if (question.kind === 'tactic' && question.usable.length === 0) return;
      watch.end(question.seat);
    },
  };
}

function resultOf({ outcome, turns, decisions, refused }: PlayedGame, { times }: Watch): BoutResult {
  const [winner = null] = outcome?.winners ?? [];
  return { winner, by: (outcome?.by as Victory | undefined) ?? 'nothing', turns, decisions, times, refused };
}
