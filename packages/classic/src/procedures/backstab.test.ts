import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { moving, to } from '../testing/acting.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { position, type Figure, type Position, type Table } from '../testing/position.ts';

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], print: { health: 3 }, ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });
const having = (...keywords: KeywordUse[]): Figure => ({ print: { health: 3, keywords } });

/** Somebody is ordered to be stabbed, as by a text. */
function stabbed(stabbers: readonly string[], given: Omit<Position, 'frames'>): Table {
  const ids = stabbers as readonly CreatureId[];
  const victim = 'a' as CreatureId;
  return position({ ...given, frames: [{ kind: 'backstab', step: 'begin', victim, stabbers: ids, hiddenMay: true }] });
}

test('C-BST-1 and C-BST-13: leaving contact provokes, moving in contact provokes, coming to somebody by a walk does not', () => {
  const creatures = { a: at(300, 300), e: enemy(332, 300), other: enemy(200, 300) };
  const left = moving({ creatures, dice: 'bullseye' }).answer(to(300, 380)).end();
  expect(left.told('backstabProvoked')).toEqual([{ type: 'backstabProvoked', who: 'a', by: 'e' }]);
  const kept = moving({ creatures, dice: 'bullseye' }).answer(to(332, 332)).end();
  expect(kept.told('backstabProvoked')).toHaveLength(1);
  const met = moving({ creatures: { a: at(300, 300), e: enemy(350, 300) } })
    .answer(to(317, 300))
    .end();
  expect(met.told('backstabProvoked')).toEqual([]);
});

test('C-BST-2: who is not in contact does not stab', () => {
  const creatures = { a: at(300, 300), e: enemy(332, 300), far: enemy(264, 300) }; // 4 mm away
  const left = moving({ creatures, dice: 'bullseye' }).answer(to(300, 380)).end();
  expect(left.told('backstabRolled').map(({ by }) => by)).toEqual(['e']);
});

test.each([
  ['axe', {}, 1],
  ['shield', {}, 1],
  ['bullseye', {}, 0],
  ['axe', { wounds: 1 }, 0],
  ['shield', { wounds: 1 }, 1],
  ['axe', { wounds: 1, ...having({ keyword: 'fortitude' }) }, 1],
] as const)('C-BST-3: one die, %s, of a stabber %j deals %i', (dice, given, wounds) => {
  const table = moving({ creatures: { a: at(300, 300), e: enemy(332, 300, given) }, dice });
  expect(table.answer(to(300, 380)).end().creature('a')).toMatchObject({ wounds });
});

test('C-BST-4: there is no defence, and Armour tokens absorb it', () => {
  const a = at(300, 300, { armour: 1, print: { health: 3, strength: 5 } });
  const left = moving({ creatures: { a, e: enemy(332, 300) }, dice: 'axe' })
    .answer(to(300, 380))
    .end();
  expect(left.creature('a')).toMatchObject({ armour: 0, wounds: 0 });
  expect(left.told('defenceRolled')).toEqual([]);
});

test('C-BST-5: it is no attack: nothing that lowers, doubles or answers attacks has a say, and nobody tires', () => {
  const a = at(300, 300, having({ keyword: 'minus-from-attacks', x: 1 }));
  const e = enemy(332, 300, having({ keyword: 'hammerblow' }));
  const left = moving({ creatures: { a, e }, dice: 'axe' }).answer(to(300, 380)).end();
  expect(left.creature('a')).toMatchObject({ wounds: 1, defended: false });
  expect(left.told('attackDeclared')).toEqual([]);
});

test('C-BST-6 and C-TV-44: a creature without Strength stabs as well', () => {
  const e = enemy(332, 300, { print: { strength: 0 } });
  const left = moving({ creatures: { a: at(300, 300), e }, dice: 'axe' })
    .answer(to(300, 380))
    .end();
  expect(left.creature('a')).toMatchObject({ wounds: 1 });
});

test('C-BST-7: a hidden creature may stab when a text orders it, and is hidden no more before the roll', () => {
  const given = { creatures: { a: at(300, 300), h: enemy(332, 300, { hidden: true }) } };
  const asked = stabbed(['h'], { ...given, dice: 'axe' });
  expect(asked.pending).toMatchObject({ kind: 'may', seat: 1, purpose: 'backstab', creature: 'h' });
  const done = asked.answer({ yes: true }).end();
  expect(done.events.map(({ event }) => event.type).slice(0, 3)).toEqual([
    'stealthLost',
    'backstabProvoked',
    'backstabRolled',
  ]);
  expect(done.creature('h')).toMatchObject({ hidden: false });
  const declined = stabbed(['h'], given).answer({ yes: false }).end();
  expect(declined.creature('h')).toMatchObject({ hidden: true });
  expect(declined.creature('a')).toMatchObject({ wounds: 0 });
});

test('C-BST-8: a hidden creature is not even asked when somebody walks away from it', () => {
  const left = moving({ creatures: { a: at(300, 300), h: enemy(332, 300, { hidden: true }) } }).answer(to(300, 380));
  expect(left.pending).toBeUndefined();
  expect(left.creature('h')).toMatchObject({ hidden: true });
});

