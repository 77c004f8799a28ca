import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { TerrainKeyword } from '../language/index.ts';
import { closedBy, acting, moving, to } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';
import { shot } from '../testing/shot.ts';

/** A round template with these abilities. */
const ground = (radius: number, ...names: TerrainKeyword[]) =>
  terrain('ground', radius, { keywords: names.map(keyword => ({ keyword })) });

/** Somebody at the edge of a swamp, about to go west through it. */
const atSwamp = (run: boolean) =>
  moving(
    {
      heroes: false,
      creatures: { a: { at: [300, 300] } },
      terrains: { t1: { card: ground(60, 'difficult'), at: [240, 300] } },
    },
    { run },
  );

test('C-KW-Difficult: whoever touches it goes S and no farther, and cannot Run', () => {
  expect(atSwamp(false).refusal(to(220, 300))).toBeUndefined();
  expect(atSwamp(false).refusal(to(219, 300))).toBeDefined();
  expect(atSwamp(true).pending).toBeUndefined();
});

test('C-KW-Impassable: nobody walks over it, and nobody ends on it', () => {
  const past = (...names: TerrainKeyword[]) =>
    moving({
      heroes: false,
      creatures: { a: { at: [300, 300] } },
      terrains: { t1: { card: ground(40, ...names), at: [240, 300] } },
    });
  expect(past().refusal(to(200, 300))).toBeUndefined();
  expect(past('impassable').refusal(to(200, 300))).toBeDefined();
  const over = moving({
    heroes: false,
    creatures: { a: { at: [300, 300], print: { keywords: [{ keyword: 'flight' }] } } },
    terrains: { t1: { card: ground(20, 'impassable'), at: [250, 300] } },
  });
  expect(over.refusal(to(205, 300, 'flight'))).toBeUndefined();
  expect(over.refusal(to(250, 300, 'flight'))).toBeDefined();
});

/** An archer and an enemy, with a template between them. */
const behind = (...names: TerrainKeyword[]) =>
  acting({
    heroes: false,
    creatures: {
      a: { at: [300, 300], print: { keywords: [{ keyword: 'shooting', x: 1 }] } },
      foe: { of: 1, at: [400, 300] },
    },
    terrains: { t1: { card: ground(25, ...names), at: [350, 300] } },
  });

test('C-KW-BlocksLineOfSight: nobody shoots through it', () => {
  expect(closedBy(behind('blocks-line-of-sight'), 'shooting foe')).toBe('C-RNG-6');
  expect(closedBy(behind(), 'shooting foe')).toBeUndefined();
});

const shooter = {
  print: {
    keywords: [
      { keyword: 'shooting', x: 2 },
      { keyword: 'throwing', x: 2 },
      { keyword: 'magical-shot', x: 2 },
    ],
  },
} as const;
const cover = (x: number, y: number) =>
  ({ terrains: { t1: { card: ground(20, 'defense-against-shooting'), at: [x, y] } } }) as const;

test.each([
  ['shooting', 'bullseye bullseye'],
  ['throwing', 'axe axe'],
] as const)(
  'C-KW-DefenseAgainstShooting: in contact with it, failed defence dice against %s may be rolled again once',
  (kind, hits) => {
    const asked = shot({ kind, shooter, dice: `${hits}  shield axe  shield`, rest: cover(142, 338) });
    expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'defence', seat: 1, places: [1] });
    expect(
      asked
        .answer({ dice: [1] })
        .end()
        .creature('target'),
    ).toMatchObject({ wounds: 0 });
  },
);

test('C-KW-DefenseAgainstShooting: across the line it helps, but the shooter takes a free line where there is one', () => {
  const dice = 'bullseye axe  axe';
  expect(shot({ shooter, dice, rest: cover(96, 300) }).pending).toMatchObject({ kind: 'reroll', purpose: 'defence' });
  expect(shot({ shooter, dice, rest: cover(96, 325) }).end().pending).toBeUndefined();
});

test.each<[EditionId, string, number]>([
  ['en-kitsune', 'bullseye bullseye  shield', 1],
  ['en-2022', 'bullseye bullseye  shield', 1],
  ['fr-1', 'bullseye bullseye  shield', 1],
  ['ru-1', 'bullseye bullseye  shield shield', 0],
])('C-MAT-45, C-KW-DefenseAgainstShooting: against Magical Shot, %s', (edition, dice, wounds) => {
  const after = shot({ kind: 'magical shot', shooter, dice, edition, rest: cover(142, 338) }).end();
  expect(after.creature('target')).toMatchObject({ wounds });
});
