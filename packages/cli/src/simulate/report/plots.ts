import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { CardFigure } from '../card-figures.ts';
import type { Cause, Cell, Figures } from '../figures.ts';
import type { GameRecord } from '../game-record.ts';
import type { Score } from '../score.ts';
import { GOALS } from './findings.ts';
import { CAUSES, differenceText, isUneven, percent, resultText, shareText, type Names } from './words.ts';

/** Plot draws on a page; here is an empty one that no browser has to show. */
const { document } = parseHTML('<!doctype html><html><body></body></html>');

function drawn(label: string, options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document,
    ariaLabel: label,
    style: { background: 'none', color: 'var(--ink)', fontFamily: 'var(--text)', fontSize: '13px' },
    ...options,
  });
  svg.setAttribute('role', 'img');
  return svg.outerHTML;
}

const SHARE_AXIS = { percent: true, label: 'games won, %', labelArrow: 'none', labelAnchor: 'center' } as const;

interface Square {
  readonly row: string;
  readonly column: string;
  readonly score: Score;
}

/** Who beats whom: the deck of the row against the deck of the column. Orange loses, blue wins, bold is more than noise. */
export function matrixPlot(cells: readonly Cell[], order: readonly string[], name: (id: string) => string): string {
  const squares: Square[] = cells.flatMap(({ a, b, score }) => [
    { row: a, column: b, score },
    { row: b, column: a, score: reversed(score) },
  ]);
  const [uneven, even] = [
    squares.filter(({ score }) => isUneven(score)),
    squares.filter(({ score }) => !isUneven(score)),
  ];
  const written = { x: 'column', y: 'row', text: percentOf, pointerEvents: 'none' } as const;
  return drawn('Share of games that the deck of each row wins against the deck of each column', {
    width: 1000,
    height: 150 + order.length * 34,
    marginLeft: 215,
    marginTop: 130,
    marginRight: 90,
    marginBottom: 5,
    padding: 0.06,
    x: { domain: order, axis: 'top', tickFormat: shortened(name, 20), tickRotate: -42, label: null, tickSize: 0 },
    y: { domain: order, tickFormat: name, label: null, tickSize: 0 },
    marks: [
      Plot.cell(squares, { x: 'column', y: 'row', fill: { value: shadeOf, scale: null }, rx: 4, title: titleOf(name) }),
      Plot.text(even, { ...written, fill: { value: inkOf, scale: null } }),
      Plot.text(uneven, { ...written, fill: { value: inkOf, scale: null }, fontWeight: 700 }),
    ],
  });
}

function reversed({ games, wins, draws, losses, share, interval: [low, high] }: Score): Score {
  return { games, wins: losses, draws, losses: wins, share: 1 - share, interval: [1 - high, 1 - low] };
}

function percentOf({ score }: Square): string {
  return String(Math.round(100 * score.share));
}

function titleOf(name: (id: string) => string): (square: Square) => string {
  return ({ row, column, score }) => `${name(row)} against ${name(column)}: ${shareText(score)}, ${resultText(score)}`;
}

/** From even to the full colour at 20 and 80 %; the page decides what the colours are. */
function shadeOf({ score: { share } }: Square): string {
  const strength = Math.min(1, Math.abs(share - 0.5) / 0.3);
  return `color-mix(in oklab, var(${share < 0.5 ? '--less' : '--more'}) ${Math.round(100 * strength)}%, var(--even))`;
}

function inkOf({ score: { share } }: Square): string {
  return Math.abs(share - 0.5) > 0.17 ? 'var(--on-strong)' : 'var(--on-even)';
}

function shortened(name: (id: string) => string, most: number): (id: string) => string {
  return id => (name(id).length > most ? `${name(id).slice(0, most - 1)}…` : name(id));
}

/** Each deck against all others, with its interval, over the band where it should lie. */
export function fieldPlot(figures: Figures, names: Names): string {
  const decks = figures.decks.filter(({ score }) => score.games > 0).map(({ id, score }) => ({ id, ...score }));
  return drawn('Share of games that each deck wins against all others, with 95 % intervals', {
    width: 540,
    height: 60 + decks.length * 24,
    marginLeft: 182,
    marginRight: 45,
    marginBottom: 42,
    x: { ...SHARE_AXIS, grid: true, domain: around(decks.flatMap(({ interval }) => interval)) },
    y: { domain: decks.map(({ id }) => id), tickFormat: shortened(names.deck, 24), label: null, tickSize: 0 },
    marks: [
      Plot.rectX([GOALS.deck], { x1: '0', x2: '1', fill: 'var(--even)' }),
      Plot.ruleX([0.5], { stroke: 'var(--muted)', strokeDasharray: '3 3' }),
      Plot.ruleY(decks, { y: 'id', x1: lowOf, x2: highOf, stroke: 'var(--more)', strokeWidth: 2.5 }),
      Plot.dot(decks, { y: 'id', x: 'share', r: 5, fill: 'var(--ink)', title: shareText }),
      Plot.text(decks, { y: 'id', x: highOf, text: deck => percent(deck.share), dx: 8, textAnchor: 'start' }),
    ],
  });
}

