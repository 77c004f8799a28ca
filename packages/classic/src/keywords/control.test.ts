import { expect, test } from 'vitest';
import { acting, closedBy } from '../testing/acting.ts';
import { position, type Figure, type Position } from '../testing/position.ts';

const witch = { at: [300, 300], print: { health: 3, keywords: [{ keyword: 'control', x: 2 }] } } as const;

/** A witch looks at somebody 100 mm away. */
function facing(target: Figure, rest: Position = {}) {
  return acting({ heroes: false, creatures: { a: witch, target: { of: 1, at: [400, 300], ...target } }, ...rest });
}
const use = { do: 'use', ability: 'control' } as const;
const taken = (target: Figure, dice: string, rest: Position = {}) => facing(target, { dice, ...rest }).answer(use);

test('C-KW-Control, C-MAT-58: in the newest edition it needs as many Bullseyes as the target has health left', () => {
  const hurt = { wounds: 1, activated: true, print: { health: 3 } } as const;
  expect(taken(hurt, 'bullseye bullseye').end().creature('target')).toMatchObject({
    controller: 0,
    owner: 1,
    activated: false,
  });
  expect(taken(hurt, 'bullseye axe').end().creature('target')).toMatchObject({ controller: 1 });
  expect(taken({}, 'bullseye bullseye').end().creature('target')).toMatchObject({ controller: 0 }); // more than enough
});

test.each(['ru-1', 'fr-1', 'en-2022'] as const)('C-KW-Control, C-MAT-58: in %s one Bullseye is enough', edition => {
  expect(taken({ print: { health: 9 } }, 'bullseye axe', { edition }).creature('target')).toMatchObject({
    controller: 0,
  });
  expect(taken({ print: { health: 9 } }, 'shield axe', { edition }).creature('target')).toMatchObject({
    controller: 1,
  });
});

test('C-KW-Control, C-MAT-59, C-CTL-1: minions only in the newest edition, heroes never', () => {
  expect(facing({ kind: 'minion' }).refusal(use)).toBeUndefined();
  expect(closedBy(facing({ kind: 'minion' }, { edition: 'fr-1' }), 'use control')).toBe('C-KW-Control');
  expect(closedBy(facing({ kind: 'hero' }), 'use control')).toBe('C-KW-Control');
});

test.each<[string, Figure]>([
  ['a beast', { print: { keywords: [{ keyword: 'beast' }] } }],
  ['a monster', { print: { keywords: [{ keyword: 'monster' }] } }],
  ['the hidden', { hidden: true }],
  ['its own', { of: 0 }],
  ['whoever is farther than XL', { at: [583, 300] }],
  ['whoever is shielded against impact', { print: { keywords: [{ keyword: 'shield-against', against: 'impact' }] } }],
])('C-KW-Control: not %s', (_who, target) => {
  expect(closedBy(facing(target), 'use control')).toBe('C-KW-Control');
});

test('C-KW-Control: nor whom it cannot see', () => {
  const rest = {
    creatures: { a: witch, wall: { at: [350, 300], print: { base: 60 } }, target: { of: 1, at: [400, 300] } },
  } as const;
  expect(closedBy(acting({ heroes: false, ...rest }), 'use control')).toBe('C-KW-Control');
});

test('C-CTL-3: whoever was taken may be activated once more in that turn', () => {
  const table = position({
    creatures: { a: witch, target: { of: 1, at: [400, 300], activated: true } },
    dice: 'bullseye bullseye',
  });
  const after = table.answer({ do: 'activate', creature: 'a' }).answer(use);
  expect(after.refusal({ do: 'activate', creature: 'target' })).toBeUndefined();
});
