import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playerNames } from '@signum/ai';
import { DEFAULT_EDITION } from '@signum/classic';
import { collectionWith } from '../cards/sets.ts';
import { EXIT, UsageError, type Command, type Exit, type Io } from '../command.ts';
import { countOf, flagsOf, MOST_AT_ONCE, refuseRest } from '../flags.ts';
import { editionNamed, playerNamed } from '../named.ts';
import { requireWritable, writeOutput } from '../output-file.ts';
import { compare } from '../simulate/compare.ts';
import { writeLabFile, type LabFile } from '../simulate/lab-file.ts';
import { progressTeller } from '../simulate/progress-bar.ts';
import { readLabFile } from '../simulate/read-lab-file.ts';
import { balancePage } from '../simulate/report/balance-page.ts';
import { comparisonLines } from '../simulate/report/comparison-lines.ts';
import { summaryLines } from '../simulate/report/summary-lines.ts';
import { resumed } from '../simulate/resumed.ts';
import { runSeries } from '../simulate/run-series.ts';
import { seriesOf, type Series } from '../simulate/series.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'let decks play each other in long series, and report on their balance',
  usage: [
    'signum simulate [--players NAME] [--decks all|A,B,...] [--games N] [--edition E] [--turns N] [--seed S]',
    '                [--set FILE]... [--workers N] [--out FILE] [--html FILE] [--page FILE] [--json]',
    'signum simulate --resume [--games N] [--out FILE] ...',
    'signum simulate --compare BEFORE.json AFTER.json [--json]',
    '',
    `Players: ${playerNames.join(', ')}; the same one (drilled) plays both sides.`,
    'Every two decks play N games (4) against each other, in twos on the same dice with changed seats; --decks all: every deck',
    'that is legal in the edition. A game ends after N turns (60) at the latest. Results are kept in FILE (lab.json) while it',
    'plays; --resume goes on with that file, and with more --games makes it longer. The games are the same for any number of',
    '--workers (one a core). --set adds a file of cards; its decks play along, and a card with the name of an old one replaces it.',
    '--html writes the report as one page, --page writes its figures into a Markdown page below what is written there by hand.',
    '--compare tells what has changed from one file to another, and what of it is more than noise.',
    'Exit code 0: done, whatever the balance is; 1: the rules refused an answer of a player.',
  ],
  async run(args, io) {
    const { values, positionals } = flagsOf(args, {
      players: { type: 'string' },
      decks: { type: 'string' },
      games: { type: 'string' },
      edition: { type: 'string' },
      turns: { type: 'string' },
      seed: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string', default: 'lab.json' },
      html: { type: 'string' },
      page: { type: 'string' },
      resume: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (values.compare) return compared(positionals, values.json, io);
    refuseRest(positionals);
    const workers = countOf('workers', values.workers, MOST_AT_ONCE);
    const known = values.resume ? goingOn(values) : undefined;
    const series = known?.series ?? orderedSeries(values);
    for (const path of [values.out, values.html, values.page]) if (path !== undefined) requireWritable(path);
    const keep = (file: LabFile): void => writeLabFile(values.out, file);
    const tell = progressTeller(io);
    const refused: string[] = [];
    const complain = (what: string): void => void refused.push(what);
    const file = await runSeries({ series, workers, keep, tell, complain, ...(known && { known }) });
    await report(file, values, io);
    for (const what of refused.slice(0, 3)) io.error(`Refused: ${what}`);
    return refused.length > 0 ? EXIT.wrong : EXIT.ok;
  },
};

/** Of every pairing: a list of all games must find its place in memory. */
const MOST_GAMES = 10_000;

interface Values {
  readonly players?: string | undefined;
  readonly decks?: string | undefined;
  readonly games?: string | undefined;
  readonly edition?: string | undefined;
  readonly turns?: string | undefined;
  readonly seed?: string | undefined;
  readonly set: readonly string[];
  readonly out: string;
  readonly html?: string | undefined;
  readonly page?: string | undefined;
  readonly json: boolean;
}

function orderedSeries({ players, decks, games, edition, turns, seed, set, out }: Values): Series {
  if (existsSync(out)) readLabFile(out); // never writes over anything but results
  return seriesOf(
    {
      player: playerNamed(players ?? 'drilled'),
      edition: editionNamed(edition ?? DEFAULT_EDITION),
      seed: seed ?? '1',
      turns: countOf('turns', turns ?? '60'),
      games: countOf('games', games ?? '4', MOST_GAMES),
      decks: decks === undefined || decks === 'all' ? 'all' : decks.split(','),
    },
    collectionWith(set),
  );
}

/** What a series is stands in its file; only its length can be changed. */
function goingOn(values: Values): LabFile {
  const { games, set, out } = values;
  const fixed = (['players', 'decks', 'edition', 'turns', 'seed'] as const).find(flag => values[flag] !== undefined);
  const given = fixed ?? (set.length > 0 ? 'set' : undefined);
  if (given !== undefined) {
    throw new UsageError(`--resume goes on with the series of ${out} as it was begun: leave out --${given}.`);
  }
  return resumed(out, games === undefined ? undefined : countOf('games', games, MOST_GAMES));
}

async function report(file: LabFile, { out, html, page, json }: Values, io: Io): Promise<void> {
  if (html !== undefined) {
    // drawing needs a library that takes its time to load
    const { htmlPage } = await import('../simulate/report/html-page.ts');
    writeOutput(html, htmlPage(file));
  }
  if (page !== undefined) writeOutput(page, balancePage(page, file));
  if (json) io.out(JSON.stringify(file.figures));
  else {
    for (const line of summaryLines(file)) io.out(line);
    io.out(`Results: ${[out, html, page].filter(path => path !== undefined).join(', ')}`);
  }
}

function compared(paths: readonly string[], json: boolean, io: Io): Exit {
  const [before, after, ...more] = paths;
  if (before === undefined || after === undefined || more.length > 0) {
    throw new UsageError('--compare takes two files of results: the one before, and the one after.');
  }
  const later = readLabFile(after);
  const comparison = compare(readLabFile(before), later);
  if (json) io.out(JSON.stringify(comparison));
  else for (const line of comparisonLines(comparison, later)) io.out(line);
  return EXIT.ok;
}
