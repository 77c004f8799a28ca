import { playGame, players, type PlayerName } from '@signum/ai';
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

export function playBout({ setup, seed, seats }: Bout): BoutResult {
  const times: [number[], number[]] = [[], []];
  let before = process.cpuUsage();
  const { outcome, turns, decisions, refused } = playGame({
    game: classic,
    players: seats.map(name => players[name]),
    setup,
    seed,
    catalogue,
    deadline() {
      before = process.cpuUsage();
      return () => true;
    },
    onlooker(question) {
      if (question.kind === 'tactic' && question.usable.length === 0) return;
      const { user, system } = process.cpuUsage(before);
      times[question.seat]!.push((user + system) / 1000);
    },
  });
  const [winner = null] = outcome?.winners ?? [];
  return { winner, by: (outcome?.by as Victory | undefined) ?? 'nothing', turns, decisions, times, refused };
}
