import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { shot } from '../testing/shot.ts';

const engine = {
  keyword: 'steam-engine',
  on: 'melee combat',
  roll: {
    bullseye: { do: 'wound', whom: 'this creature', amount: 1 },
    'axe|shield': { do: 'gain', whom: 'this creature', bonus: [{ stat: 'strength', by: 1 }], until: 'end of turn' },
  },
} as const;
const golem = { strength: 1, health: 9, keywords: [engine] } as const;
const still = { strength: 0, health: 9 };

test('C-KW-SteamEngine: a die before the attack, and its line of the text', () => {
  const steaming = duel({ attacker: golem, defender: still, dice: 'axe' });
  expect(steaming.assignments).toEqual([0, 1, 2]);
  expect(steaming.attacker!.gains).toMatchObject([{ until: steaming.state.turn }]);
  expect(duel({ attacker: golem, defender: still, dice: 'bullseye' }).attacker).toMatchObject({ wounds: 1 });
});

test('C-KW-SteamEngine, C-MAT-65: once a turn, in every edition', () => {
  for (const edition of ['en-kitsune', 'fr-1'] as const) {
    const first = duel({ attacker: golem, defender: still, dice: 'axe', edition });
    expect(first.attacker).toMatchObject({ usedUp: ['attacker steam-engine'] });
    expect(
      duel({ attacker: { ...golem, usedUp: ['attacker steam-engine'] }, defender: still, edition }).assignments,
    ).toEqual([0, 1]);
  }
});

test('C-KW-SteamEngine: only for what its text names, and only for what it declares itself', () => {
  const shooter = { print: { keywords: [engine, { keyword: 'shooting', x: 1 }] } } as const;
  expect(shot({ shooter, dice: 'axe' }).end().creature('shooter')).toMatchObject({ wounds: 0, gains: [] });
  expect(duel({ attacker: { strength: 1 }, defender: golem }).defender).toMatchObject({ usedUp: [] });
});
