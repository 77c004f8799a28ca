import { expect, test } from 'vitest';
import type { Effect } from '../language/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { position } from '../testing/position.ts';

const text = { seat: 0, source: 'a spell', card: 'hero0' } as const;

test.each([
  ['C-KW-Forged', 'forged'],
  ['C-KW-Resurgent', 'resurgent'],
] as const)('%s: nothing heals it, and it gains neither Poison nor Disease', (_id, keyword) => {
  const whom = { all: 'your character' } as const;
  const effect: Effect = [
    { do: 'heal', whom, amount: 2 },
    { do: 'poison', whom },
    { do: 'disease', whom },
  ];
  const table = position({
    creatures: {
      iron: { wounds: 2, print: { health: 5, keywords: [{ keyword }] } },
      flesh: { wounds: 2, at: [100, 100], print: { health: 5 } },
    },
    frames: [effectOf(text, effect)],
  });
  expect(table.creature('iron')).toMatchObject({ wounds: 2, poisoned: false, diseased: false });
  expect(table.creature('flesh')).toMatchObject({ wounds: 0, poisoned: true, diseased: true });
});
