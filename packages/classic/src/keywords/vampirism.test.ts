import { expect, test } from 'vitest';
import type { KeywordUse } from '../language/index.ts';
import { duel, type Fighter } from '../testing/duel.ts';

const vampire = { strength: 1, health: 4, wounds: 2, keywords: [{ keyword: 'vampirism' }] } as const;

const bitten = (defender: Fighter, dice = 'shield') =>
  duel({ attacker: vampire, defender: { strength: 0, health: 9, ...defender }, dice }).assign(1);

test('C-KW-Vampirism: having dealt wounds in melee combat it may heal itself by 1', () => {
  const asked = bitten({});
  expect(asked.pending).toMatchObject({ kind: 'may', keyword: 'vampirism' });
  expect(asked.answer({ yes: true }).attacker).toMatchObject({ wounds: 1 });
  expect(asked.answer({ yes: false }).attacker).toMatchObject({ wounds: 2 });
});

test('C-KW-Vampirism: also from whoever died of it', () => {
  expect(bitten({ health: 1 }).pending).toMatchObject({ kind: 'may', keyword: 'vampirism' });
});

test.each<[string, Fighter]>([
  ['into Armour only', { armour: 1 }],
  ['the Forged', { keywords: [{ keyword: 'forged' } satisfies KeywordUse] }],
  ['the Resurgent', { keywords: [{ keyword: 'resurgent' } satisfies KeywordUse] }],
])('C-KW-Vampirism: there is no blood in %s', (_what, defender) => {
  expect(bitten(defender).pending).toBeUndefined();
});

test('C-KW-Vampirism: once a combat, however many wounds', () => {
  const strong = { ...vampire, strength: 2 };
  const asked = duel({ attacker: strong, defender: { strength: 0, health: 9 }, dice: 'shield shield' }).assign(2);
  const healed = asked.answer({ yes: true });
  expect(healed.attacker).toMatchObject({ wounds: 1 });
  expect(healed.pending).toBeUndefined();
});

test('C-KW-Vampirism: whoever dies in the same fight drinks no more', () => {
  const fight = duel({
    attacker: { ...vampire, wounds: 3 },
    defender: { strength: 1, health: 9 },
    dice: 'shield  axe',
  });
  const after = fight.assign(1).assign(1);
  expect(after.attacker).toBeUndefined();
  expect(after.pending).toBeUndefined();
});

test('C-KW-Vampirism: the unwounded have no need', () => {
  const fight = duel({ attacker: { ...vampire, wounds: 0 }, defender: { strength: 0, health: 9 }, dice: 'axe' });
  expect(fight.assign(1).pending).toBeUndefined();
});

test('C-KW-Vampirism: it drinks when it strikes back, too', () => {
  const fight = duel({ attacker: { strength: 1, health: 9 }, defender: vampire, dice: 'bullseye  shield' });
  expect(fight.assign(1).assign(1).pending).toMatchObject({ kind: 'may', keyword: 'vampirism', creature: 'defender' });
});
