import type { Card, Catalogue } from '@signum/classic';
import type { GameRecord } from '../game-record.ts';
import type { LabFile } from '../lab-file.ts';
import type { Score } from '../score.ts';
import { collectionOf, type Series } from '../series.ts';
import type { Difference, Interval } from '../statistics.ts';

/** What things of a series are called. */
export interface Names {
  readonly deck: (id: string) => string;
  readonly hero: (id: string) => string;
  readonly card: (id: string) => string;
  /** Is it drawn at all? Buildings, terrains and minions lie ready from the beginning. */
  readonly isDrawn: (card: string) => boolean;
}

const READY: readonly Card['type'][] = ['building', 'minion', 'terrain'];

export function namesIn(series: Series): Names {
  const catalogue: Catalogue = collectionOf(series).catalogue;
  const card = (id: string): string => catalogue[id]?.names.en ?? id;
  const isDrawn = (id: string): boolean => !READY.includes(catalogue[id]?.type ?? 'spell');
  return { deck: id => series.decks.find(deck => deck.id === id)?.name ?? id, hero: card, card, isDrawn };
}

/** By what a game ended, in words. */
export const CAUSES: Readonly<Record<GameRecord['by'], string>> = {
  hero: 'a fallen hero',
  prosperity: 'Prosperity',
  time: 'the turn limit',
  clock: 'the clock',
  concession: 'concession',
  agreement: 'agreement',
  nothing: 'no end',
};

/** '54 %'. */
export function percent(share: number, decimals = 0): string {
  return `${(100 * share).toFixed(decimals).replace(/^-(0(\.0+)?)$/, '$1')} %`;
}

/** '+7', in percentage points. */
export function points(difference: number): string {
  const rounded = Math.round(100 * difference);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** '48 to 60 %'. */
export function intervalText([low, high]: Interval): string {
  return `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;
}

/** '+7 (−2 to +15)'. */
export function differenceText({ value, interval: [low, high] }: Difference): string {
  return `${points(value)} (${points(low)} to ${points(high)})`;
}

/** '54 % (48 to 60 %)'. */
export function shareText({ share, interval }: Pick<Score, 'interval' | 'share'>): string {
  return `${percent(share)} (${intervalText(interval)})`;
}

/** '12-3-5': won, drawn, lost. */
export function resultText({ wins, draws, losses }: Score): string {
  return draws === 0 ? `${wins}:${losses}` : `${wins}:${losses}, ${draws} drawn`;
}

/** Is all of the interval on one side of a half? */
export function isUneven({ interval: [low, high] }: Pick<Score, 'interval'>): boolean {
  return low > 0.5 || high < 0.5;
}

/** What was played, in a sentence or two. */
export function leadOf({ series, figures }: LabFile): string {
  const { player, edition, decks } = series;
  const sets = series.sets.map(({ set }) => set).join(', ');
  return (
    `${figures.games} games between ${decks.length} decks in ${edition}, ${player} against ${player}` +
    `${sets === '' ? '' : `, with the cards of ${sets}`}. Each pairing is played in both seats on the same dice.`
  );
}