const lowOf = ({ interval }: Pick<Score, 'interval'>): number => interval[0];
const highOf = ({ interval }: Pick<Score, 'interval'>): number => interval[1];

/** A scale that holds these shares and the middle, in whole tenths. */
function around(shares: readonly number[]): [number, number] {
  const low = Math.min(0.4, ...shares);
  const high = Math.max(0.6, ...shares);
  return [10 * Math.floor(10 * low), 10 * Math.ceil(10 * high)];
}

/** How many games took how many turns, by the way in which they ended. */
export function lengthPlot(games: readonly GameRecord[]): string {
  return drawn('Number of games by their length in turns', {
    width: 480,
    height: 270,
    marginBottom: 42,
    x: { label: 'turns of both players together', labelArrow: 'none', labelAnchor: 'center' },
    y: { label: 'games', labelArrow: 'none', grid: true },
    color: { domain: ['hero', 'prosperity', 'time'], range: ['var(--more)', 'var(--less)', 'var(--muted)'] },
    marks: [
      Plot.rectY(
        games,
        Plot.binX<Plot.RectYOptions>({ y: 'count' }, { x: 'turns', interval: 2, fill: 'by', inset: 0.5 }),
      ),
      Plot.ruleY([0], { stroke: 'var(--line)' }),
    ],
  });
}

const CAUSE_COLOURS: Partial<Record<GameRecord['by'], string>> = { hero: 'var(--more)', prosperity: 'var(--less)' };

/** How games end. */
export function causesPlot({ causes }: Figures): string {
  return drawn('Share of games by the way in which they ended', {
    width: 480,
    height: 60 + causes.length * 46,
    marginLeft: 105,
    marginRight: 50,
    marginBottom: 42,
    x: { percent: true, domain: [0, 100], label: 'games, %', labelArrow: 'none', labelAnchor: 'center' },
    y: { domain: causes.map(({ by }) => CAUSES[by]), label: null, tickSize: 0 },
    marks: [
      Plot.barX(causes, { y: causeOf, x: 'share', fill: { value: colourOf, scale: null }, rx: 3 }),
      Plot.ruleX([GOALS.road], { stroke: 'var(--ink)', strokeDasharray: '3 3' }),
      Plot.text(causes, { y: causeOf, x: 'share', text: ({ share }) => percent(share), dx: 6, textAnchor: 'start' }),
    ],
  });
}

const colourOf = ({ by }: Cause): string => CAUSE_COLOURS[by] ?? 'var(--muted)';
const causeOf = ({ by }: Cause): string => CAUSES[by];

/** The cards at both ends of the list, with their intervals. */
export function swingPlot(cards: readonly CardFigure[], names: Names): string {
  return drawn('Swing of the cards that help most and least, with 95 % intervals', {
    width: 540,
    height: 60 + cards.length * 21,
    marginLeft: 195,
    marginRight: 15,
    marginBottom: 42,
    x: { percent: true, grid: true, label: 'percentage points', labelArrow: 'none', labelAnchor: 'center' },
    y: { domain: cards.map(({ card }) => card), tickFormat: shortened(names.card, 30), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--muted)' }),
      Plot.ruleY(cards, {
        y: 'card',
        x1: ({ swing }: CardFigure) => swing.interval[0],
        x2: ({ swing }: CardFigure) => swing.interval[1],
        stroke: { value: ({ swing }: CardFigure) => (swing.value < 0 ? 'var(--less)' : 'var(--more)'), scale: null },
        strokeWidth: 2.5,
      }),
      Plot.dot(cards, {
        y: 'card',
        x: ({ swing }: CardFigure) => swing.value,
        r: 4.5,
        fill: 'var(--ink)',
        title: ({ card, swing }: CardFigure) => `${names.card(card)}: ${differenceText(swing)}`,
      }),
    ],
  });
}
