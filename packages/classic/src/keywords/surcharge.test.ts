import { expect, test } from 'vitest';
import type { SurchargeUse } from '../language/index.ts';
import { character } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const smith = {
  keyword: 'surcharge',
  pay: { tap: ['smithy'] },
  effect: { do: 'armour', whom: 'this creature', amount: 2 },
} as const;

function played(city: readonly string[], use: SurchargeUse = smith) {
  return position({
    edition: 'fr-1',
    cards: [character('dwarf', { keywords: [use] })],
    players: [{ hand: ['dwarf'], city }, {}],
  }).answer({ do: 'play', card: 'dwarf' });
}
const side = { x: 20_000, y: 1600 };

test('C-KW-Surcharge: whoever pays more when playing the card gets more', () => {
  const asked = played(['smithy']);
  expect(asked.pending).toMatchObject({ kind: 'may', purpose: 'surcharge', pay: smith.pay });
  const paid = asked.answer({ yes: true }).answer(side);
  expect(paid.state.creatures.at(-1)).toMatchObject({ armour: 2 });
  expect(paid.state.players[0]!.city).toMatchObject([{ card: 'smithy', tapped: true }]);
});

test('C-KW-Surcharge: nobody must, and whoever cannot is not asked', () => {
  const plain = played(['smithy']).answer({ yes: false }).answer(side);
  expect(plain.state.creatures.at(-1)).toMatchObject({ armour: 0 });
  expect(plain.state.players[0]!.city).toMatchObject([{ tapped: false }]);
  expect(played([]).pending?.kind).toBe('place');
});
