import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { activationOf } from '../procedures/activation.ts';
import { position } from '../testing/position.ts';

const arms = [
  { keyword: 'shooting', x: 1 },
  { keyword: 'throwing', x: 1 },
  { keyword: 'magical-shot', x: 1 },
] as const;

/** An archer who has gone 50 mm, or run 120. */
function gone(keywords: readonly KeywordUse[], how: 'move' | 'run' = 'move', engaged = false) {
  return position({
    heroes: false,
    creatures: {
      archer: { at: [300, 300], print: { health: 3, keywords: [...arms, ...keywords] } },
      enemy: { of: 1, at: [350, 400], print: { health: 9 } },
      ...(engaged && { neighbour: { of: 1, at: [332, 300] } }),
    },
    frames: [activationOf('archer' as CreatureId)],
    dice: 'bullseye axe bullseye axe',
  })
    .answer({ do: how })
    .answer({ mode: 'walk', x: how === 'move' ? 25_000 : 18_000, y: 30_000 });
}

const shoot = (attack: string) => ({ do: 'attack', attack, target: 'enemy' });

test('C-KW-QuickShooter, C-ABL-3: shoots and throws after a move, but does not cast', () => {
  const table = gone([{ keyword: 'quick-shooter' }]);
  expect(table.refusal(shoot('shooting'))).toBeUndefined();
  expect(table.refusal(shoot('throwing'))).toBeUndefined();
  expect(table.refusal(shoot('magical shot'))).toMatchObject({ code: 'after-move', rule: 'C-RNG-2' });
});

test('C-KW-QuickShooter: not after a Run', () => {
  expect(gone([{ keyword: 'quick-shooter' }], 'run').pending).toBeUndefined();
});

test('C-KW-QuickShooter: also after leaving contact', () => {
  const table = gone([{ keyword: 'quick-shooter' }], 'move', true);
  expect(table.creature('archer')).toMatchObject({ x: 25_000 });
  expect(table.refusal(shoot('shooting'))).toBeUndefined();
});

test('C-KW-QuickShooter: whoever has it not is left with nothing but to stop', () => {
  expect(gone([]).pending).toBeUndefined();
  expect(gone([]).told('activationEnd')).toHaveLength(1);
});
