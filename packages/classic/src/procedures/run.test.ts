import { expect, test } from 'vitest';
import { terrain } from '../testing/cards.ts';
import { acting, closedBy, moving, openTo, to } from '../testing/acting.ts';
import type { Figure } from '../testing/position.ts';

const mire = terrain('mire', 20, { keywords: [{ keyword: 'difficult' }] });

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });

test.each([
  ['S', 100],
  ['M', 150],
  ['L', 250],
] as const)('C-RUN-1: a Run with Movement %s goes one ruler farther, %i mm', (movement, reach) => {
  const table = moving({ creatures: { a: at(200, 300, { print: { movement } }) } }, { run: true });
  expect(table.refusal(to(200 + reach, 300))).toBeUndefined();
  expect(table.refusal(to(201 + reach, 300))).toMatchObject({ code: 'too-far' });
});

test('C-RUN-3: what is added comes on top of the longer ruler', () => {
  const a = at(200, 300, { gains: [{ bonus: { stat: 'movement', by: 'S' }, source: 'x', by: 0 }] });
  const table = moving({ creatures: { a } }, { run: true });
  expect(table.refusal(to(430, 300))).toBeUndefined();
  expect(table.refusal(to(431, 300))).toMatchObject({ code: 'too-far' });
});

test('C-RUN-2: nobody runs with XL, without Movement, when Slow, or in contact with an enemy, even a hidden one', () => {
  const run = (a: Figure, e: Figure = enemy(500, 500)) => acting({ creatures: { a: at(300, 300, a), e } });
  expect(closedBy(run({ print: { movement: 'XL' } }), 'run')).toBe('C-RUN-2');
  expect(
    closedBy(
      run({ print: { movement: null }, gains: [{ bonus: { stat: 'movement', by: 'S' }, source: 'x', by: 0 }] }),
      'run',
    ),
  ).toBe('C-RUN-2');
  expect(closedBy(run({ print: { keywords: [{ keyword: 'slow' }] } }), 'run')).toBe('C-RUN-2');
  expect(closedBy(run({}, enemy(332, 300)), 'run')).toBe('C-RUN-2');
  expect(closedBy(run({}, enemy(332, 300, { hidden: true })), 'run')).toBe('C-RUN-2');
  expect(openTo(run({}))).toContain('run');
});

test('C-MOV-18: nobody runs out of Difficult terrain, and a Run ends where it touches some', () => {
  const stuck = acting({ creatures: { a: at(300, 300) }, terrains: { m: { card: mire, at: [330, 300] } } });
  expect(closedBy(stuck, 'run')).toBe('C-MOV-18');
  const scout = at(300, 300, { print: { keywords: [{ keyword: 'pathfinder' }] } });
  expect(openTo(acting({ creatures: { a: scout }, terrains: { m: { card: mire, at: [330, 300] } } }))).toContain('run');
  const running = moving(
    { creatures: { a: at(300, 300) }, terrains: { m: { card: mire, at: [396, 300] } } },
    { run: true },
  );
  expect(running.refusal({ ...to(360, 300), word: [] })).toBeUndefined(); // touched after 60 mm
  expect(running.refusal({ ...to(370, 300), word: [] })).toMatchObject({ rule: 'C-MOV-18' });
});

test('C-RUN-4: after a Run the activation ends, even in contact', () => {
  const table = acting({ creatures: { a: at(300, 300), e: enemy(420, 300) }, dice: 'bullseye' });
  const run = table.answer({ do: 'run' }).answer(to(387, 300)).end();
  expect(run.told('activationEnd')).toHaveLength(1);
  expect(run.pending).toBeUndefined();
});

test('C-RUN-4 and C-KW-Quick: the Quick may still fight, but not strike by magic, detect or search', () => {
  const quick = at(300, 300, {
    print: { health: 2, keywords: [{ keyword: 'quick' }, { keyword: 'magical-strike', x: 2 }] },
  });
  const table = acting({
    creatures: { a: quick, e: enemy(420, 300), h: enemy(387, 333, { hidden: true }) },
    dice: 'axe',
  });
  const run = table.answer({ do: 'run' }).answer(to(387, 300)).answer({ yes: false }).end();
  expect(run.creature('a')).toMatchObject({ wounds: 1 }); // the Backstab comes first
  expect(openTo(run)).toEqual(['pass', 'melee combat e']);
  expect(closedBy(run, 'magical strike e')).toBe('C-RUN-4');
  expect(closedBy(run, 'detect h by contact')).toBe('C-STL-12');
});

test('C-RUN-5, C-BST-11 and C-TV-38: a Run into contact is stabbed after it has stopped', () => {
  const unhurt = moving(
    { creatures: { a: at(300, 300, { print: { health: 2 } }), e: enemy(420, 300) }, dice: 'axe' },
    { run: true },
  );
  const hurt = unhurt.answer(to(387, 300)).end();
  expect(hurt.creature('a')).toMatchObject({ x: 38_700, wounds: 1 });
  const order = hurt.events.map(({ event }) => event.type);
  expect(order.indexOf('backstabProvoked')).toBeGreaterThan(order.indexOf('moveEnded'));
  const wounded = enemy(420, 300, { wounds: 1, print: { health: 2 } });
  const spared = moving({ creatures: { a: at(300, 300), e: wounded }, dice: 'axe' }, { run: true })
    .answer(to(387, 300))
    .end();
  expect(spared.creature('a')).toMatchObject({ wounds: 0 });
});

test('C-RUN-6: a hidden creature may run, and nobody stabs it', () => {
  const table = acting({ creatures: { a: at(300, 300, { hidden: true }), e: enemy(420, 300) } });
  const run = table.answer({ do: 'run' }).answer(to(387, 300)).end();
  expect(run.told('backstabProvoked')).toEqual([]);
  expect(run.creature('a')).toMatchObject({ hidden: true, x: 38_700 });
});
