import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { building, character } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const keywords = [{ keyword: 'last-word', effect: { do: 'prosper', who: 'you', amount: 2 } }] as const;
const deadly = { who: 'monk' as CreatureId, credit: { seat: 1 }, n: 1, of: 'wounds', from: 'effect' } as const;

function dead(rest: Position = {}) {
  return position({ creatures: { monk: { print: { keywords } } }, frames: [damageOf([deadly])], ...rest });
}

test('C-KW-LastWord, C-ABL-22: said when the card of a creature in play goes to the Graveyard, without a choice', () => {
  const table = dead();
  expect(table.told('lastWord')).toMatchObject([{ player: 0, card: 'monk' }]);
  expect(table.state.players[0]).toMatchObject({ prosperity: 5, lastSpoken: ['monk'], graveyard: ['monk'] });
});

test('C-ABL-24: once a game, even if the card dies twice', () => {
  expect(dead({ players: [{ lastSpoken: ['monk'] }, {}] }).state.players[0]).toMatchObject({ prosperity: 3 });
});

test.each(['en-kitsune', 'fr-1'] as const)(
  'C-ABL-22, C-ABL-23: a card discarded from the hand was never played (%s)',
  edition => {
    const text = { seat: 0, source: 'test', card: 'hero0' } as const;
    const table = position({
      edition,
      cards: [character('monk', { keywords })],
      players: [{ hand: ['monk'] }, {}],
      frames: [effectOf(text, { do: 'discard', who: 'you', amount: 1, how: 'choose' })],
    });
    expect(table.state.players[0]).toMatchObject({ graveyard: ['monk'], prosperity: 3, lastSpoken: [] });
  },
);

test('C-ABL-22: a card that goes elsewhere than to the Graveyard has no Last Word', () => {
  const text = { seat: 0, source: 'test', card: 'hero0' } as const;
  const table = position({
    creatures: { monk: { print: { keywords } } },
    frames: [effectOf(text, { do: 'return', what: { all: 'your character' }, to: 'hand' })],
  });
  expect(table.state.players[0]).toMatchObject({ hand: ['monk'], prosperity: 3 });
});

test('C-ABL-9, C-KW-LastWord: a second one that a class building gives is said, too', () => {
  const members = [{ keyword: 'last-word', effect: { do: 'prosper', who: 'you', amount: 5 } }] as const;
  const table = dead({
    creatures: { monk: { print: { keywords, affiliation: 'abbey' } } },
    cards: [building('abbey', { kind: 'class', members })],
    players: [{ city: ['abbey'] }, {}],
  });
  const after = table.answer({ next: 0 }); // their player orders them
  expect(after.state.players[0]).toMatchObject({ prosperity: 10 });
});

test('C-KW-LastWord: it speaks for whoever controlled the creature, and is noted with its owner', () => {
  const table = dead({ creatures: { monk: { controller: 1, print: { keywords } } } });
  expect(table.state.players.map(({ prosperity }) => prosperity)).toEqual([3, 5]);
  expect(table.state.players[0]).toMatchObject({ lastSpoken: ['monk'], graveyard: ['monk'] });
});
