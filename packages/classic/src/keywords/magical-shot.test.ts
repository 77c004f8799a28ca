import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

const mage = { print: { keywords: [{ keyword: 'magical-shot', x: 3 }] } } as const;

test('C-KW-MagicalShot: each Bullseye is a wound, past Armour and without defence', () => {
  const after = shot({
    kind: 'magical shot',
    shooter: mage,
    target: { armour: 5 },
    dice: 'bullseye axe bullseye',
  }).end();
  expect(after.creature('target')).toMatchObject({ armour: 5, wounds: 2 });
});

test.each([
  [250, 1],
  [251, 0],
])('C-KW-MagicalShot: it reaches XL and no farther (%s mm)', (gap, wounds) => {
  const after = shot({ kind: 'magical shot', shooter: mage, gap, dice: 'bullseye axe axe' });
  expect(after.creature('target')).toMatchObject({ wounds });
});
