import { expect, test } from 'vitest';
import type { ClassicFrame } from '../procedures/index.ts';
import { character } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const herald = character('herald', {
  keywords: [{ keyword: 'first-word', effect: { do: 'prosper', who: 'you', amount: 2 } }],
});
const entering = (how: 'by an effect' | 'from hand'): ClassicFrame => ({
  kind: 'enter',
  step: 'begin',
  seat: 0,
  card: 'herald',
  how,
  near: 'own side',
});

function entered(how: 'by an effect' | 'from hand', rest: Position = {}) {
  return position({ cards: [herald], frames: [entering(how)], ...rest }).answer({ x: 20_000, y: 1600 });
}

test('C-KW-FirstWord, C-ABL-21: said when the card is played from the hand, without a choice', () => {
  const table = entered('from hand');
  expect(table.told('firstWord')).toMatchObject([{ who: table.state.creatures.at(-1)!.id }]);
  expect(table.state.players[0]).toMatchObject({ prosperity: 5, spoken: ['herald'] });
  expect(table.pending).toBeUndefined();
});

test('C-ABL-24: once a game, even if the card comes back and is played again', () => {
  const table = entered('from hand', { players: [{ spoken: ['herald'] }, {}] });
  expect(table.state.players[0]).toMatchObject({ prosperity: 3 });
});

test('C-ABL-25: a summoning that was cancelled has none', () => {
  const table = position({
    cards: [herald],
    players: [{ hand: ['herald'] }, {}],
    frames: [{ kind: 'playCard', step: 'begin', seat: 0, card: 'herald', picks: [], cancelled: true }],
  });
  expect(table.told('cardCancelled')).toHaveLength(1);
  expect(table.state.players[0]).toMatchObject({ prosperity: 3, spoken: [], graveyard: ['herald'] });
});

test('C-ABL-26: whoever comes otherwise than from the hand says nothing', () => {
  expect(entered('by an effect').state.players[0]).toMatchObject({ prosperity: 3, spoken: [] });
});

test('C-PLY-5: a First Word without a target does nothing, and the character comes all the same', () => {
  const effect = { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 } as const;
  const needy = character('herald', { keywords: [{ keyword: 'first-word', effect }] });
  const table = entered('from hand', { cards: [needy] });
  expect(table.pending).toBeUndefined();
  expect(table.state.creatures.at(-1)).toMatchObject({ card: 'herald' });
});
