import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { strikeOf } from '../procedures/strike.ts';
import { duel } from '../testing/duel.ts';
import { position } from '../testing/position.ts';

const hammer = { strength: 1, health: 9, keywords: [{ keyword: 'hammerblow' }] } as const;

test('C-KW-Hammerblow: each hit deals 2 damage, in attack and when striking back', () => {
  expect(
    duel({ attacker: hammer, defender: { strength: 0, health: 9 }, dice: 'axe' })
      .assign(1)
      .end().defender,
  ).toMatchObject({ wounds: 2 });
  const attacked = duel({ attacker: { strength: 1, health: 9 }, defender: hammer, dice: 'axe  axe' });
  const after = attacked.assign(1).assign(1).end();
  expect(after.attacker).toMatchObject({ wounds: 2 });
  expect(after.defender).toMatchObject({ wounds: 1 });
});

test('C-KW-Hammerblow: what is dealt is damage, which Armour takes', () => {
  const fight = duel({ attacker: hammer, defender: { strength: 0, health: 9, armour: 1 }, dice: 'axe' });
  expect(fight.assign(1).end().defender).toMatchObject({ armour: 0, wounds: 1 });
});

test('C-KW-Hammerblow: neither Magical Strike nor Backstab is dealt with the hammer', () => {
  const creatures = {
    smith: { at: [300, 300], print: { keywords: [...hammer.keywords, { keyword: 'magical-strike', x: 1 }] } },
    enemy: { of: 1, at: [332, 300], print: { health: 3 } },
  } as const;
  const [smith, enemy] = ['smith', 'enemy'] as CreatureId[];
  const stab = { kind: 'backstab', step: 'begin', victim: enemy!, stabbers: [smith!], hiddenMay: true } as const;
  for (const frame of [strikeOf(smith!, enemy!), stab]) {
    expect(
      position({ heroes: false, creatures, frames: [frame], dice: 'axe' })
        .end()
        .creature('enemy'),
    ).toMatchObject({ wounds: 1 });
  }
});
