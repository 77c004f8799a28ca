import { describe, expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import type { Point } from '../point.ts';
import { box, difficult, enemy, friend, impassable, mm, table, walking } from '../testing/small-table.ts';
import { reach } from './reach.ts';

const at = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });
const costs = (board: Board, place: Point, budget = 250): number => reach(board, 'm', walking(budget)).cost(place);
const mover = friend('m', 100, 300);

const gate = (gap: number, make: typeof friend, other: typeof friend = make): Board =>
  table([mover, make('a', 200, 300 - 16 - gap / 2), other('b', 200, 300 + 16 + gap / 2)]);

const behindPost = (gap: number): Board =>
  table([friend('m', 60, 300), friend('post', 110, 300), ...gate(gap, friend).bases.slice(1)]);

describe('gaps between bases', () => {
  test('C-MOV-4: a gap of exactly the diameter between friends is passed', () => {
    expect(costs(gate(32, friend), at(240, 300))).toBe(mm(140));
  });
  test('C-MOV-4: a hundredth of a millimetre less is too narrow', () => {
    expect(costs(gate(31.98, friend), at(240, 300))).toBeGreaterThan(mm(180));
  });
  test('C-MOV-4: the same gap is passed after a bend', () => {
    expect(costs(behindPost(32), at(230, 300))).toBeLessThan(mm(190));
    expect(costs(behindPost(31.98), at(230, 300))).toBeGreaterThan(mm(200));
  });
  test('C-MOV-6: between fresh enemies the gap must be the diameter and twice 3 mm', () => {
    expect(costs(gate(38, enemy), at(240, 300))).toBe(mm(140));
    expect(costs(gate(37.98, enemy), at(240, 300))).toBeGreaterThan(mm(180));
  });
  test('C-MOV-6, C-MOV-8: between an enemy and a friend once 3 mm', () => {
    const narrow = table([mover, enemy('a', 200, 265.5), friend('b', 200, 332.5)]);
    expect(costs(narrow, at(240, 300))).toBeLessThan(mm(141));
    const closed = table([mover, enemy('a', 200, 265.51), friend('b', 200, 332.5)]);
    expect(costs(closed, at(240, 300))).toBeGreaterThan(mm(180));
  });
  test('C-MOV-10: along the edge, a gap of exactly the diameter is passed and a hundredth less is not', () => {
    const low = friend('m', 100, 16);
    expect(costs(table([low, friend('a', 200, 48)]), at(240, 16))).toBe(mm(140));
    expect(costs(table([low, friend('a', 200, 47.99)]), at(240, 16))).toBeGreaterThan(mm(180));
  });
});

describe('starting in touch', () => {
  test('C-MOV-8: half round a friend that is touched costs pi times the sum of the radii', () => {
    expect(costs(table([mover, friend('a', 141, 300, 50)]), at(182, 300))).toBeCloseTo(Math.PI * mm(41), 6);
  });
  test('leaving a touched friend radially or tangentially is straight', () => {
    const board = table([mover, friend('a', 141, 300, 50)]);
    expect(costs(board, at(40, 300))).toBe(mm(60));
    expect(costs(board, at(100, 360))).toBe(mm(60));
  });
  test('enclosed by six bases, nothing outside is reached', () => {
    const around: Base[] = [
      [32, 0],
      [16, 28],
      [-16, 28],
      [-32, 0],
      [-16, -28],
      [16, -28],
    ].map(([dx, dy], i) => friend(`a${i}`, 100 + dx!, 300 + dy!));
    const ways = reach(table([mover, ...around]), 'm', walking(250));
    expect(ways.cost(at(200, 300))).toBe(Infinity);
    expect(ways.verdict(at(200, 300))).toMatchObject({ legal: false, refusal: { code: 'no-way', rule: 'C-MOV-4' } });
    expect(ways.overlay().length).toBe(1);
  });
  test('C-MOV-7: an enemy touched at the start does not stop the move and may be slid round', () => {
    const board = table([mover, enemy('e', 133, 300)]);
    expect(costs(board, at(182, 300))).toBeLessThan(Math.PI * mm(33) + mm(40));
  });
  test('C-MOV-7: touched by two enemies, both are bodies and a third one keeps its ring', () => {
    const board = table([mover, enemy('a', 100, 268), enemy('b', 100, 332), enemy('c', 150, 300)]);
    const ways = reach(board, 'm', walking(100));
    expect(ways.contactable()).toEqual(['c']);
    expect(ways.cost(at(110, 300))).toBe(mm(10));
  });
});

