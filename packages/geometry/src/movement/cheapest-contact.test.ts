import { describe, expect, test } from 'vitest';
import { compareGap } from '../compare.ts';
import { enemy, friend, mm, table, walking } from '../testing/small-table.ts';
import { checkRoute } from './check-route.ts';
import { reach } from './reach.ts';

const mover = friend('m', 100, 300);

describe('the stop ring (C-MOV-6)', () => {
  test('an enemy exactly as far as the move goes can be brought into contact', () => {
    // 80 mm of way, 32 mm for the radii, and the 3 mm at which contact begins.
    const ways = reach(table([mover, enemy('e', 215, 300)]), 'm', walking(80));
    expect(ways.contact('e')?.cost).toBe(mm(80));
    expect(ways.contactable()).toEqual(['e']);
  });
  test('a hundredth of a millimetre farther it cannot', () => {
    const ways = reach(table([mover, enemy('e', 215.01, 300)]), 'm', walking(80));
    expect(ways.contact('e')).toBeUndefined();
    expect(ways.contactable()).toEqual([]);
  });
  test('the base is set down touching, for free', () => {
    const contact = reach(table([mover, enemy('e', 200, 300)]), 'm', walking(80)).contact('e');
    expect(contact).toMatchObject({ cost: mm(65), settled: { x: mm(168), y: mm(300) }, fresh: ['e'] });
  });
  test('an enemy already touched needs no move', () => {
    expect(reach(table([mover, enemy('e', 133, 300)]), 'm', walking(80)).contactable()).toEqual([]);
  });
  test('gap exactly 3 mm is no contact (C-CMP-9), so such an enemy is fresh', () => {
    const contact = reach(table([mover, enemy('e', 135, 300)]), 'm', walking(80)).contact('e');
    expect(contact).toMatchObject({ cost: 0, settled: { x: mm(103), y: mm(300) } });
  });
});

describe('ends of the open arcs (lesson L1)', () => {
  test('the cheapest contact may be a corner between the ring and a friend', () => {
    // The friend covers the side of the ring that faces the mover; the corner beside it is nearest.
    const board = table([mover, friend('f', 170, 300, 60), enemy('e', 217, 300)]);
    const ways = reach(board, 'm', walking(250));
    const contact = ways.contact('e')!;
    const e = board.bases[2]!;
    for (let i = 0; i < 720; i++) {
      const angle = (i * Math.PI) / 360;
      const r = mm(35);
      const cost = ways.cost({ x: e.x + (r + 0.001) * Math.cos(angle), y: e.y + (r + 0.001) * Math.sin(angle) });
      expect(contact.cost).toBeLessThanOrEqual(cost + 0.01);
    }
    const dx = contact.stop.x - mm(170);
    const dy = contact.stop.y - mm(300);
    expect(Math.sqrt(dx * dx + dy * dy)).toBeCloseTo(mm(46), 3);
  });
  test('a very narrow open arc is found', () => {
    // Two friends leave a slit of about half a degree on the ring.
    const board = table([mover, friend('a', 180, 268), friend('b', 180, 332.3), enemy('e', 208, 300)]);
    expect(reach(board, 'm', walking(100)).contactable()).toEqual(['e']);
  });
});

describe('setting down (settle)', () => {
  test('as near as a friend allows, and still in contact', () => {
    // Coming from the left, the friend keeps the mover from touching the enemy.
    const board = table([mover, enemy('e', 200, 300), friend('f', 168, 331.9)]);
    const contact = reach(board, 'm', walking(100)).contact('e')!;
    const there = { ...contact.settled, r: mover.r };
    expect(compareGap(there, board.bases[1]!, 300)).toBe(-1);
    expect(compareGap(there, board.bases[1]!, 0)).not.toBe(-1);
    expect(compareGap(there, board.bases[2]!, 0)).not.toBe(-1);
  });
  test('no new contact is made', () => {
    // Touching e head-on would bring the mover within 3 mm of the other enemy.
    const board = table([mover, enemy('e', 200, 300), enemy('other', 169, 334.9)]);
    const contact = reach(board, 'm', walking(100)).contact('e')!;
    expect(contact.fresh).toEqual(['e']);
  });
  test('met in the same moment, two enemies are both touched', () => {
    const board = table([mover, enemy('a', 190, 283), enemy('b', 190, 317)]);
    const ways = reach(board, 'm', walking(120));
    const between = { x: mm(162) + 88, y: mm(300) };
    const gaps = board.bases.slice(1).map(base => compareGap({ ...between, r: mover.r }, base, 300));
    expect(gaps).toEqual([-1, -1]);
    expect(ways.verdict(between)).toMatchObject({ legal: true, fresh: ['a', 'b'] });
  });
});

test('every contact comes with a route that the check accepts', () => {
  const board = table([mover, friend('f', 141, 300, 50), enemy('a', 200, 300), enemy('b', 150, 390, 80)]);
  const ways = reach(board, 'm', walking(150));
  expect(ways.contactable()).toEqual(['a', 'b']);
  for (const id of ways.contactable()) {
    const contact = ways.contact(id)!;
    const checked = checkRoute(board, 'm', walking(150), contact.route);
    expect(checked).toMatchObject({ ok: true, contacts: contact.fresh });
    expect(checked.ok && Math.abs(checked.cost - contact.cost)).toBeLessThan(1);
  }
});
