import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { position } from '../testing/position.ts';
import { valueOf } from '../values/values.ts';

test('C-KW-Howl, C-AMB-131: all of that kind within X have the text until the end of the turn, its bearer has not', () => {
  const howl = { keyword: 'howl', x: 'M', whom: 'your creature', gives: [{ stat: 'strength', by: 1 }] } as const;
  const after = position({
    creatures: {
      wolf: { at: [300, 300], print: { keywords: [howl] } },
      near: { at: [300, 432] },
      hidden: { at: [432, 300], hidden: true },
      far: { at: [300, 167] },
      enemy: { of: 1, at: [200, 300] },
    },
    frames: [{ kind: 'howl', step: 'declare', creature: 'wolf' as CreatureId, which: 0, cancelled: false }],
  });
  const strengths = ['wolf', 'near', 'hidden', 'far', 'enemy'].map(id =>
    valueOf('strength', after.creature(id)!, after.state),
  );
  expect(strengths).toEqual([1, 2, 2, 1, 1]);
  expect(after.creature('near')!.gains).toMatchObject([{ by: 0, until: after.state.turn }]);
  expect(after.told('abilityResolved')).toMatchObject([{ who: 'wolf', ability: 'howl' }]);
});
