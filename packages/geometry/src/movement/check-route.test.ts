import { describe, expect, test } from 'vitest';
import { box, difficult, enemy, friend, impassable, mm, table, walking } from '../testing/small-table.ts';
import { checkRoute } from './check-route.ts';
import type { Point } from '../point.ts';
import type { Turn } from './spec.ts';

const at = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });
const mover = friend('m', 100, 300);
const post = friend('post', 160, 300);

describe('the word of a route', () => {
  const board = table([mover, post], [impassable('t', box(100, 380, 200, 420))]);
  const check = (word: readonly Turn[], dest = at(220, 300)) => checkRoute(board, 'm', walking(250), { dest, word });

  test('both ways round a post are legal and equally long', () => {
    const [left, right] = [check([['post', 1]]), check([['post', -1]])];
    expect(left).toMatchObject({ ok: true, contacts: [], left: [], kept: [], touched: [] });
    expect(right.ok && left.ok && Math.abs(right.cost - left.cost)).toBeLessThan(1e-6);
    expect(left.ok && left.pieces.map(piece => piece.kind)).toEqual(['line', 'arc', 'line']);
  });
  test('C-MOV-4: straight through it is not', () => {
    expect(check([])).toMatchObject({
      ok: false,
      refusal: { code: 'crosses-base', rule: 'C-MOV-4', facts: { id: 'post', at: mm(28) } },
    });
  });
  test('a turn that names nothing on the table is refused', () => {
    for (const name of ['nobody', 'm', 't/0/4', 't/1/0', 't', 't/x/0']) {
      expect(check([[name, 1]])).toMatchObject({ ok: false, refusal: { code: 'unknown-turn' } });
    }
  });
  test('C-MOV-4: the long way round a corner would lead through the template itself', () => {
    const beside = table([friend('m', 216, 420)], [impassable('t', box(100, 380, 200, 420))]);
    const round = (side: 1 | -1) =>
      checkRoute(beside, 'm', walking(250), { dest: at(200, 436), word: [['t/0/2', side]] });
    expect(round(1)).toMatchObject({ ok: true });
    expect(round(-1)).toMatchObject({ ok: false, refusal: { code: 'not-taut', rule: 'C-MOV-4' } });
  });
  test('a bend the wrong way round is only a longer way', () => {
    const short = check([['post', -1]], at(190, 330));
    const long = check([['post', 1]], at(190, 330));
    expect(short.ok && long.ok && long.cost - short.cost).toBeGreaterThan(mm(40));
  });
  test('round corners of a template, named by terrain, piece and corner', () => {
    const word: Turn[] = [
      ['t/0/0', -1],
      ['t/0/3', -1],
    ];
    expect(checkRoute(board, 'm', walking(250), { dest: at(100, 440), word })).toMatchObject({ ok: true });
    const wrong: Turn[] = [['t/0/2', 1]];
    expect(checkRoute(board, 'm', walking(250), { dest: at(100, 440), word: wrong }).ok).toBe(false);
  });
  test('without a word the shortest way is taken', () => {
    const own = checkRoute(board, 'm', walking(250), { dest: at(220, 300) });
    const said = check([['post', 1]]);
    expect(own.ok && said.ok && Math.abs(own.cost - said.cost)).toBeLessThan(1e-6);
  });
  test('C-MOV-1: a detour longer than the allowance is refused with the margin', () => {
    const checked = checkRoute(board, 'm', walking(120), { dest: at(220, 300), word: [['post', 1]] });
    const said = check([['post', 1]]);
    const short = said.ok && said.cost - mm(120);
    expect(checked).toMatchObject({ ok: false, refusal: { code: 'too-far', rule: 'C-MOV-1', facts: { short } } });
  });
});

describe('enemies', () => {
  test('C-MOV-6: nobody walks on past an enemy closer than 3 mm', () => {
    const board = table([mover, enemy('e', 160, 334.9)]);
    const checked = checkRoute(board, 'm', walking(250), { dest: at(220, 300), word: [] });
    expect(checked).toMatchObject({ ok: false, refusal: { code: 'stops-at-enemy', rule: 'C-MOV-6' } });
    const clear = table([mover, enemy('e', 160, 335)]);
    expect(checkRoute(clear, 'm', walking(250), { dest: at(220, 300), word: [] }).ok).toBe(true);
  });
  test('C-MOV-7: an enemy touched at the start may be slid round, but once left it stops the move like any other', () => {
    const board = table([mover, enemy('e', 133, 300), friend('post', 100, 360)]);
    const check = (word: Turn[]) => checkRoute(board, 'm', walking(400), { dest: at(172, 298), word });
    expect(check([['e', 1]])).toMatchObject({ ok: true, left: ['e'], kept: [] });
    expect(check([['post', -1]])).toMatchObject({ ok: false, refusal: { code: 'stops-at-enemy', rule: 'C-MOV-7' } });
  });
  test('C-BST-1: enemies left and enemies kept are told', () => {
    const board = table([mover, enemy('gone', 100, 268), enemy('kept', 133, 300)]);
    const checked = checkRoute(board, 'm', walking(80), { dest: at(110, 324), word: [['kept', -1]] });
    expect(checked).toMatchObject({ ok: true, left: ['gone'], kept: ['kept'], contacts: ['kept'] });
  });
});

describe('Difficult terrain', () => {
  const wood = difficult('wood', box(150, 250, 300, 350));
  test('C-MOV-16: touched within S the rest of S may be walked, and the template is told', () => {
    const board = table([mover], [wood]);
    expect(checkRoute(board, 'm', walking(150), { dest: at(180, 300), word: [] })).toMatchObject({
      ok: true,
      cost: mm(80),
      touched: ['wood'],
    });
    expect(checkRoute(board, 'm', walking(150), { dest: at(181, 300), word: [] })).toMatchObject({
      ok: false,
      refusal: { rule: 'C-MOV-15' },
    });
  });
  test('C-MOV-16: touched after more than S the move ends there', () => {
    const board = table([friend('m', 50, 300)], [wood]);
    expect(checkRoute(board, 'm', walking(150), { dest: at(134, 300), word: [] }).ok).toBe(true);
    expect(checkRoute(board, 'm', walking(150), { dest: at(136, 300), word: [] })).toMatchObject({
      ok: false,
      refusal: { code: 'stops-at-difficult', rule: 'C-MOV-16' },
    });
  });
});