test('round a row of touching bases the way is half a circle and the length of the row', () => {
  const row = [132, 164, 196].map((x, i) => friend(`a${i}`, x, 300));
  expect(costs(table([mover, ...row]), at(228, 300))).toBeCloseTo(Math.PI * mm(32) + mm(64), 6);
});

test('sliding along the side of a template is as long as the side', () => {
  const board = table([friend('m', 100, 284)], [impassable('t', box(90, 300, 220, 340))]);
  expect(costs(board, at(200, 284), 100)).toBe(mm(100));
});

test('C-MOV-1: a big base gains nothing, since the centre is measured', () => {
  for (const diameter of [32, 50, 60, 80]) {
    const ways = reach(table([friend('m', 100, 300, diameter)]), 'm', walking(80));
    expect(ways.cost(at(180, 300))).toBe(mm(80));
    expect(ways.cost({ x: mm(180) + 1, y: mm(300) })).toBe(Infinity);
  }
});

describe('templates in pieces (lesson L3)', () => {
  const halves = [box(200, 280, 230, 320), box(230, 280, 260, 320)];
  test('pieces that share an edge are as one', () => {
    const whole = costs(table([mover], [impassable('t', box(200, 280, 260, 320))]), at(300, 300));
    expect(costs(table([mover], [impassable('t', ...halves)]), at(300, 300))).toBeCloseTo(whole, 6);
  });
  test('a template lying exactly on another changes nothing', () => {
    const once = costs(table([mover], [impassable('t', ...halves)]), at(300, 300));
    const twice = table([mover], [impassable('t', ...halves), impassable('u', ...halves)]);
    expect(costs(twice, at(300, 300))).toBeCloseTo(once, 6);
  });
});

describe('refusals', () => {
  const ways = reach(
    table([mover, friend('a', 150, 300)], [impassable('t', box(100, 340, 140, 380))]),
    'm',
    walking(80),
  );
  test('C-MOV-1: too far tells by how much', () => {
    expect(ways.verdict(at(20, 240))).toMatchObject({
      legal: false,
      refusal: { code: 'too-far', rule: 'C-MOV-1', facts: { short: mm(20) } },
    });
  });
  test('the nearest legal place is offered', () => {
    const nearest = ways.nearest(at(20, 240))!;
    expect(ways.verdict(nearest).legal).toBe(true);
    expect(Math.hypot(nearest.x - mm(20), nearest.y - mm(240))).toBeLessThan(mm(20) + 1);
    expect(ways.nearest(at(80, 300))).toEqual(at(80, 300));
  });
  test('C-MOV-5: nobody ends on a base or an Impassable template, C-CMP-12: nor off the table', () => {
    expect(ways.verdict(at(140, 300))).toMatchObject({ refusal: { code: 'overlaps-base', rule: 'C-MOV-5' } });
    expect(ways.verdict(at(110, 345))).toMatchObject({ refusal: { code: 'on-impassable', rule: 'C-MOV-5' } });
    expect(ways.verdict(at(10, 300))).toMatchObject({ refusal: { code: 'off-table', rule: 'C-CMP-12' } });
  });
  test('C-MOV-14: to stay is no move', () => {
    expect(ways.verdict(at(100, 300))).toMatchObject({ refusal: { code: 'no-move', rule: 'C-MOV-14' } });
  });
  test('C-PLC-4: a move that must avoid contact cannot end in it', () => {
    const board = table([mover, enemy('e', 180, 300)]);
    const careful = reach(board, 'm', walking(100, { avoidContact: true }));
    expect(careful.verdict(at(147, 300))).toMatchObject({ refusal: { code: 'into-contact', rule: 'C-PLC-4' } });
    expect(careful.verdict(at(145, 300)).legal).toBe(true);
    expect(careful.contactable()).toEqual([]);
  });
});

