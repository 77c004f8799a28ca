import { expect, test } from 'vitest';
import { box, enemy, friend, impassable, mm, table } from '../testing/small-table.ts';
import { push } from './push.ts';

const target = friend('t', 300, 300);
const right = { x: 1, y: 0 };

test('C-KW-Buckshot: in the open the whole distance', () => {
  expect(push(table([target]), 't', right, mm(80))).toEqual({ x: mm(380), y: mm(300), full: true });
  expect(push(table([target]), 't', { x: -3, y: -4 }, mm(50))).toEqual({ x: mm(270), y: mm(260), full: true });
});

test('C-KW-Buckshot: a base stops it at gap 0, contact on the way does not', () => {
  const board = table([target, friend('a', 360, 300), enemy('beside', 320, 332)]);
  expect(push(board, 't', right, mm(80))).toEqual({ x: mm(328), y: mm(300), full: false });
});

test('C-KW-Buckshot: exactly enough room is enough', () => {
  const board = table([target, friend('a', 412, 300)]);
  expect(push(board, 't', right, mm(80))).toEqual({ x: mm(380), y: mm(300), full: true });
  const less = table([target, { ...friend('a', 412, 300), x: mm(412) - 1 }]);
  expect(push(less, 't', right, mm(80))).toEqual({ x: mm(380) - 1, y: mm(300), full: false });
});

test('C-KW-Buckshot: Impassable templates and the edge stop it', () => {
  const wall = impassable('w', box(350, 250, 360, 350));
  expect(push(table([target], [wall]), 't', right, mm(80))).toEqual({ x: mm(334), y: mm(300), full: false });
  expect(push(table([friend('t', 560, 300)]), 't', right, mm(80))).toEqual({ x: mm(584), y: mm(300), full: false });
});

test('C-KW-Buckshot: it slides off what it touches, and does not move into it', () => {
  const touching = table([target, friend('a', 332, 300)]);
  expect(push(touching, 't', right, mm(80))).toEqual({ x: mm(300), y: mm(300), full: false });
  expect(push(touching, 't', { x: 0, y: 1 }, mm(80))).toEqual({ x: mm(300), y: mm(380), full: true });
});
