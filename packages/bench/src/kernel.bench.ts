import { spawnSync } from 'node:child_process';
import { copy, isRefused, samePlain } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { bgioEmbers } from './kernel/embers-in-boardgame-io.ts';
import { recordedGames, SETUP, type RecordedGame } from './kernel/recorded-games.ts';
import { copyLarge, largeState } from './kernel/state-of-fifty-kilobytes.ts';
import { printGoals, type Goal } from './goals.ts';
import { median, timed, type Candidate } from './rounds.ts';

const ALONE = '--alone';
const ROUNDS = 3;

/**
 * npm run bench -- kernel: the kernel and boardgame.io play the same games, in turns, in one run. Each has a process of its own:
 * in a shared one the compiler would treat the states of all as one kind of thing, and the quick ones would pay most for it.
 */
export async function run(args: string[]): Promise<number> {
  const games = recordedGames(40);
  if (args[0] === ALONE) {
    const candidate = [inBgio(games), inServerMode(games), inSearchMode(games), ...copying()][Number(args[1])]!;
    process.stdout.write(String(timed([candidate], 11)[0]!.microseconds));
    return 0;
  }
  requireSameGame(games);
  const names = [inBgio([]), inServerMode([]), inSearchMode([]), ...copying()].map(({ name }) => name);
  const rounds = Array.from({ length: ROUNDS }, () => names.map((_, index) => aloneInAProcess(index)));
  const timings = names.map((name, index) => ({ name, microseconds: median(rounds.map(round => round[index]!)) }));
  const [bgio, server, search, byJson, , made] = timings.map(({ microseconds }) => microseconds);
  const goals: Goal[] = [
    { id: 'E1', what: 'apply in search mode', ratio: bgio! / search!, must: 50, aim: 200 },
    { id: 'E2', what: 'apply in server mode (checked, events, new state)', ratio: bgio! / server!, must: 20, aim: 60 },
    {
      id: 'E6',
      what: 'copy of 50 KB by a copier made for it, against JSON',
      ratio: byJson! / made!,
      must: 20,
      aim: 80,
    },
  ];
  return printGoals('kernel', timings, goals, args);
}

/** One candidate in a process that has seen none of the others. */
function aloneInAProcess(index: number): number {
  const script = `import(${JSON.stringify(import.meta.url)}).then(({ run }) => run(['${ALONE}', '${index}']))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const microseconds = Number(stdout);
  if (stdout === '' || !Number.isFinite(microseconds)) throw new Error(`a candidate failed:\n${stderr}`);
  return microseconds;
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
