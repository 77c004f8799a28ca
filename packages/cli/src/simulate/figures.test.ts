import { describe, expect, test } from 'vitest';
import { madeUp, record, THREE_DECKS } from '../testing/made-up-series.ts';
import { figuresOf } from './figures.ts';

describe('decks and heroes', () => {
  test('a deck that wins all its games leads the field; sides are the decks, wherever they sat', () => {
    const { figures } = madeUp(10, ([a]) => (a === 0 ? 0 : 1)); // red beats all, blue beats green
    expect(figures.decks.map(({ id, score }) => [id, score.wins, score.losses])).toEqual([
      ['red', 20, 0],
      ['blue', 10, 10],
      ['green', 0, 20],
    ]);
    expect(figures.deckMatrix.map(({ a, b, score }) => [a, b, score.share])).toEqual([
      ['red', 'green', 1],
      ['red', 'blue', 1],
      ['green', 'blue', 0],
    ]);
    expect(figures.heroes[0]).toMatchObject({ id: 'hero-red', score: { wins: 20 } });
  });

  test('two decks of one hero are one hero, and their games against each other count for neither', () => {
    const [red, green, blue] = THREE_DECKS.decks;
    const series = { ...THREE_DECKS, decks: [red!, { ...green!, hero: 'hero-red' }, blue!] };
    const { heroes, heroMatrix, decks } = figuresOf(series, [
      record({ pairing: [0, 1] }),
      record({ pairing: [0, 2] }),
      record({ pairing: [1, 2], winner: 1 }),
    ]);
    expect(heroes.find(({ id }) => id === 'hero-red')!.score).toMatchObject({ games: 2, wins: 1, losses: 1 });
    expect(heroMatrix).toHaveLength(1);
    expect(decks.find(({ id }) => id === 'green')!.score.games).toBe(2);
  });
});

test('draws count half', () => {
  const { decks } = figuresOf(THREE_DECKS, [record({ winner: null, by: 'time' }), record({ index: 1 })]);
  expect(decks.find(({ id }) => id === 'red')!.score).toMatchObject({ games: 2, wins: 1, draws: 1, share: 0.75 });
});

test('if whoever begins wins every game, the first player has it all', () => {
  const { figures } = madeUp(10, (_pairing, index) => (index % 2 === 0 ? 0 : 1));
  expect(figures.firstPlayer).toMatchObject({ games: 30, share: 1 });
  expect(figures.decks[0]).toMatchObject({ score: { share: 0.5 }, asFirst: { share: 1 }, asSecond: { share: 0 } });
});

test('lengths and ways of winning are counted over all games', () => {
  const { turns, causes } = figuresOf(THREE_DECKS, [
    record({ turns: 10 }),
    record({ turns: 20, by: 'prosperity' }),
    record({ turns: 30, by: 'prosperity' }),
  ]);
  expect(turns).toMatchObject({ mean: 20, median: 20, max: 30 });
  expect(causes.map(({ by, games }) => [by, games])).toEqual([
    ['prosperity', 2],
    ['hero', 1],
  ]);
});

describe('cards', () => {
  test('a card of which only winners have played a copy swings by everything, one that everybody draws by nothing', () => {
    const { figures } = madeUp(20, (_pairing, index) => (index % 3 === 0 ? 0 : 1));
    const spark = figures.cards.find(({ card }) => card === 'spark')!;
    expect(spark).toMatchObject({ games: 120, played: 0.5, drawn: 0.5, decks: ['blue', 'green', 'red'], beyond: true });
    expect(spark).toMatchObject({ swing: { value: 1 }, telling: 60 });
    expect(figures.cards[0]!.card).toBe('spark');
    const drawn = figures.cards.find(({ card }) => card === 'red-card')!;
    expect(drawn).toMatchObject({ drawn: 1, played: 0, beyond: false });
    expect(drawn.swing.value).toBe(0);
  });

  test('drawn and held back is drawn, and not played', () => {
    const { cards } = figuresOf(THREE_DECKS, [record({ cards: ['-d', '-p'] }), record({ cards: ['--', '--'] })]);
    const spark = cards.find(({ card }) => card === 'spark')!;
    expect(spark).toMatchObject({ games: 4, drawn: 0.5, played: 0.25 });
    expect(spark.whenPlayed).toMatchObject({ games: 1, losses: 1 });
  });
});
