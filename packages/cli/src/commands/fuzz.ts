import { writeFileSync } from 'node:fs';
import { editions, type EditionId } from '@signum/classic';
import { trialOf } from '@signum/classic/testing';
import { writeJournal } from '@signum/kernel';
import { battery, BatteryFault } from '@signum/kernel/testing';
import { collectionWith, type Collection } from '../cards/sets.ts';
import { EXIT, UsageError, type Command, type Io } from '../command.ts';
import { flagsOf } from '../flags.ts';
import { emptyCoverage, missing, note, type Coverage } from '../fuzz/coverage.ts';
import { fuzzSetup } from '../fuzz/fuzz-setup.ts';
import { classic } from '../classic-game.ts';

interface Order {
  readonly editions: readonly EditionId[];
  readonly games: number;
  readonly seed: string;
  readonly every: number;
  readonly file: string;
  readonly isExhaustive: boolean;
  readonly json: boolean;
  readonly cards: Collection;
}

interface Tally {
  games: number;
  decisions: number;
}

const HOME = { module: new URL('../classic-game.ts', import.meta.url).href, name: 'classic' };

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play random whole games and look for faults',
  usage: [
    'signum fuzz classic [--edition E] [--games N] [--seed S] [--every N] [--out FILE] [--set FILE]...',
    '                    [--exhaustive] [--json]',
    '',
    'Plays N random games (20) in one edition or in all four, each between two random legal decks. After every answer',
    'the table must be sound; at every N-th decision (25) the whole battery is asked: refusals of bad answers, copies,',
    'JSON, and that nothing hidden can be told. The first fault ends the run; its replay is written to FILE',
    '(fuzz-failure.json). --exhaustive plays on until every keyword, event and kind of decision has happened, at most N',
    'games, and says which has not. --set adds a file of cards, which come into the decks wherever they may be.',
    'Exit code 0: no fault (and, exhaustive, nothing missing); 1: otherwise.',
  ],
  async run(args, io) {
    const order = orderOf(args);
    const coverage = emptyCoverage();
    const tallies: Record<string, Tally> = {};
    try {
      for (const edition of order.editions) tallies[edition] = fuzzEdition(edition, order, coverage, io);
    } catch (error) {
      if (!(error instanceof BatteryFault)) throw error;
      writeFileSync(order.file, writeJournal(error.journal));
      io.error(`${error.check}: ${error.what}`);
      io.error(`The game up to there is in ${order.file}: signum replay verify ${order.file}`);
      return EXIT.wrong;
    }
    return report(order, tallies, coverage, io);
  },
};

function orderOf(args: readonly string[]): Order {
  const { values, positionals } = flagsOf(args, {
    edition: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '25' },
    out: { type: 'string', default: 'fuzz-failure.json' },
    exhaustive: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  });
  if (positionals[0] !== 'classic') throw new UsageError('Which game? It can: classic.');
  const { edition } = values;
  if (edition !== undefined && !Object.hasOwn(editions, edition)) {
    throw new UsageError(`There is no edition '${edition}'. Editions: ${Object.keys(editions).join(', ')}.`);
  }
  return {
    editions: edition === undefined ? (Object.keys(editions) as EditionId[]) : [edition as EditionId],
    games: countOf('games', values.games),
    seed: values.seed,
    every: countOf('every', values.every),
    file: values.out,
    isExhaustive: values.exhaustive,
    json: values.json,
    cards: collectionWith(values.set),
  };
}

function countOf(flag: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--${flag} takes a whole number, not '${text}'.`);
  return count;
}

/** Games one after the other, each with decks of its own, so that each can be played again by its number alone. */
function fuzzEdition(edition: EditionId, order: Order, coverage: Coverage, { error: tell }: Io): Tally {
  const tally: Tally = { games: 0, decisions: 0 };
  for (let index = 0; index < order.games; index += 1) {
    if (order.isExhaustive && isComplete(coverage)) break;
    const seed = `${order.seed} ${edition} ${index}`;
    const { decisions } = battery(trialOf(classic, fuzzSetup(edition, seed, order.cards), HOME), {
      games: 1,
      seed,
      every: order.every,
      moments: index % 50 === 0 ? 3 : 0, // a fresh process takes longer than the game
      watch: (decision, session) => note(coverage, decision, session),
    });
    tally.games += 1;
    tally.decisions += decisions;
    if (!order.json && (index + 1) % 10 === 0)
      tell(`${edition}: ${index + 1} of ${order.games} games, ${tally.decisions} decisions`);
  }
  return tally;
}

function isComplete(coverage: Coverage): boolean {
  return Object.values(missing(coverage)).every(({ length }) => length === 0);
}

function report(order: Order, tallies: Record<string, Tally>, coverage: Coverage, { out }: Io): 0 | 1 {
  const never = missing(coverage);
  if (order.json) out(JSON.stringify({ seed: order.seed, tallies, never }));
  else {
    for (const [edition, { games, decisions }] of Object.entries(tallies)) {
      out(`${edition}: ${games} games, ${decisions} decisions, no fault.`);
    }
    for (const [kind, names] of Object.entries(never)) {
      if (names.length > 0) out(`Never seen, ${kind}: ${names.join(', ')}.`);
    }
  }
  return order.isExhaustive && !isComplete(coverage) ? EXIT.wrong : EXIT.ok;
}