test('C-BST-8 and C-BST-11: it is asked when a Run comes to it', () => {
  const table = moving({ creatures: { a: at(300, 300), h: enemy(420, 300, { hidden: true }) } }, { run: true });
  expect(table.answer(to(387, 300)).pending).toMatchObject({ kind: 'may', purpose: 'backstab', creature: 'h' });
});

test('C-BST-9: the hidden are never stabbed', () => {
  const creatures = { a: at(300, 300, { hidden: true }), e: enemy(332, 300) };
  expect(moving({ creatures }).answer(to(300, 380)).end().told('backstabProvoked')).toEqual([]);
  expect(stabbed(['e'], { creatures }).end().events).toEqual([]);
});

test('C-BST-10 and C-TV-39: all stab before the creature is displaced, and whoever falls, falls where it stood', () => {
  const creatures = { a: at(300, 300, { print: { health: 1 } }), e: enemy(332, 300), g: enemy(268, 300) };
  const left = moving({ creatures, dice: 'shield bullseye' }).answer(to(300, 380)).end();
  expect(left.creature('a')).toBeUndefined();
  expect(left.told('creatureEliminated')).toEqual([{ type: 'creatureEliminated', who: 'a', by: 'e' }]);
  expect(left.told('moveStarted')).toEqual([]);
});

test('C-BST-12: several of one occasion are rolled together and are instances of their own', () => {
  const sturdy = at(300, 300, { print: { health: 5, keywords: [{ keyword: 'vulnerability' }] } });
  const creatures = { a: sturdy, e: enemy(332, 300), g: enemy(268, 300) };
  const left = moving({ creatures, dice: 'axe axe' }).answer(to(300, 380)).end();
  const order = left.events
    .map(({ event }) => event.type)
    .filter(type => type === 'backstabRolled' || type === 'damageDealt');
  expect(order).toEqual(['backstabRolled', 'backstabRolled', 'damageDealt', 'damageDealt']);
  expect(left.creature('a')).toMatchObject({ wounds: 4 }); // 1 more for each
});

test('C-BST-12: where the order tells who eliminates the victim, the stabbing side chooses it', () => {
  const creatures = { a: at(300, 300, { print: { health: 2 } }), e: enemy(332, 300), g: enemy(268, 300) };
  const table = moving({ creatures, dice: 'axe axe' }).answer(to(300, 380)).end();
  expect(table.asked('order')).toMatchObject({
    seat: 1,
    of: 'backstabs',
    options: [{ creature: 'e' }, { creature: 'g' }],
  });
  expect(table.answer({ next: 1 }).told('creatureEliminated')).toMatchObject([{ by: 'e' }]);
  expect(table.answer({ next: 0 }).told('creatureEliminated')).toMatchObject([{ by: 'g' }]);
});

test('C-BST-15: who leaves contact by falling, or by going back to the hand, is stabbed by nobody', () => {
  const text = { seat: 0, source: 'x', card: 'a' } as const;
  const creatures = { a: at(300, 300), e: enemy(332, 300) };
  for (const effect of [
    { do: 'eliminate', whom: { all: 'your character' } },
    { do: 'return', what: { all: 'your character' }, to: 'hand' },
  ] as const) {
    const gone = position({ creatures, frames: [effectOf(text, effect)] });
    expect(gone.creature('a')).toBeUndefined();
    expect(gone.told('backstabProvoked')).toEqual([]);
  }
});

test.each([
  ['en-kitsune', 0],
  ['fr-1', 0],
] as const)('C-MAT-37 and C-KW-Agile: the Agile walk off unharmed in %s', (edition, stabs) => {
  const creatures = { a: at(300, 300, having({ keyword: 'agile' })), e: enemy(332, 300) };
  expect(moving({ edition, creatures }).answer(to(300, 380)).end().told('backstabProvoked')).toHaveLength(stabs);
});

test('C-MAT-37 and C-KW-Agile: in the newest edition the Agile are stabbed if they end in contact, or run into it', () => {
  const creatures = { a: at(300, 300, having({ keyword: 'agile' })), e: enemy(332, 300), g: enemy(300, 400) };
  const newest = moving({ creatures, dice: 'bullseye' }).answer(to(300, 367)).end();
  expect(newest.told('backstabProvoked')).toHaveLength(1);
  const oldest = moving({ edition: 'ru-1', creatures }).answer(to(300, 367)).end();
  expect(oldest.told('backstabProvoked')).toEqual([]);
  const alone = { a: creatures.a, g: creatures.g };
  expect(
    moving({ creatures: alone, dice: 'bullseye' }, { run: true }).answer(to(300, 367)).end().told('backstabRolled'),
  ).toHaveLength(1);
  expect(
    moving({ edition: 'ru-1', creatures: alone }, { run: true }).answer(to(300, 367)).end().told('backstabRolled'),
  ).toEqual([]);
});
