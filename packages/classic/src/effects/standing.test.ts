import { expect, test } from 'vitest';
import { terrain } from '../testing/cards.ts';
import { to } from '../testing/acting.ts';
import { abilityOf, reading } from '../testing/reading.ts';

test('C-PLC-5, C-PLC-6: a text moves a creature up to a ruler; the controller of the text chooses the way', () => {
  const table = reading(
    { do: 'move', whom: { choose: "opponent's character" }, upTo: 'S' },
    { creatures: { knight: { of: 1, at: [300, 300] } } },
  );
  expect(table.asked('route')).toMatchObject({ seat: 0, creature: 'knight' });
  expect(table.refusal(to(300, 381))).toMatchObject({ code: 'too-far' });
  const moved = table.answer(to(300, 380));
  expect(moved.creature('knight')).toMatchObject({ x: 30_000, y: 38_000, moved: false });
});

test('C-PLC-1, C-PLC-4: a creature is placed near another, but not into contact with enemies', () => {
  const table = reading(
    {
      do: 'place',
      whom: { choose: 'your character', is: ['not engaged'] },
      near: { choose: "opponent's hero" },
      within: 'S',
    },
    { creatures: { knight: { at: [100, 100] }, hero1: { of: 1, kind: 'hero', at: [400, 400] } } },
  );
  expect(table.asked('place')).toMatchObject({ seat: 0, creature: 'knight' });
  expect(table.refusal({ x: 40_000, y: 43_200 })).toBeDefined();
  expect(table.refusal({ x: 40_000, y: 52_000 })).toMatchObject({ code: 'too-far', rule: 'C-PLC-1' });
  expect(table.answer({ x: 40_000, y: 45_000 }).creature('knight')).toMatchObject({ x: 40_000, y: 45_000 });
});

test('C-PLC-3: leaving contact by placement is stabbed unless the text excludes it', () => {
  const place = { do: 'place', whom: 'this creature', near: 'your hero', within: 'S' } as const;
  const given = {
    creatures: {
      knight: { at: [300, 300], print: { health: 3 } },
      brute: { of: 1, at: [300, 332] },
      hero0: { kind: 'hero', at: [100, 100] },
    },
  } as const;
  const stabbed = reading(place, { ...given, dice: 'axe' }, abilityOf('knight'))
    .answer({ x: 10_000, y: 15_000 })
    .end();
  expect(stabbed.creature('knight')).toMatchObject({ wounds: 1, x: 10_000 });
  const spared = reading({ ...place, backstab: false }, given, abilityOf('knight')).answer({ x: 10_000, y: 15_000 });
  expect(spared.creature('knight')?.wounds).toBe(0);
});

test('A creature can be placed at a template that is chosen', () => {
  const table = reading(
    { do: 'place', whom: { choose: 'your character' }, near: { choose: 'terrain' }, within: 'contact' },
    { creatures: { knight: { at: [100, 100] } }, terrains: { wood: { card: terrain('wood', 40), at: [400, 400] } } },
  );
  expect(table.asked('place').where).toMatchObject({ at: 'contact', goal: 'wood' });
});

test('C-PLC-1: nobody is placed beside itself, or changes places with itself', () => {
  const creatures = {
    hero0: { kind: 'hero', at: [100, 100] },
    one: { at: [300, 100] },
    two: { at: [300, 300] },
  } as const;
  const near = { choose: 'your other creature' } as const;
  const placed = reading({ do: 'place', whom: 'your hero', near, within: 'S' }, { creatures });
  expect(placed.asked('choose').options).toEqual(['one', 'two']);
  const swapped = reading({ do: 'swap', whom: 'your hero', with: { choose: 'your creature' } }, { creatures });
  expect(swapped.asked('choose').options).toEqual(['one', 'two']);
});

test('A push goes straight away, stops at the edge and stabs nobody', () => {
  const push = { do: 'push', whom: { choose: "opponent's character" }, distance: 'S', from: 'this creature' } as const;
  const far = reading(
    push,
    { creatures: { fan: { at: [300, 300] }, knight: { of: 1, at: [300, 332] } } },
    abilityOf('fan'),
  );
  expect(far.creature('knight')).toMatchObject({ x: 30_000, y: 41_200, wounds: 0 });
  const edge = reading(
    push,
    { creatures: { fan: { at: [300, 532] }, knight: { of: 1, at: [300, 564] } } },
    abilityOf('fan'),
  );
  expect(edge.creature('knight')).toMatchObject({ y: 58_400, wounds: 0 });
});

test('C-PLC-1: two creatures change places if both bases fit, else neither moves', () => {
  const swap = { do: 'swap', whom: 'this creature', with: { choose: 'your other character' } } as const;
  const creatures = { fox: { at: [100, 100] }, ogre: { at: [300, 300], print: { base: 80 } } } as const;
  const free = reading(swap, { creatures }, abilityOf('fox'));
  expect(free.creature('fox')).toMatchObject({ x: 30_000, y: 30_000 });
  expect(free.creature('ogre')).toMatchObject({ x: 10_000, y: 10_000 });
  expect(free.told('placed').map(({ who }) => who)).toEqual(['fox', 'ogre']);
  const neighbour = { minion: { kind: 'minion', at: [140, 100] } } as const;
  const tight = reading(swap, { creatures: { ...creatures, ...neighbour } }, abilityOf('fox'));
  expect(tight.creature('fox')).toMatchObject({ x: 10_000, y: 10_000 });
  expect(tight.told('placed')).toEqual([]);
});
