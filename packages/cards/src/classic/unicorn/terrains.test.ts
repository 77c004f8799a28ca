import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const stout = { health: 5 };

test('mountain-spring: within S of it wounds close, of friend and foe', () => {
  const creatures = {
    near: { at: [300, 186], wounds: 2, print: stout },
    far: { at: [350, 180], wounds: 2, print: stout },
    theirs: { of: 1, at: [300, 400], wounds: 2, print: stout },
    hero0: { at: [400, 300] },
  } as const;
  const table = playing('mountain-spring', { creatures, dice: 'bullseye bullseye' });
  const laid = table.lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }, { tapped: true }] }); // unique, two buildings
  const all = ['near', 'far', 'theirs', 'hero0'];
  expect(all.map(id => laid.has(id, 'regeneration'))).toEqual([true, false, true, true]);
  const end = laid.activate('near').rest().activate('far').rest().nextTurn().activate('theirs').end();
  expect(['near', 'far', 'theirs'].map(id => end.creature(id)!.wounds)).toEqual([1, 2, 1]);
});

test('mountain-spring: healers there have one die more, others learn nothing', () => {
  const creatures = {
    liriel: { card: 'liriel-spring-maiden', at: [300, 350] },
    away: { card: 'liriel-spring-maiden', at: [100, 100] },
    theirs: { card: 'liriel-spring-maiden', of: 1, at: [300, 250] },
    patient: { at: [332, 350], wounds: 3, print: stout },
  } as const;
  const terrains = { spring: { card: 'mountain-spring', at: [300, 300] } } as const;
  const table = scene({ creatures, terrains, dice: 'axe shield axe' });
  expect(['liriel', 'away', 'theirs', 'patient'].map(id => table.value('healerDice', id))).toEqual([3, 2, 3, 0]);
  expect(table.activate('liriel').ability('healer').end().creature('patient')).toMatchObject({ wounds: 0 });
});

test('circle-of-equals: every character in contact with it has Strength 2, before all that adds to it', () => {
  const creatures = {
    weak: { at: [300, 229] },
    strong: { card: 'bramble-elder-treant', at: [215, 300] },
    theirs: { of: 1, at: [300, 371], print: { strength: 4, health: 5 } },
    beside: { at: [374, 300] },
    angry: { at: [350, 250], wounds: 1, print: { strength: 4, health: 5, keywords: [{ keyword: 'berserk', x: 1 }] } },
    hero0: { at: [350, 350] },
    imp: { card: 'glade-pixie', at: [250, 250] },
  } as const;
  const table = scene({ creatures, terrains: { circle: { card: 'circle-of-equals', at: [300, 300] } } });
  const strengths = Object.keys(creatures).map(id => table.value('strength', id));
  expect(strengths).toEqual([2, 2, 2, 1, 3, 3, 1]); // 3 mm apart is not in contact; rage adds; heroes and minions are their own
});

test('circle-of-equals: laid for two buildings, and whoever steps in fights as an equal', () => {
  const creatures = {
    squire: { at: [300, 180] },
    ogre: { of: 1, at: [300, 370], print: { strength: 4, health: 5 } },
  } as const;
  const table = playing('circle-of-equals', { creatures });
  expect(table.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(2);
  const laid = table.lay(300, 296);
  expect(laid.player(0).terrains).toEqual([]);
  expect([laid.value('strength', 'squire'), laid.value('strength', 'ogre')]).toEqual([1, 4]);
  const inside = laid.activate('squire').move(300, 280);
  expect(inside.value('strength', 'squire')).toBe(2);
  expect(inside.nextTurn().activate('ogre').move(300, 312).attack('squire').asked('assignDice')).toMatchObject({
    creature: 'squire',
    dice: 2,
  });
});
