import { availableParallelism } from 'node:os';
import { playerNames, type PlayerName } from '@signum/ai';
import { pairOf, type Contest } from '../arena/pairs.ts';
import { boutCrew, type BoutCrew } from '../arena/bout-crew.ts';
import { sprt, tallyOf, type Tally, type Times } from '../arena/tally.ts';
import type { BoutResult } from '../arena/bout.ts';
import { EXIT, UsageError, type Command, type Io } from '../command.ts';
import { countOf, flagsOf, MOST_AT_ONCE, refuseRest } from '../flags.ts';
import { editionNamed, playerNamed } from '../named.ts';

interface Order {
  readonly contest: Contest;
  readonly games: number;
  readonly workers: number;
  readonly threads: number;
  /** The share that the first player must reach, if that is asked. */
  readonly expect?: number;
  readonly stops: boolean;
  readonly json: boolean;
}

/** What a better player should reach, if nothing else is said. */
const EXPECTED = 0.6;

export const arena: Command = {
  name: 'arena',
  summary: 'let two computer players play each other, and tell who is better',
  usage: [
    'signum arena --a NAME --b NAME [--games N] [--deck D] [--edition E] [--turns N] [--seed S]',
    '             [--expect SHARE] [--sprt] [--workers N] [--threads N] [--json]',
    '',
    `Players: ${playerNames.join(', ')}.`,
    'Plays N games (20; one more if that is odd) in pairs: both players of a pair have the same deck and the same dice, and',
    'change seats; all decks come round, or only the one of --deck. A game ends after N turns (60) at the latest. Tells the',
    'share of points of the first player with its 95 % interval, how the games ended, and how long decisions took, in',
    'milliseconds of the processor; a tactic window with nothing to reveal is no decision.',
    '--expect: the share that the first player must reach; --sprt ends the contest as soon as it is certain enough that it',
    `does, or that it is no better than the other (error 5 %); without --expect it asks for ${EXPECTED}.`,
    'Games are played in N processes (--workers, one a core); with --threads N the minds of a Warlord think in N threads of each:',
    'for few games on many cores. The games are the same with any number of either.',
    'Exit code 0: no answer was refused, and the share is as expected; 1: otherwise.',
  ],
  async run(args, io) {
    const order = orderOf(args);
    const crew = boutCrew(order.workers, { threads: order.threads });
    try {
      return report(order, await contested(order, crew, io), io);
    } finally {
      crew.close();
    }
  },
};

function orderOf(args: readonly string[]): Order {
  const { values, positionals } = flagsOf(args, {
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '20' },
    deck: { type: 'string' },
    edition: { type: 'string', default: 'en-kitsune' },
    turns: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    expect: { type: 'string' },
    sprt: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    threads: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  refuseRest(positionals);
  const { edition, deck, expect } = values;
  const contest: Contest = {
    a: playerOf('a', values.a),
    b: playerOf('b', values.b),
    edition: editionNamed(edition),
    seed: values.seed,
    turns: countOf('turns', values.turns),
    ...(deck !== undefined && { deck }),
  };
  pairOf(contest, 0); // a deck that there is not is told before anything is played
  return {
    contest,
    games: countOf('games', values.games),
    workers: countOf('workers', values.workers, MOST_AT_ONCE),
    threads: countOf('threads', values.threads, MOST_AT_ONCE),
    ...((expect !== undefined || values.sprt) && { expect: expect === undefined ? EXPECTED : shareOf(expect) }),
    stops: values.sprt,
    json: values.json,
  };
}

function playerOf(flag: string, name: string | undefined): PlayerName {
  if (name === undefined) throw new UsageError(`--${flag} names a player. Players: ${playerNames.join(', ')}.`);
  return playerNamed(name);
}

function shareOf(text: string): number {
  const share = Number(text);
  if (!(share > 0.5 && share < 1)) throw new UsageError(`--expect takes a share between 0.5 and 1, not '${text}'.`);
  return share;
}

/** Round after round, one pair for every process at a time: results do not hang on who was quicker. */
async function contested({ contest, games, workers, expect = EXPECTED, stops, json }: Order, crew: BoutCrew, io: Io) {
  const results: { result: BoutResult; isSwapped: boolean }[] = [];
  const pairs = Math.ceil(games / 2);
  for (let done = 0; done < pairs; done += workers) {
    const round = Array.from({ length: Math.min(workers, pairs - done) }, (_, more) => pairOf(contest, done + more));
    for (const [index, result] of (await crew.all(round.flat())).entries()) {
      results.push({ result, isSwapped: index % 2 === 1 });
    }
    const tally = tallyOf(results);
    if (!json) io.error(`${tally.games} games: ${shareText(tally)}`);
    if (stops && sprt(tally, expect)) break;
  }
  return tallyOf(results);
}

function report({ contest, expect, stops, json }: Order, tally: Tally, { out, error }: Io): 0 | 1 {
  const { a, b, edition, seed } = contest;
  const verdict = stops ? (sprt(tally, expect ?? EXPECTED) ?? 'undecided') : undefined;
  if (json) out(JSON.stringify({ a, b, edition, seed, ...tally, ...(verdict && { verdict }) }));
  else {
    out(`${a} against ${b}: ${shareText(tally)}${verdict ? `, ${verdict}` : ''}`);
    const ends = Object.entries(tally.by).map(([by, n]) => `${by} ${n}`);
    out(`${tally.games} games of ${tally.turns.toFixed(1)} turns; ended by ${ends.join(', ')}.`);
    out(`${a} ${timesText(tally.times.a)}`);
    out(`${b} ${timesText(tally.times.b)}`);
    out(`Refused answers: ${tally.refused.length}.`);
  }
  for (const one of tally.refused.slice(0, 3)) error(one);
  const isGood = verdict === 'as expected' || expect === undefined || tally.share >= expect;
  return isGood && tally.refused.length === 0 ? EXIT.ok : EXIT.wrong;
}

function shareText({ wins, draws, losses, share, interval: [low, high] }: Tally): string {
  return `${wins} won, ${draws} drawn, ${losses} lost: ${percent(share)} % (${percent(low)} to ${percent(high)})`;
}

function timesText({ p50, p95, max }: Times): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms of the processor a decision`;
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}
