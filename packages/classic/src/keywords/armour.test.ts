import { expect, test } from 'vitest';
import type { Effect } from '../language/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { character } from '../testing/cards.ts';
import { position, type Figure } from '../testing/position.ts';

test('C-KW-Armour: it is summoned with X Armour tokens', () => {
  const table = position({
    cards: [character('knight', { keywords: [{ keyword: 'armour', x: 3 }] })],
    frames: [{ kind: 'enter', step: 'begin', seat: 0, card: 'knight', how: 'from hand', near: 'own side' }],
  }).answer({ x: 20_000, y: 1600 });
  expect(table.state.creatures.at(-1)).toMatchObject({ card: 'knight', armour: 3 });
  expect(table.told('armourGained')).toMatchObject([{ n: 3 }]);
});

/** What somebody with some Armour has after a spell. */
function after(armour: number, effect: Effect, figure: Figure = {}) {
  const text = { seat: 0, source: 'a spell', card: 'hero0' } as const;
  return position({ creatures: { one: { armour, ...figure } }, frames: [effectOf(text, effect)] }).creature('one')!
    .armour;
}
const gaining = (x: number): Effect => ({
  do: 'gain',
  whom: { all: 'your character' },
  bonus: [{ keyword: 'armour', x }],
});

test('C-KW-Armour: gained in play it fills the tokens up to X, and takes none away', () => {
  expect(after(1, gaining(3))).toBe(3);
  expect(after(4, gaining(3))).toBe(4);
});

test('C-KW-Armour, C-ABL-6: a plus gives tokens at once, also to whoever had none', () => {
  const plus: Effect = { do: 'gain', whom: { all: 'your character' }, bonus: [{ keyword: 'armour', plus: 2 }] };
  expect(after(0, plus)).toBe(2);
  expect(after(1, { do: 'armour', whom: { all: 'your character' }, amount: 2 })).toBe(3);
});
