import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { strikeOf } from '../procedures/strike.ts';
import { position } from '../testing/position.ts';

test('C-KW-MagicalStrike: X dice, each success is a wound past Armour, and nobody strikes back', () => {
  const table = position({
    heroes: false,
    creatures: {
      mage: { at: [300, 300], print: { strength: 0, keywords: [{ keyword: 'magical-strike', x: 3 }] } },
      knight: { of: 1, at: [332, 300], armour: 3, print: { strength: 3, health: 4 } },
    },
    frames: [strikeOf('mage' as CreatureId, 'knight' as CreatureId)],
    dice: 'axe shield bullseye',
  }).end();
  expect(table.creature('knight')).toMatchObject({ armour: 3, wounds: 2, defended: false });
  expect(table.creature('mage')).toMatchObject({ wounds: 0 });
});
