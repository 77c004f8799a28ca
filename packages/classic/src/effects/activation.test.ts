import { expect, test } from 'vitest';
import { abilityOf, reading } from '../testing/reading.ts';

test('C-TRN-20, C-SUM-9: whoever was activated may be activated again', () => {
  const table = reading(
    { do: 'activate', whom: 'your hero' },
    { creatures: { hero0: { kind: 'hero', activated: true } } },
  );
  expect(table.creature('hero0')?.activated).toBe(false);
});

test('C-ACT-10: a skip is a mark on the creature, and two of them are one', () => {
  const skip = { do: 'skip', whom: { choose: "opponent's character" } } as const;
  const table = reading([skip, skip], { creatures: { knight: { of: 1 } } });
  expect(table.creature('knight')?.skips).toBe(true);
  expect(table.told('skipImposed')).toContainEqual({ type: 'skipImposed', who: 'knight' });
});

test('A text lets a creature attack at once, under the conditions of that attack', () => {
  const shoot = {
    do: 'attack',
    whom: { choose: 'your character', has: 'shooting' },
    target: { choose: "opponent's character", within: 'XL', from: 'the chosen creature' },
    kind: 'shooting',
  } as const;
  const archer = { at: [300, 100], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const hit = reading(shoot, {
    creatures: { archer, knight: { of: 1, at: [300, 300], print: { health: 3 } } },
    dice: 'bullseye axe',
  }).end();
  expect(hit.creature('knight')?.wounds).toBe(1);
  const engaged = {
    archer,
    knight: { of: 1, at: [300, 300] },
    brute: { of: 1, at: [300, 132], hidden: false },
  } as const;
  const none = reading(shoot, { creatures: engaged }).answer({ chosen: ['knight'] });
  expect(none.told('attackDeclared')).toEqual([]);
});

test('C-CTL-1, C-CTL-2, C-CTL-3: control without a roll; the creature may be activated again', () => {
  const control = { do: 'control', whom: { choose: "opponent's character or minion" }, until: 'end of turn' } as const;
  const table = reading(control, { creatures: { knight: { of: 1, activated: true } } });
  expect(table.creature('knight')).toMatchObject({ controller: 0, owner: 1, activated: false });
  expect(table.told('controlGained')).toEqual([{ type: 'controlGained', who: 'knight', player: 0 }]);
});

test('C-CTL-1, C-CTL-8, C-MAT-59: never a hero or a Beast; a minion in the newest edition only', () => {
  const control = { do: 'control', whom: { choose: "opponent's creature" }, until: 'end of turn' } as const;
  const creatures = {
    bear: { of: 1, print: { keywords: [{ keyword: 'beast' }] } },
    imp: { of: 1, kind: 'minion' },
    knight: { of: 1 },
  } as const;
  expect(reading(control, { creatures }).asked('choose').options).toEqual(['imp', 'knight']);
  const old = { edition: 'ru-1', creatures: { imp: creatures.imp } } as const;
  expect(reading(control, old, abilityOf('hero0')).creature('imp')?.controller).toBe(1);
});
