import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { position } from '../testing/position.ts';

function concentrating(edition: EditionId, concentration: number) {
  const use = { keyword: 'concentration', x: 2, tokens: 1, effect: [] } as const;
  return position({
    edition,
    creatures: { monk: { at: [300, 300], concentration, print: { keywords: [use] } } },
    frames: [{ kind: 'concentrate', step: 'declare', creature: 'monk' as CreatureId, cancelled: false }],
  });
}

test.each([
  ['en-kitsune', 0, 1],
  ['en-kitsune', 1, 2],
  ['en-kitsune', 2, 2],
  ['en-2022', 0, 2],
  ['fr-1', 2, 4],
  ['ru-1', 1, 3],
] as const)(
  'C-MAT-57, C-KW-Concentration: with X = 2, in %s, an activation brings %s tokens to %s',
  (edition, before, after) => {
    expect(concentrating(edition, before).creature('monk')).toMatchObject({ concentration: after });
  },
);

test('C-KW-Concentration: what is gained is told', () => {
  expect(concentrating('fr-1', 0).told('concentrationGained')).toMatchObject([{ who: 'monk', n: 2 }]);
});
