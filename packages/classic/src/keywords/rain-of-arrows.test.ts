import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';
import { diceOf } from '../values/values.ts';

const archer = { print: { keywords: [{ keyword: 'shooting', x: 1 }, { keyword: 'rain-of-arrows' }] } } as const;

test('C-KW-RainOfArrows: a character shot at has -1 Strength until the end of the next turn of the opponent, hit or not', () => {
  const after = shot({ shooter: archer, target: { print: { strength: 2 } }, dice: 'axe' }).end();
  expect(diceOf(after.creature('target')!, after.state)).toBe(1);
  expect(after.creature('target')!.gains).toMatchObject([{ until: after.state.turn + 1 }]);
});

test('C-KW-RainOfArrows, C-ABL-8: two archers take no more than one', () => {
  const first = shot({ shooter: archer, target: { print: { strength: 3 } }, dice: 'axe' });
  const { gains } = first.creature('target')!;
  const second = shot({ shooter: archer, target: { gains, print: { strength: 3 } }, dice: 'axe' });
  expect(second.creature('target')!.gains).toHaveLength(2);
  expect(diceOf(second.creature('target')!, second.state)).toBe(2);
});

test.each(['hero', 'minion'] as const)('C-KW-RainOfArrows: a %s does not mind', kind => {
  const after = shot({ shooter: archer, target: { kind, print: { strength: 2 } }, dice: 'axe' });
  expect(diceOf(after.creature('target')!, after.state)).toBe(2);
});
