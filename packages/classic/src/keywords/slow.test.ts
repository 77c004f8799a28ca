import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { activationOf } from '../procedures/activation.ts';
import { position } from '../testing/position.ts';

test('C-KW-Slow: it cannot Run, but it can move', () => {
  const table = position({
    creatures: { snail: { print: { keywords: [{ keyword: 'slow' }] } } },
    frames: [activationOf('snail' as CreatureId)],
  });
  expect(table.refusal({ do: 'run' })).toMatchObject({ code: 'never-runs', rule: 'C-RUN-2' });
  expect(table.refusal({ do: 'move' })).toBeUndefined();
});
