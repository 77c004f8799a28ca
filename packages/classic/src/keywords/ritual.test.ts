import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { minion } from '../testing/cards.ts';

function chanting(dice: string) {
  return acting({
    heroes: false,
    creatures: { a: { at: [300, 300], print: { keywords: [{ keyword: 'ritual', x: 3 }] } } },
    cards: [minion('imp')],
    players: [{ minion: 'imp' }, {}],
    dice,
  }).answer({ do: 'use', ability: 'ritual' });
}

test('C-KW-Ritual: with a Bullseye one minion comes into contact, however many there are', () => {
  const asked = chanting('bullseye bullseye axe');
  expect(asked.pending).toMatchObject({ kind: 'place', card: 'imp', where: { at: 'contact', goal: 'a' } });
  const after = asked.answer(asked.answers[0]!).end();
  expect(after.state.creatures.filter(({ kind }) => kind === 'minion')).toMatchObject([
    { activated: true, controller: 0 },
  ]);
  expect(after.pending).toBeUndefined();
});

test('C-KW-Ritual: without a Bullseye nobody comes', () => {
  expect(chanting('axe shield axe').end().pending).toBeUndefined();
});
