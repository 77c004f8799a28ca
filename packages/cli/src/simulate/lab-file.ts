import { renameSync, writeFileSync } from 'node:fs';
import { hashOf } from '@signum/kernel';
import { writing } from '../output-file.ts';
import { fixtureKey } from './fixture.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { GameRecord } from './game-record.ts';
import { collectionOf, type Series } from './series.ts';

export const FORM = 'signum-lab';
/** Grows whenever a reader of the old form would misread the new one. */
export const VERSION = 1;

/** A file of results: the series, every game, what is reckoned from them, and how long it took. */
export interface LabFile {
  readonly form: typeof FORM;
  readonly version: typeof VERSION;
  readonly series: Series;
  /** Made from the games; whoever reads the file needs no statistics of its own. */
  readonly figures: Figures;
  /** By pairing, then by index; in a file that is not finished some are missing. */
  readonly games: readonly GameRecord[];
  /** The only part that hangs on the machine. */
  readonly pace: Pace;
}

export interface Pace {
  /** Work of all processors together. */
  readonly processorMs: number;
  /** By the clock on the wall. */
  readonly wallMs: number;
}

export function labFileOf(series: Series, records: readonly GameRecord[], pace: Pace): LabFile {
  const games = records.toSorted(
    (one, other) => one.pairing[0] - other.pairing[0] || one.pairing[1] - other.pairing[1] || one.index - other.index,
  );
  return { form: FORM, version: VERSION, series, figures: figuresOf(series, games), games, pace };
}

/** Written beside and then put in its place: whenever the power fails, one whole file is there. */
export function writeLabFile(path: string, { figures, ...rest }: LabFile): void {
  const { form, version, series, games, pace } = rest;
  const rounded = JSON.parse(JSON.stringify(figures, sixDecimals)) as Figures;
  const text = linesOf({ form, version, series, figures: rounded, games, pace }, 3);
  writing(path, () => {
    writeFileSync(`${path}.part`, `${text}\n`);
    renameSync(`${path}.part`, path);
  });
}

/** Nobody needs the seventh decimal of a share, and files are compared. */
function sixDecimals(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e6) / 1e6 : value;
}

/** JSON with one line for each game, deck and card: what lies deeper than `depth` stands on one line. */
function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth <= 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map(one => linesOf(one, depth - 2, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${linesOf(one, depth - 1, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** Are the cards still those that the series was begun with? */
export function hasSameCards(series: Series): boolean {
  return hashOf(collectionOf(series).catalogue) === series.cards;
}

/** The games of a file by name. */
export function recordsByKey({ games }: Pick<LabFile, 'games'>): Map<string, GameRecord> {
  return new Map(games.map(game => [fixtureKey(game), game]));
}
