import { expect, test } from 'vitest';
import type { KeywordUse } from '../language/index.ts';
import { duel } from '../testing/duel.ts';

const having = (...keywords: KeywordUse[]) => ({ strength: 2, health: 3, keywords });

test('C-TV-1: reckless Cordelia can only attack, is blocked, and dies', () => {
  const fight = duel({
    edition: 'fr-1',
    attacker: { strength: 3, health: 4 },
    defender: { strength: 2, health: 2, keywords: [{ keyword: 'reckless', x: 2 }] },
    dice: 'shield axe  bullseye shield  shield',
  });
  expect(fight.events.map(({ event }) => event)).toContainEqual({
    type: 'diceAssigned',
    who: 'defender',
    attack: 2,
    defence: 0,
  });
  const after = fight.assign(2).end();
  expect(after.defender).toBeUndefined();
  expect(after.attacker).toMatchObject({ wounds: 0 });
});

test('C-TV-2: two successes and one block leave the Zombie with one wound', () => {
  const fight = duel({
    attacker: { strength: 3, health: 5 },
    defender: { strength: 2, health: 2 },
    dice: 'axe shield bullseye  shield bullseye',
  });
  const after = fight.assign(0).assign(3).end();
  expect(after.defender).toMatchObject({ wounds: 1 });
  expect(after.attacker).toMatchObject({ wounds: 0 });
});

test('C-TV-3: Strength 3 is split in four ways and no other', () => {
  const fight = duel({ defender: { strength: 3 } });
  expect(fight.assignments).toEqual([0, 1, 2, 3]);
  expect(fight.refusal(4)).toMatchObject({ code: 'not-offered' });
  expect(fight.refusal(-1)).toBeDefined();
});

test.each([
  ['C-TV-4: a wounded attacker needs shields', [], 1],
  ['C-TV-4: Fortitude strikes as if unwounded', [{ keyword: 'fortitude' }], 2],
] as const)('%s', (_title, keywords, wounds) => {
  const fight = duel({
    attacker: { strength: 2, health: 3, wounds: 1, keywords },
    defender: { strength: 0, health: 5 },
    dice: 'axe shield',
  });
  expect(fight.assign(2).end().defender).toMatchObject({ wounds });
});

test('C-TV-6: without a success no defence dice are thrown', () => {
  const fight = duel({ attacker: { strength: 2 }, defender: { strength: 2 }, dice: 'bullseye bullseye' });
  expect(fight.assign(0).assign(2).end().defender).toMatchObject({ wounds: 0 });
});

test('C-TV-7: whoever has defended this turn is tired, unless it has Stamina', () => {
  expect(duel({ attacker: { strength: 2 }, defender: { strength: 2, defended: true } }).pending).toMatchObject({
    creature: 'attacker',
  });
  expect(duel({ defender: { ...having({ keyword: 'stamina' }), defended: true } }).assignments).toEqual([0, 1, 2]);
});

test('C-TV-8: Reckless asks for attack, tiredness for defence, and tiredness prevails', () => {
  const reckless = { strength: 3, keywords: [{ keyword: 'reckless', x: 2 }] } as const;
  expect(duel({ defender: reckless }).assignments).toEqual([2, 3]);
  expect(duel({ attacker: { strength: 2 }, defender: { ...reckless, defended: true } }).pending).toMatchObject({
    creature: 'attacker',
  });
});

test('C-TV-9: Cautious 3 with Strength 2 leaves nothing to attack with', () => {
  const fight = duel({ attacker: { strength: 2 }, defender: having({ keyword: 'cautious', x: 3 }) });
  expect(fight.events.at(-1)?.event).toEqual({ type: 'diceAssigned', who: 'defender', attack: 0, defence: 2 });
});

test('C-TV-11: whoever falls to Initiative does not strike', () => {
  const fight = duel({
    attacker: having({ keyword: 'initiative' }),
    defender: { strength: 1, health: 1 },
    dice: 'axe shield',
  });
  const after = fight.assign(1).assign(2).end();
  expect(after.defender).toBeUndefined();
});

test('C-TV-12: whoever survives Initiative strikes wounded, and needs shields', () => {
  const fight = duel({
    attacker: having({ keyword: 'initiative' }),
    defender: { strength: 1, health: 3 },
    dice: 'axe shield  axe',
  });
  const after = fight.assign(1).assign(2).end();
  expect(after.defender).toMatchObject({ wounds: 2 });
  expect(after.attacker).toMatchObject({ wounds: 0 });
});

test('C-TV-13: both may fall together', () => {
  const after = duel({ dice: 'axe axe' }).assign(1).assign(1).end();
  expect(after.state.creatures).toEqual([]);
  expect(after.state.players.map(({ graveyard }) => graveyard)).toEqual([['attacker'], ['defender']]);
  expect(after.state.players.map(({ kills }) => kills)).toEqual([1, 1]);
});

