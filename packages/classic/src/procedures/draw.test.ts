import { expect, test } from 'vitest';
import { character } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';

const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

function drawing(n: number, given: Pick<Position, 'draws' | 'edition' | 'players'>): Table {
  const cards = [...TEN, 'y', 'z'].map(id => character(id));
  return position({ ...given, cards, frames: [{ kind: 'draw', step: 'next', seat: 0, n }] });
}

test('C-TRN-6: a card is drawn from the top of the deck into the hand', () => {
  const table = drawing(1, { players: [{ deck: ['a', 'b'], hand: ['z'] }] });
  expect(table.state.players[0]).toMatchObject({ deck: ['a'], hand: ['b', 'z'] });
  expect(table.told('cardDrawn')).toEqual([{ type: 'cardDrawn', player: 0, card: 'b' }]);
});

test('C-TRN-8 C-CMP-20 C-TV-54 C-MAT-19: with ten cards in hand a random one is discarded before the draw', () => {
  const table = drawing(1, { draws: [2], players: [{ deck: ['z'], hand: TEN }] });
  expect(table.state.players[0]).toMatchObject({ graveyard: ['c'], deck: [] });
  expect(table.state.players[0]!.hand).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'z']);
  expect(table.told('handOverflow')).toEqual([{ type: 'handOverflow', player: 0, card: 'c' }]);
  table.end();
});

test('C-TRN-8: each of several draws looks at the hand anew', () => {
  const table = drawing(2, { draws: [9], players: [{ deck: ['y', 'z'], hand: TEN.slice(0, 9) }] });
  expect(table.state.players[0]).toMatchObject({ graveyard: ['z'] });
  expect(table.state.players[0]!.hand).toHaveLength(10);
  table.end();
});

test('C-TRN-9 C-TV-53 C-MAT-18 C-TRN-11: four draws from an empty deck give the opponent 1, 2, 4 and 8, and the game goes on', () => {
  const table = drawing(4, { players: [{ deck: [] }, { prosperity: 0 }] });
  expect(table.told('prosperityGained').map(({ n }) => n)).toEqual([1, 2, 4, 8]);
  expect(table.state.players[1]!.prosperity).toBe(15);
  expect(table.state.outcome).toBeUndefined();
});

test('C-TRN-9: from an empty deck nothing is discarded either, however full the hand', () => {
  const table = drawing(1, { players: [{ deck: [], hand: TEN }] });
  expect(table.state.players[0]).toMatchObject({ hand: TEN, graveyard: [] });
});

test('C-TRN-10: the doubling goes on where it stopped, although cards came back into the deck', () => {
  const table = drawing(3, { players: [{ deck: ['a'], failedDraws: 3 }, { prosperity: 0 }] });
  expect(table.state.players[1]!.prosperity).toBe(8 + 16);
  expect(table.state.players[0]!.failedDraws).toBe(5);
});
