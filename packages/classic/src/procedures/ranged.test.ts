import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { acting, openTo } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { shot } from '../testing/shot.ts';
import { rangedOf } from './ranged.ts';

const having = (...keywords: KeywordUse[]) => ({ print: { keywords } });
const archer = having({ keyword: 'shooting', x: 3 });
const hedge = terrain('hedge', 20, { keywords: [{ keyword: 'defense-against-shooting' }] });
/** The target of `shot` stands at (142, 300): this template touches it. */
const behindHedge = { terrains: { x1: { card: hedge, at: [142, 336] } } } as const;

test('C-TV-29, C-RNG-10, C-RNG-12: a plus adds a die; the target rolls one for each success, whatever its Strength', () => {
  const plus = { bonus: { keyword: 'shooting', plus: 1 }, source: 'barracks', by: 0 } as const;
  const after = shot({
    shooter: { gains: [plus], ...having({ keyword: 'shooting', x: 2 }) },
    target: { print: { strength: 1, health: 4 } },
    dice: 'bullseye axe bullseye  axe shield',
  }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});

test('C-RNG-8, C-STL-21: a declared shot costs the Stealth token and marks its target, hit or miss', () => {
  const after = shot({ shooter: { hidden: true, ...archer }, dice: 'axe axe axe' }).end();
  expect(after.creature('shooter')).toMatchObject({ hidden: false });
  expect(after.creature('target')).toMatchObject({ shotAt: 3, wounds: 0 });
});

test('C-RNG-8: a shot that is not possible is not even declared', () => {
  const after = shot({ shooter: { hidden: true, ...archer }, gap: 251 });
  expect(after.events).toEqual([]);
  expect(after.creature('shooter')).toMatchObject({ hidden: true });
});

test('C-RNG-9: after the window it is looked at again: whoever has come beside the shooter spoils the shot', () => {
  const frame = rangedOf('shooting', 'a' as CreatureId, 'b' as CreatureId);
  const after = position({
    creatures: { a: { at: [300, 300], ...archer }, b: { of: 1, at: [300, 400] }, c: { of: 1, at: [300, 268] } },
    frames: [{ ...frame, step: 'recheck' }],
  });
  expect(after.told('attackCancelled')).toMatchObject([{ attack: 'shooting' }]);
});

test('C-TV-31, C-RNG-11: against a Difficult Target successes are rolled again once', () => {
  const target = having({ keyword: 'difficult-target' });
  const after = shot({ shooter: archer, target, dice: 'bullseye bullseye axe  bullseye shield  axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});

test('C-RNG-11, C-AMB-69: forced rerolls come first, then those of the Sniper, then those of the Master', () => {
  const shooter = having({ keyword: 'shooting', x: 1 }, { keyword: 'sniper' }, { keyword: 'master-of-shooting', x: 1 });
  const target = having({ keyword: 'difficult-target' });
  const sniper = shot({ shooter, target, gap: 200, dice: 'bullseye  axe  shield  bullseye  axe' });
  expect(sniper.asked('reroll')).toMatchObject({ faces: ['axe'], most: 1 });
  const master = sniper.answer({ dice: [0] });
  expect(master.asked('reroll')).toMatchObject({ faces: ['shield'], most: 1 });
  expect(
    master
      .answer({ dice: [0] })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 2 });
});

test.each([
  ['en-kitsune', 2],
  ['en-2022', 2],
  ['ru-1', 2],
  ['fr-1', 1],
] as const)('C-TV-33: at exactly L a hit of a Sniper deals in %s %s damage', (edition, wounds) => {
  const shooter = having({ keyword: 'shooting', x: 1 }, { keyword: 'sniper' });
  const table = shot({ shooter, gap: 150, edition, dice: 'bullseye axe' });
  expect((table.pending ? table.answer({ dice: [] }) : table).end().creature('target')).toMatchObject({ wounds });
});

test('C-RNG-12: no defence dice where there is no success', () => {
  expect(shot({ shooter: archer, dice: 'axe axe axe' }).end().told('defenceRolled')).toEqual([]);
});

test('C-RNG-13, C-KW-DefenseAgainstShooting: in cover failed defence dice may be rolled again once', () => {
  const asked = shot({
    shooter: archer,
    rest: behindHedge,
    dice: 'bullseye bullseye bullseye  axe shield axe  shield axe',
  });
  expect(asked.asked('reroll')).toMatchObject({
    seat: 1,
    creature: 'target',
    purpose: 'defence',
    places: [0, 2],
    most: 2,
  });
  expect(
    asked
      .answer({ dice: [0, 2] })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 1 });
  expect(asked.answer({ dice: [] }).creature('target')).toMatchObject({ wounds: 2 });
});

test('C-KW-DefenseAgainstShooting: no cover where the shooter has a line past the template', () => {
  const beside = { terrains: { x1: { card: hedge, at: [96, 330] } } } as const;
  const after = shot({ shooter: having({ keyword: 'shooting', x: 1 }), rest: beside, dice: 'bullseye  axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
  const between = { terrains: { x1: { card: terrain('hedge', 17, hedge), at: [96, 300] } } } as const;
  const covered = shot({ shooter: having({ keyword: 'shooting', x: 1 }), rest: between, dice: 'bullseye  axe' });
  expect(covered.asked('reroll')).toMatchObject({ creature: 'target' });
});

test.each([
  ['en-kitsune', 'shield', 1],
  ['fr-1', 'shield', 1],
  ['en-2022', 'shield', 1],
  ['ru-1', 'shield shield', 0],
] as const)('C-TV-34, C-MAT-45: in %s cover against a Magical Shot gives: %s', (edition, defence, wounds) => {
  const after = shot({
    kind: 'magical shot',
    shooter: having({ keyword: 'magical-shot', x: 3 }),
    rest: behindHedge,
    edition,
    dice: `bullseye bullseye axe  ${defence}`,
  }).end();
  expect(after.creature('target')).toMatchObject({ wounds });
});

test('C-RNG-14, C-DMG-3: shots deal damage, which Armour takes; magic deals wounds; all of it is one instance', () => {
  const target = { armour: 1 };
  const dice = 'bullseye bullseye axe';
  const arrows = shot({ shooter: archer, target, dice: `${dice}  axe axe` }).end();
  expect(arrows.creature('target')).toMatchObject({ armour: 0, wounds: 1 });
  expect(arrows.told('damageDealt')).toMatchObject([{ n: 2 }]);
  const magic = shot({ kind: 'magical shot', shooter: having({ keyword: 'magical-shot', x: 3 }), target, dice }).end();
  expect(magic.creature('target')).toMatchObject({ armour: 1, wounds: 2 });
});

test('C-RNG-15: the dead are removed, then the shot is told to have succeeded, then it ends', () => {
  const after = shot({ shooter: archer, target: { print: { health: 1 } }, dice: 'bullseye axe axe  axe' }).end();
  const types = after.events.map(({ event }) => event.type);
  expect(types.slice(-3)).toEqual(['cardToGraveyard', 'attackSuccessful', 'attackEnded']);
});

test('C-RNG-16: a tired creature defends itself as well as any other, and a shot tires nobody', () => {
  const target = { defended: true, print: { strength: 0 } };
  const after = shot({ shooter: archer, target, dice: 'bullseye bullseye axe  shield shield' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 0 });
  expect(shot({ shooter: archer, dice: 'axe axe axe' }).creature('target')).toMatchObject({ defended: false });
});

test('C-CMP-2: wounds of the shooter change nothing, and axes and shields count for what is thrown', () => {
  const wounded = { wounds: 1, print: { health: 3, keywords: [{ keyword: 'throwing', x: 3 }] } } as const;
  const after = shot({ kind: 'throwing', shooter: wounded, dice: 'axe shield bullseye  axe axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 2 });
});

test('C-LOS-5: those who fly are seen and stand in the way like others', () => {
  const flier = { c: { at: [96, 300], print: { base: 60, keywords: [{ keyword: 'flight' }] } } } as const;
  expect(shot({ shooter: archer, rest: { creatures: flier } }).events).toEqual([]);
  expect(
    shot({ shooter: archer, target: having({ keyword: 'flight' }), dice: 'axe axe axe' }).told('attackDeclared'),
  ).toHaveLength(1);
});

test('C-RNG-7: whoever has several kinds chooses one, and that is all in this activation', () => {
  const a = having({ keyword: 'shooting', x: 1 }, { keyword: 'throwing', x: 1 });
  const table = acting({ creatures: { a: { at: [300, 300], ...a }, b: { of: 1, at: [300, 400] } }, dice: 'axe' });
  expect(openTo(table)).toEqual(expect.arrayContaining(['shooting b', 'throwing b']));
  const after = table.answer({ do: 'attack', attack: 'shooting', target: 'b' }).end();
  expect(after.told('attackEnded')).toHaveLength(1);
  expect(after.told('activationEnd')).toHaveLength(1);
});
