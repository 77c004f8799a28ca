import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { strikeOf } from '../procedures/strike.ts';
import { duel } from '../testing/duel.ts';
import { position } from '../testing/position.ts';

test('C-KW-Fortitude: the wounded strike with axes as if unwounded', () => {
  const wounded = { strength: 2, health: 3, wounds: 1 };
  const strike = (keywords: { keyword: 'fortitude' }[]) =>
    duel({ attacker: { ...wounded, keywords }, defender: { strength: 0, health: 5 }, dice: 'axe shield' })
      .assign(2)
      .end().defender;
  expect(strike([{ keyword: 'fortitude' }])).toMatchObject({ wounds: 2 });
  expect(strike([])).toMatchObject({ wounds: 1 });
});

/** A wounded creature and an enemy beside it. */
const beside = (keywords: KeywordUse[]) =>
  ({
    wounded: {
      of: 0,
      at: [300, 300],
      wounds: 1,
      print: { health: 3, keywords: [{ keyword: 'magical-strike', x: 1 }, ...keywords] },
    },
    enemy: { of: 1, at: [332, 300], print: { health: 3 } },
  }) as const;

test.each<[string, KeywordUse[], number]>([
  ['with it', [{ keyword: 'fortitude' }], 1],
  ['without it', [], 0],
])('C-KW-Fortitude: Magical Strike and Backstab of the wounded, %s', (_title, keywords, wounds) => {
  const [wounded, enemy] = ['wounded', 'enemy'] as CreatureId[];
  const creatures = beside(keywords);
  const strike = position({ heroes: false, creatures, frames: [strikeOf(wounded!, enemy!)], dice: 'axe' });
  expect(strike.end().creature('enemy')).toMatchObject({ wounds });
  const stab = { kind: 'backstab', step: 'begin', victim: enemy!, stabbers: [wounded!], hiddenMay: true } as const;
  expect(
    position({ heroes: false, creatures, frames: [stab], dice: 'axe' })
      .end()
      .creature('enemy'),
  ).toMatchObject({ wounds });
});
