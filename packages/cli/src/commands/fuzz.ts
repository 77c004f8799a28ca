import { availableParallelism } from 'node:os';
import { editions, type EditionId } from '@signum/classic';
import { writeJournal } from '@signum/kernel';
import { collectionWith, type Collection } from '../cards/sets.ts';
import { EXIT, UsageError, type Command, type Io } from '../command.ts';
import { countOf, flagsOf, MOST_AT_ONCE, refuseRest } from '../flags.ts';
import { Coverage } from '../fuzz/coverage.ts';
import { matchCrew, type MatchCrew } from '../fuzz/match-crew.ts';
import { anyMatch, hopefulMatch, type Search } from '../fuzz/plan.ts';
import { editionNamed } from '../named.ts';
import { requireWritable, writeOutput } from '../output-file.ts';

interface Order {
  readonly editions: readonly EditionId[];
  readonly games: number;
  readonly seed: string;
  readonly every: number;
  readonly turns: number;
  readonly workers: number;
  readonly file: string;
  readonly isExhaustive: boolean;
  readonly json: boolean;
  readonly cards: Collection;
}

interface Tally {
  games: number;
  decisions: number;
}
type Tallies = Partial<Record<EditionId, Tally>>;

/** Games of an edition that are planned together. What comes next is planned when all are over, so it never depends on who was quicker. */
const ROUND = 8;

/** So many missing things are named while the games go on. */
const FEW = 20;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play whole games between players who try things out, and look for faults',
  usage: [
    'signum fuzz classic [--edition E] [--games N] [--turns N] [--seed S] [--every N] [--workers N]',
    '                    [--out FILE] [--set FILE]... [--exhaustive] [--json]',
    '',
    'Plays N games (20) of N turns at most (44) in one edition, or in each of the four, between ready decks and random',
    'legal ones; the players are random, fond of fighting, or fond of building. After every answer the table must be',
    'sound; at every N-th decision (100) the whole battery is asked: refusals of bad answers, copies, JSON, and that',
    'nothing hidden can be told. The first fault ends the run; its replay is written to FILE (fuzz-failure.json).',
    '--exhaustive looks for what has not been seen yet and plays on until every card was played, every ability used or set',
    'off, every tactic revealed, and every keyword, event and kind of decision has come up; at most N games an edition.',
    '--set adds a file of cards, which come into the decks wherever they may be. --workers: so many processes (one a',
    'core); the games are the same for any number.',
    'Exit code 0: no fault (and, exhaustive, nothing missing); 1: otherwise.',
  ],
  async run(args, io) {
    const order = orderOf(args);
    requireWritable(order.file);
    const crew = matchCrew(order.workers);
    try {
      return await playAll(order, crew, io);
    } finally {
      crew.close();
    }
  },
};

function orderOf(args: readonly string[]): Order {
  const { values, positionals } = flagsOf(args, {
    edition: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '100' },
    turns: { type: 'string', default: '44' },
    workers: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: 'fuzz-failure.json' },
    exhaustive: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  });
  const [game, ...rest] = positionals;
  if (game !== 'classic') throw new UsageError('Which game? It can: classic.');
  refuseRest(rest);
  const { edition } = values;
  return {
    editions: edition === undefined ? (Object.keys(editions) as EditionId[]) : [editionNamed(edition)],
    games: countOf('games', values.games),
    seed: values.seed,
    every: countOf('every', values.every),
    turns: countOf('turns', values.turns),
    workers: countOf('workers', values.workers, MOST_AT_ONCE),
    file: values.out,
    isExhaustive: values.exhaustive,
    json: values.json,
    cards: collectionWith(values.set),
  };
}

/** Round after round, a few games of every edition at a time. */
async function playAll(order: Order, crew: MatchCrew, io: Io): Promise<0 | 1> {
  const coverage = new Coverage(order.cards.catalogue);
  const tallies: Tallies = {};
  const begun = performance.now();
  for (let done = 0; done < order.games; done += ROUND) {
    const missing = coverage.missing();
    if (order.isExhaustive && missing.length === 0) break;
    const searches = roundOf(order, done);
    const matches = searches.map(search => (order.isExhaustive ? hopefulMatch(search, missing) : anyMatch(search)));
    for (const [index, played] of (await crew.all(matches)).entries()) {
      if ('fault' in played) return faulty(order, played.fault, io);
      coverage.add(played.seen);
      const tally = (tallies[searches[index]!.edition] ??= { games: 0, decisions: 0 });
      tally.games += 1;
      tally.decisions += played.decisions;
    }
    if (!order.json) io.error(progressOf(order, tallies, coverage, performance.now() - begun));
  }
  return report(order, tallies, coverage, io);
}

function roundOf({ editions: some, games, seed, every, turns, cards }: Order, done: number): Search[] {
  const count = Math.min(ROUND, games - done);
  return some.flatMap(edition =>
    Array.from({ length: count }, (_, more) => ({ edition, index: done + more, seed, every, turns, cards })),
  );
}

function faulty(
  { file }: Order,
  { check, what, journal }: { check: string; what: string; journal: Parameters<typeof writeJournal>[0] },
  io: Io,
): 1 {
  writeOutput(file, writeJournal(journal));
  io.error(`${check}: ${what}`);
  io.error(`The game up to there is in ${file}: signum replay verify ${file}`);
  return EXIT.wrong;
}

function progressOf({ games, editions: some }: Order, tallies: Tallies, coverage: Coverage, ms: number): string {
  const { games: played, decisions } = sumOf(tallies);
  const missing = coverage.missing();
  const seen = coverage.total - missing.length;
  const left = missing.length > 0 && missing.length <= FEW ? `; not yet: ${missing.join(', ')}` : '';
  const pace = Math.round(decisions / (ms / 1000));
  return (
    `${played} of ${games * some.length} games, ${decisions} decisions (${pace} a second), ` +
    `${seen} of ${coverage.total} things seen${left}`
  );
}

function sumOf(tallies: Tallies): Tally {
  const sum = { games: 0, decisions: 0 };
  for (const { games, decisions } of Object.values(tallies)) {
    sum.games += games;
    sum.decisions += decisions;
  }
  return sum;
}

function report(order: Order, tallies: Tallies, coverage: Coverage, { out }: Io): 0 | 1 {
  const never = coverage.missingByKind();
  if (order.json) out(JSON.stringify({ seed: order.seed, tallies, never }));
  else {
    for (const [edition, { games, decisions }] of Object.entries(tallies)) {
      out(`${edition}: ${games} games, ${decisions} decisions, no fault.`);
    }
    for (const [kind, names] of Object.entries(never)) out(`Never seen, ${kind}: ${names.join(', ')}.`);
  }
  return order.isExhaustive && Object.keys(never).length > 0 ? EXIT.wrong : EXIT.ok;
}
