import { copy, isRefused, samePlain } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { bgioEmbers } from './kernel/embers-in-boardgame-io.ts';
import { recordedGames, SETUP, type RecordedGame } from './kernel/recorded-games.ts';
import { copyLarge, largeState } from './kernel/state-of-fifty-kilobytes.ts';
import { printGoals, type Goal } from './goals.ts';
import { timed, type Candidate } from './rounds.ts';

/** npm run bench -- kernel: the kernel and boardgame.io play the same games, in turns, in one run. */
export async function run(args: string[]): Promise<number> {
  const games = recordedGames(40);
  requireSameGame(games);
  const [bgio, server, search] = timed([inBgio(games), inServerMode(games), inSearchMode(games)], 7);
  const [byJson, generic, made] = timed(copying(), 7);
  const goals: Goal[] = [
    { id: 'E1', what: 'apply in search mode', ratio: bgio!.microseconds / search!.microseconds, must: 50, aim: 200 },
    {
      id: 'E2',
      what: 'apply in server mode (checked, events, new state)',
      ratio: bgio!.microseconds / server!.microseconds,
      must: 20,
      aim: 60,
    },
    {
      id: 'E6',
      what: 'copy of 50 KB by a copier made for it, against JSON',
      ratio: byJson!.microseconds / made!.microseconds,
      must: 20,
      aim: 80,
    },
  ];
  return printGoals('kernel', [bgio!, server!, search!, byJson!, generic!, made!], goals, args);
}

function inBgio(games: readonly RecordedGame[]): Candidate {
  const players = games.map(({ seed, replies }) => {
    const game = bgioEmbers(SETUP, seed);
    return { game, first: game.begin(), replies };
  });
  return {
    name: 'boardgame.io reducer, one answer',
    run: () =>
      sum(players, ({ game, first, replies }) => {
        let state = first;
        for (const { seat, answer } of replies) state = game.answer(state, seat, answer);
        return replies.length;
      }),
  };
}

function inServerMode(games: readonly RecordedGame[]): Candidate {
  return {
    name: 'kernel in server mode, one answer',
    run: () =>
      sum(games, ({ first, replies }) => {
        let state = first;
        for (const reply of replies) {
          const result = embers.answer(state, reply);
          if (isRefused(result)) throw new Error('a recorded answer is refused');
          ({ state } = result);
        }
        return replies.length;
      }),
  };
}

function inSearchMode(games: readonly RecordedGame[]): Candidate {
  return {
    name: 'kernel in search mode, one answer',
    run: () =>
      sum(games, ({ first, replies }) => {
        const scratch = embers.scratch(first);
        for (const { answer } of replies) scratch.play(answer);
        return replies.length;
      }),
  };
}

function copying(): Candidate[] {
  const state = largeState();
  const times = 20;
  const repeated = (name: string, once: () => unknown): Candidate => ({
    name,
    run: () => {
      for (let count = 0; count < times; count += 1) once();
      return times;
    },
  });
  return [
    repeated('copy of 50 KB by JSON', () => JSON.parse(JSON.stringify(state)) as unknown),
    repeated('copy of 50 KB by the general copier', () => copy(state)),
    repeated('copy of 50 KB by a copier made for it', () => copyLarge(state)),
  ];
}

/** A comparison is worth something only if both play the same game: every game must end in the same position. */
function requireSameGame(games: readonly RecordedGame[]): void {
  for (const { seed, replies, last } of games) {
    const game = bgioEmbers(SETUP, seed);
    let state = game.begin();
    for (const { seat, answer } of replies) state = game.answer(state, seat, answer);
    if (!samePlain(state.G.players, last.players)) throw new Error('boardgame.io plays another game than the kernel');
  }
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
