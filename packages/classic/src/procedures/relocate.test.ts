import { expect, test } from 'vitest';
import type { CreatureId, TerrainId } from '../ids.ts';
import { terrain } from '../testing/cards.ts';
import { position, type Figure, type Position, type Table } from '../testing/position.ts';
import type { RelocateFrame } from './relocate.ts';

const rocks = terrain('rocks', 20, { keywords: [{ keyword: 'impassable' }] });

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], print: { health: 3 }, ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });
const spot = (x: number, y: number) => ({ x: x * 100, y: y * 100 });

/** The creature `a` is placed by player 0. */
function placing(given: Omit<Position, 'frames'>, near: string, how: Partial<RelocateFrame> = {}): Table {
  const frame: RelocateFrame = {
    kind: 'relocate',
    step: 'choose',
    creature: 'a' as CreatureId,
    near: near as CreatureId | TerrainId,
    within: 'contact',
    backstab: true,
    enemies: false,
    chooser: 0,
    ...how,
  };
  return position({ ...given, frames: [frame] });
}

test('C-PLC-1: whoever is placed comes directly to the spot, which must be free; what lies between does not matter', () => {
  const creatures = { a: at(100, 300), wall: enemy(200, 300), f: at(400, 300) };
  const table = placing({ creatures, terrains: { r: { card: rocks, at: [400, 355] } } }, 'f');
  expect(table.refusal(spot(400, 310))).toMatchObject({ code: 'overlaps-base' });
  expect(table.refusal(spot(400, 333))).toMatchObject({ code: 'on-impassable' });
  expect(table.refusal(spot(300, 300))).toMatchObject({ code: 'out-of-contact' });
  const placed = table.answer(spot(433, 300));
  expect(placed.creature('a')).toMatchObject(spot(433, 300));
  expect(placed.told('placed')).toEqual([{ type: 'placed', who: 'a', ...spot(433, 300) }]);
});

test('C-PLC-1: within a distance of something is measured between the bases', () => {
  const table = placing({ creatures: { a: at(100, 300), f: at(400, 300) } }, 'f', { within: 'S' });
  expect(table.refusal(spot(512, 300))).toBeUndefined();
  expect(table.refusal(spot(513, 300))).toMatchObject({ code: 'too-far', rule: 'C-PLC-1' });
});

test('C-PLC-2: placement is no move', () => {
  const kept: Figure = { gains: [{ bonus: { cannot: 'move' }, source: 'x', by: 1 }] };
  const placed = placing({ creatures: { a: at(100, 300, kept), f: at(400, 300) } }, 'f').answer(spot(433, 300));
  expect(placed.told('placed')).toHaveLength(1);
  expect(placed.told('moveDeclared')).toEqual([]);
  expect(placed.told('moveEnded')).toEqual([]);
});

test('C-PLC-3: leaving contact by placement is stabbed like leaving by a move, unless the text excludes it', () => {
  const creatures = { a: at(100, 300), e: enemy(132, 300), f: at(400, 300) };
  const placed = placing({ creatures, dice: 'axe' }, 'f').answer(spot(433, 300)).end();
  expect(placed.creature('a')).toMatchObject({ wounds: 1, ...spot(433, 300) });
  expect(placed.told('contactLeft')).toEqual([{ type: 'contactLeft', who: 'e', by: 'a' }]);
  const spared = placing({ creatures }, 'f', { backstab: false }).answer(spot(433, 300)).end();
  expect(spared.creature('a')).toMatchObject({ wounds: 0 });
});

test('C-PLC-4: "not into contact" means 3 mm or more away', () => {
  const creatures = { a: at(100, 300), f: at(400, 300), e: enemy(433, 335) };
  const table = placing({ creatures }, 'f');
  expect(table.refusal(spot(433, 300.01))).toMatchObject({ code: 'into-contact', rule: 'C-PLC-4' });
  expect(table.refusal(spot(433, 300))).toBeUndefined();
  expect(placing({ creatures }, 'f', { enemies: true }).refusal(spot(433, 300.01))).toBeUndefined();
});

test('C-PLC-1: where no place is free nothing happens', () => {
  const all = Array.from({ length: 6 }, (_, index): [string, Figure] => {
    const angle = (index * Math.PI) / 3;
    return [`g${index}`, enemy(Math.round(400 + 33 * Math.cos(angle)), Math.round(300 + 33 * Math.sin(angle)))];
  });
  const table = placing({ creatures: { a: at(100, 300), f: at(400, 300), ...Object.fromEntries(all) } }, 'f');
  expect(table.pending).toBeUndefined();
  expect(table.creature('a')).toMatchObject(spot(100, 300));
});
