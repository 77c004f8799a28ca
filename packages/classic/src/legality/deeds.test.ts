import { expect, test } from 'vitest';
import { editions, type EditionId } from '../editions/index.ts';
import { acting, closedBy, openTo, to } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';
import type { Figure, Table } from '../testing/position.ts';
import type { Gain } from '../values/gain.ts';

const enemies: Record<string, Figure> = {
  e: { of: 1, at: [300, 332], print: { health: 3 } },
  far: { of: 1, at: [450, 300], print: { health: 3 } },
  shade: { of: 1, at: [332, 300], hidden: true, print: { health: 3 } },
};

/** What a creature of this kind may do, alone and among enemies. */
function deeds(kind: 'character' | 'hero' | 'minion', others: Record<string, Figure>): string[] {
  const print: Figure['print'] = {
    health: 3,
    strength: 2,
    movement: 'M',
    keywords: [{ keyword: 'shooting', x: 1 }, { keyword: 'healer', x: 1 }, { keyword: 'stealth' }],
  };
  const friend: Figure = { at: [200, 300], wounds: 1, print: { health: 3 } };
  return openTo(acting({ heroes: false, creatures: { a: { kind, at: [300, 300], print }, friend, ...others } }));
}

test('C-CRD-12, C-GEN-8: a hero does all that a character does, and so does a minion', () => {
  const { e: _e, shade: _shade, ...far } = enemies;
  const alone = deeds('character', far);
  expect(alone).toEqual(['pass', 'move', 'run', 'shooting far', 'use healer', 'use stealth']);
  expect(deeds('hero', far)).toEqual(alone);
  expect(deeds('minion', far)).toEqual(alone);
  const pressed = deeds('character', enemies);
  expect(pressed).toEqual(['pass', 'move', 'melee combat e', 'detect shade by contact']);
  expect(deeds('hero', enemies)).toEqual(pressed);
});

test('C-CRD-12, C-RUI-1: only what is said of characters alone is closed to a hero', () => {
  const ruins = terrain('ruins', 20, { ruins: { axe: [] } });
  const terrains = { t1: { card: ruins, at: [300, 300] } } as const;
  const beside = (kind: 'character' | 'hero') =>
    acting({ heroes: false, terrains, creatures: { a: { kind, at: [300, 337], print: { health: 3 } } } });
  expect(openTo(beside('character'))).toContain('search t1');
  expect(closedBy(beside('hero'), 'search t1')).toBe('C-RUI-1');
});

test.each(Object.keys(editions) as EditionId[])(
  'C-MAT-32, C-ACT-5: in %s only melee attacks are left after a move, neither shots nor activated abilities',
  edition => {
    const print: Figure['print'] = {
      keywords: [
        { keyword: 'shooting', x: 1 },
        { keyword: 'healer', x: 1 },
      ],
    };
    const creatures: Record<string, Figure> = {
      a: { at: [300, 300], print },
      e: { of: 1, at: [300, 380] },
      far: { of: 1, at: [450, 300] },
      friend: { at: [200, 300], wounds: 1, print: { health: 3 } },
    };
    const before = acting({ heroes: false, edition, creatures });
    expect(openTo(before)).toEqual(['pass', 'move', 'run', 'shooting e', 'shooting far', 'use healer']);
    const moved = before.answer({ do: 'move' }).answer(to(300, 347));
    expect(openTo(moved)).toEqual(['pass', 'melee combat e']);
    expect(closedBy(moved, 'shooting far')).toBe('C-RNG-2');
    expect(closedBy(moved, 'use healer')).toBe('C-ACT-5');
  },
);

const less = (bonus: Gain['bonus']): readonly Gain[] => [{ bonus, source: 'curse', by: 1 }];

function fighter(figure: Figure): Table {
  return acting({ heroes: false, creatures: { a: { at: [300, 300], ...figure }, e: enemies['e']! } });
}

test('C-CST-6: what has the number 0 after all that changes it cannot be declared', () => {
  expect(openTo(fighter({ print: { strength: 1 } }))).toContain('melee combat e');
  const weak = fighter({ print: { strength: 1 }, gains: less({ stat: 'strength', by: -1 }) });
  expect(closedBy(weak, 'melee combat e')).toBe('C-MEL-2');
});

test('C-CST-6, C-ABL-10: the same goes for shots and abilities with a number', () => {
  const print: Figure['print'] = {
    keywords: [
      { keyword: 'shooting', x: 1 },
      { keyword: 'healer', x: 2 },
    ],
  };
  const friend: Figure = { at: [200, 300], wounds: 1, print: { health: 3 } };
  const archer = (gains: readonly Gain[]) => {
    const creatures = { a: { at: [300, 300], print, gains }, far: enemies['far']!, friend } as const;
    return openTo(acting({ heroes: false, creatures }));
  };
  expect(archer([])).toEqual(['pass', 'move', 'run', 'shooting far', 'use healer']);
  expect(archer(less({ keyword: 'shooting', plus: -1 }))).toEqual(['pass', 'move', 'run', 'use healer']);
  expect(archer(less({ keyword: 'healer', plus: -2 }))).toEqual(['pass', 'move', 'run', 'shooting far']);
  expect(archer(less({ keyword: 'healer', plus: -1 }))).toContain('use healer');
});
