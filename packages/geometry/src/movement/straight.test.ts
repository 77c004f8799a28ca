import { describe, expect, test } from 'vitest';
import type { Point } from '../point.ts';
import { box, difficult, enemy, friend, impassable, mm, table, walking } from '../testing/small-table.ts';
import { checkRoute } from './check-route.ts';
import { reach } from './reach.ts';

const at = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });
const rock = impassable('rock', box(150, 280, 170, 320));
const wood = difficult('wood', box(200, 280, 230, 320));
const board = table([friend('m', 100, 300), enemy('e', 100, 400, 50), friend('f', 60, 300)], [rock, wood]);
const flight = walking(150, { mode: 'flight' });
const jump = walking(150, { mode: 'jump' });

describe('Flight (C-KW-Flight)', () => {
  const ways = reach(board, 'm', flight);
  test('ignores everything on the way', () => {
    expect(ways.cost(at(250, 300))).toBe(mm(150));
    expect(ways.cost(at(20, 300))).toBe(mm(80));
    expect(ways.cost(at(100, 450))).toBe(mm(150));
  });
  test('C-MOV-5: ends neither on a base nor on Impassable ground', () => {
    expect(ways.verdict(at(160, 300))).toMatchObject({ refusal: { code: 'on-impassable' } });
    expect(ways.verdict(at(100, 380))).toMatchObject({ refusal: { code: 'overlaps-base' } });
  });
  test('C-MOV-6: contact counts at the end', () => {
    expect(ways.verdict(at(100, 357))).toMatchObject({ legal: true, fresh: ['e'] });
    expect(ways.contact('e')).toMatchObject({ cost: mm(59), settled: at(100, 359), fresh: ['e'] });
    expect(checkRoute(board, 'm', flight, { dest: at(100, 359) })).toMatchObject({ ok: true, contacts: ['e'] });
  });
  test('C-MOV-1: not farther than its Movement', () => {
    expect(ways.verdict(at(251, 300))).toMatchObject({ refusal: { code: 'too-far', rule: 'C-MOV-1' } });
  });
});

describe('Jump (C-KW-Jump)', () => {
  const ways = reach(board, 'm', jump);
  test('passes over creatures in a straight line', () => {
    expect(ways.cost(at(20, 300))).toBe(mm(80));
    expect(ways.cost(at(100, 450))).toBe(mm(150));
  });
  test('C-MOV-4: an Impassable template still blocks', () => {
    expect(ways.verdict(at(190, 300))).toMatchObject({ refusal: { code: 'crosses-impassable', rule: 'C-MOV-4' } });
  });
  test('C-MOV-16: Difficult terrain still caps', () => {
    const open = table([friend('m', 100, 300)], [difficult('wood', box(130, 280, 160, 320))]);
    const over = reach(open, 'm', jump);
    expect(over.cost(at(180, 300))).toBe(mm(80));
    expect(over.verdict(at(200, 300))).toMatchObject({ refusal: { code: 'too-far-in-difficult', rule: 'C-MOV-15' } });
    expect(reach(open, 'm', { ...jump, pathfinder: true }).cost(at(200, 300))).toBe(mm(100));
  });
});