test('C-TV-14: a Veteran makes every success be rolled again', () => {
  const fight = duel({
    attacker: { strength: 3 },
    defender: { strength: 0, health: 5, keywords: [{ keyword: 'veteran' }] },
    dice: 'axe shield bullseye  bullseye shield',
  });
  expect(fight.assign(3).end().defender).toMatchObject({ wounds: 1 });
});

test('C-TV-16: Hammerblow deals two a hit, and Armour takes one a token', () => {
  const fight = duel({
    attacker: having({ keyword: 'hammerblow' }),
    defender: { strength: 0, health: 5, armour: 1 },
    dice: 'axe axe',
  });
  expect(fight.assign(2).end().defender).toMatchObject({ armour: 0, wounds: 3 });
});

test.each([
  ['one hit is reduced to nothing', 'axe bullseye', 0],
  ['two hits leave one, and one more', 'axe axe', 2],
])('C-TV-18: "-1 from attacks" and Vulnerability: %s', (_what, dice, wounds) => {
  const frail = {
    strength: 0,
    health: 5,
    keywords: [{ keyword: 'minus-from-attacks', x: 1 }, { keyword: 'vulnerability' }],
  } as const;
  expect(
    duel({ attacker: { strength: 2 }, defender: frail, dice })
      .assign(2)
      .end().defender,
  ).toMatchObject({ wounds });
});

test('C-MEL-13: with all dice in one place an expert has more of them', () => {
  const experts = having({ keyword: 'expert-of-attack', x: 2 }, { keyword: 'expert-of-defense', x: 1 });
  const fight = duel({ attacker: experts, defender: { strength: 0, health: 9 }, dice: 'axe axe axe axe' });
  expect(fight.assign(2).end().defender).toMatchObject({ wounds: 4 });
  const defended = duel({ attacker: { strength: 3 }, defender: experts, dice: 'axe axe axe  shield shield shield' });
  expect(defended.assign(0).assign(3).end().defender).toMatchObject({ wounds: 0 });
});

test('C-MEL-19: a Master of Attack may roll some of its dice again, or none', () => {
  const master = { strength: 2, health: 3, keywords: [{ keyword: 'master-of-attack', x: 1 }] } as const;
  const asked = duel({ attacker: master, defender: { strength: 0, health: 5 }, dice: 'bullseye axe  shield' }).assign(
    2,
  );
  expect(asked.pending).toMatchObject({ kind: 'reroll', seat: 0, faces: ['bullseye', 'axe'], most: 1 });
  expect(asked.reroll(0).end().defender).toMatchObject({ wounds: 2 });
  expect(asked.reroll().defender).toMatchObject({ wounds: 1 });
});

test('C-MEL-22: a Master of Defense rolls its shields again', () => {
  const master = { strength: 1, health: 3, keywords: [{ keyword: 'master-of-defense', x: 1 }] } as const;
  const asked = duel({ attacker: { strength: 1 }, defender: master, dice: 'axe  axe  shield' })
    .assign(0)
    .assign(1);
  expect(asked.pending).toMatchObject({ kind: 'reroll', seat: 1, purpose: 'defence', faces: ['axe'] });
  expect(asked.reroll(0).end().defender).toMatchObject({ wounds: 0 });
});

test('C-MEL-14: whoever attacks out of the shadow is seen', () => {
  const fight = duel({ attacker: { hidden: true } });
  expect(fight.attacker).toMatchObject({ hidden: false });
  expect(fight.events.map(({ event }) => event.type)).toContain('stealthLost');
});

test('C-KW-Berserk: the wounded fight with more dice, and wounds suffered in the fight change nothing', () => {
  const berserk = { strength: 1, health: 5, wounds: 1, keywords: [{ keyword: 'berserk', x: 2 }] } as const;
  expect(duel({ defender: berserk }).assignments).toEqual([0, 1, 2, 3]);
  expect(duel({ defender: { ...berserk, wounds: 0 } }).assignments).toEqual([0, 1]);
});

test('C-ABL-5: of two keywords with one name the higher counts, they do not add up', () => {
  const twice = having({ keyword: 'master-of-attack', x: 1 }, { keyword: 'master-of-attack', x: 2 });
  const asked = duel({
    attacker: { ...twice, strength: 3 },
    defender: { strength: 0, health: 9 },
    dice: 'axe axe axe',
  }).assign(3);
  expect(asked.pending).toMatchObject({ most: 2 });
});

test('C-END-2: a fallen hero loses the game', () => {
  const after = duel({ attacker: { strength: 2 }, defender: { kind: 'hero', strength: 0 }, dice: 'axe axe' })
    .assign(2)
    .end();
  expect(after.state.outcome).toEqual({ winners: [0], by: 'hero' });
});

test('C-END-10: heroes that fall together are told apart by Prosperity, then by characters slain, or not at all', () => {
  const hero = { kind: 'hero' } as const;
  const after = duel({ attacker: hero, defender: hero, dice: 'axe axe' }).assign(1).assign(1).end();
  expect(after.state.outcome).toEqual({ winners: [], by: 'hero' });
});