describe('Difficult terrain', () => {
  const wood = difficult('wood', box(150, 250, 300, 350));
  const board = table([mover], [wood]);
  test('C-MOV-15: through it the whole move is S', () => {
    const ways = reach(board, 'm', walking(150));
    expect(ways.cost(at(180, 300))).toBe(mm(80));
    expect(ways.cost({ x: mm(180) + 1, y: mm(300) })).toBe(Infinity);
    expect(ways.verdict(at(200, 300))).toMatchObject({ refusal: { code: 'too-far-in-difficult', rule: 'C-MOV-15' } });
  });
  test('C-MOV-16: touched for the first time after more than S, it stops the move there', () => {
    const far = table([friend('m', 40, 300)], [wood]);
    const ways = reach(far, 'm', walking(150));
    expect(ways.cost(at(134, 300))).toBeCloseTo(mm(94), 0);
    expect(ways.cost(at(135, 300))).toBe(Infinity);
  });
  test('C-TER-12: past it at a hundredth of a millimetre it is not touched', () => {
    const beside = table([friend('m', 100, 233.99)], [wood]);
    expect(reach(beside, 'm', walking(150)).cost(at(240, 233.99))).toBe(mm(140));
    const touching = table([friend('m', 100, 234)], [wood]);
    expect(reach(touching, 'm', walking(150)).cost(at(240, 234))).toBeLessThan(mm(140) + 5);
  });
  test('C-MOV-15, C-MOV-19: begun in it, or in an activation begun in it, the move is S', () => {
    const inside = table([friend('m', 140, 300)], [wood]);
    expect(reach(inside, 'm', walking(150)).cost(at(59, 300))).toBe(Infinity);
    expect(reach(inside, 'm', walking(150)).cost(at(60, 300))).toBe(mm(80));
    expect(reach(board, 'm', walking(150, { capped: true })).cost(at(100, 381))).toBe(Infinity);
  });
  test('C-MOV-17: who has S loses nothing', () => {
    const without = reach(table([mover]), 'm', walking(80));
    const withWood = reach(board, 'm', walking(80));
    for (const place of [at(180, 300), at(150, 340), at(160, 270)]) {
      expect(withWood.cost(place)).toBe(without.cost(place));
    }
  });
  test('C-KW-Pathfinder: Difficult means nothing', () => {
    expect(reach(board, 'm', walking(150, { pathfinder: true })).cost(at(250, 300))).toBe(mm(150));
  });
  test('C-MOV-18: a Run stops on touching it, and none begins in it', () => {
    const run = reach(board, 'm', walking(150, { run: true }));
    expect(run.cost(at(134, 300))).toBeCloseTo(mm(34), 0);
    expect(run.cost(at(136, 300))).toBe(Infinity);
    const inside = reach(table([friend('m', 140, 300)], [wood]), 'm', walking(150, { run: true }));
    expect(inside.verdict(at(100, 300))).toMatchObject({ refusal: { code: 'run-from-difficult', rule: 'C-MOV-18' } });
  });
  test('round it the whole budget counts', () => {
    const ways = reach(table([friend('m', 100, 245)], [wood]), 'm', walking(250));
    const cost = ways.cost(at(320, 240));
    expect(cost).toBeGreaterThan(mm(220));
    expect(cost).toBeLessThan(mm(226));
  });
});
