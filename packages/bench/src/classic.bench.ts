import { spawnSync } from 'node:child_process';
import { besideBgio, inBgio, inBgioServer, inSearchMode, inServerMode, requireSameGame } from './classic/answering.ts';
import { copyByCopier, copyByJson } from './classic/copying.ts';
import { printGoals, type Goal } from './classic/goal.ts';
import { everySight, sightsOfOne, stepsAmong } from './classic/growing.ts';
import { moveInBgio, moveInSearchMode } from './classic/moving.ts';
import { replaying } from './classic/replaying.ts';
import { wholeGames } from './classic/whole-games.ts';
import { median, timed, type Candidate, type Timing } from './rounds.ts';

const ALONE = '--alone';
const ONLY = '--only';
/** How often each candidate gets a process, and how many rounds it has there. */
const PROCESSES = 3;
const ROUNDS = 11;
/** All candidates run so long before they are timed, in microseconds: until then the compiler has most of the time. */
const WARM_UP = 8_000_000;

/** Made only in the process that times them: each prepares its own positions. */
const CANDIDATES = {
  bgio: inBgio,
  bgioPlain: besideBgio,
  bgioServer: inBgioServer,
  search: inSearchMode,
  server: inServerMode,
  bgioMove: moveInBgio,
  move: moveInSearchMode,
  games: wholeGames,
  json: copyByJson,
  copy: copyByCopier,
  among20: () => stepsAmong(20),
  among40: () => stepsAmong(40),
  sights: () => everySight(40),
  sightsOfOne: () => sightsOfOne(40),
  replay: replaying,
} satisfies Record<string, () => Candidate>;

type Name = keyof typeof CANDIDATES;
/** Where one round takes a second, fewer are enough; quick ones need many until the compiler has done its work. */
const FEWER_ROUNDS: Partial<Record<Name, number>> = { bgio: 3, bgioMove: 3, bgioServer: 3, games: 3, replay: 5 };
/** Whole games run through all the rules, and the compiler is not done with them before hundreds have been played. */
const LONGER_WARM_UP: Partial<Record<Name, number>> = { games: 20_000_000, replay: 12_000_000 };
const NAMES = Object.keys(CANDIDATES) as Name[];

/**
 * npm run bench -- classic: the classic rules against the same rules wrapped for boardgame.io, and against the goals that need
 * no other. Each candidate runs in processes of its own, in turns. `--only <name>` times one of them, for a look at its profile.
 */
export async function run(args: string[]): Promise<number> {
  const [flag, name] = args;
  if (flag === ALONE || flag === ONLY) return timeAlone(name as Name, flag === ONLY);
  requireSameGame();
  const rounds = Array.from({ length: PROCESSES }, () => NAMES.map(aloneInAProcess));
  const timings = NAMES.map((_, index) => ({
    name: rounds[0]![index]!.name,
    microseconds: median(rounds.map(round => round[index]!.microseconds)),
  }));
  const figures = Object.fromEntries(NAMES.map((one, index) => [one, timings[index]!.microseconds])) as Figures;
  return printGoals(timings, goalsOf(figures), args);
}

function timeAlone(name: Name, isForPeople: boolean): number {
  if (!(name in CANDIDATES)) throw new Error(`there is no candidate '${name}', only ${NAMES.join(', ')}`);
  const [timing] = timed([CANDIDATES[name]()], FEWER_ROUNDS[name] ?? ROUNDS, LONGER_WARM_UP[name] ?? WARM_UP);
  if (isForPeople) console.log(`${timing!.microseconds.toFixed(2)} µs  ${timing!.name}`);
  else process.stdout.write(JSON.stringify(timing));
  return 0;
}

/** One candidate in a process that has seen none of the others. boardgame.io without the checks it makes for its developers. */
function aloneInAProcess(name: Name): Timing {
  const script = `import(${JSON.stringify(import.meta.url)}).then(({ run }) => run(['${ALONE}', '${name}']))`;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  if (stdout === '') throw new Error(`the candidate '${name}' failed:\n${stderr}`);
  return JSON.parse(stdout) as Timing;
}

type Figures = Readonly<Record<Name, number>>;

function goalsOf(took: Figures): Goal[] {
  const times = { unit: 'x', bound: 'at least' } as const;
  const share = { unit: 'x', bound: 'at most' } as const;
  return [
    { id: 'E1', what: 'boardgame.io / search mode', measured: took.bgio / took.search, must: 50, aim: 200, ...times },
    {
      id: 'E2',
      what: 'boardgame.io / server mode',
      measured: took.bgioServer / took.server,
      must: 20,
      aim: 60,
      ...times,
    },
    {
      id: 'E4',
      what: 'boardgame.io / a move by search',
      measured: took.bgioMove / took.move,
      must: 8,
      aim: 20,
      ...times,
    },
    {
      id: 'E5',
      what: 'games at random a second',
      unit: '',
      bound: 'at least',
      measured: 1e6 / took.games,
      must: 15,
      aim: 60,
    },
    { id: 'E6', what: 'JSON / copy of a state', measured: took.json / took.copy, must: 20, aim: 80, ...times },
    {
      id: 'E7',
      what: '40 creatures / 20 creatures',
      measured: took.among40 / took.among20,
      must: 2.5,
      aim: 2.2,
      ...share,
    },
    {
      id: 'E7',
      what: 'all lines of sight at 40',
      unit: ' µs',
      bound: 'at most',
      measured: took.sights,
      must: 1000,
      aim: 1000,
    },
    {
      id: 'E7',
      what: 'lines of sight of one at 40',
      unit: ' µs',
      bound: 'at most',
      measured: took.sightsOfOne,
      must: 50,
      aim: 50,
    },
    {
      id: 'E8',
      what: 'replay of 500 answers',
      unit: ' ms',
      bound: 'at most',
      measured: took.replay / 1000,
      must: 100,
      aim: 30,
    },
  ];
}
