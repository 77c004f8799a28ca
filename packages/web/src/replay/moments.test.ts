import { expect, test } from 'vitest';
import type { Moment } from '../game/messages.ts';
import { landingFrom, momentIn, momentOf, nextScene, nextTurn, previousTurn, turnSpans } from './moments.ts';

const moment = (turn: number, events: number, more: Partial<Moment> = {}): Moment => ({
  turn,
  active: turn % 2,
  by: 0,
  rolls: 0,
  deaths: 0,
  events,
  ...more,
});

/** Setup, a turn of three answers (the second changes nothing, the third kills), a turn of two (the first rolls). */
const moments = [
  moment(0, 4),
  moment(1, 8),
  moment(1, 8),
  moment(1, 9, { deaths: 1, rolls: 1 }),
  moment(2, 12, { rolls: 2 }),
  moment(2, 13),
];

test('a timeline has one stretch for the setup and one for each turn', () => {
  expect(turnSpans(moments)).toEqual([
    { turn: 0, seat: null, from: 0, to: 0 },
    { turn: 1, seat: 1, from: 1, to: 3 },
    { turn: 2, seat: 0, from: 4, to: 5 },
  ]);
});

test('by turns one goes to where the next begins, and first back to where this one began', () => {
  expect([0, 2, 4, 5].map(at => nextTurn(moments, at))).toEqual([1, 4, 5, 5]);
  expect([0, 1, 3, 4, 5].map(at => previousTurn(moments, at))).toEqual([0, 0, 1, 1, 4]);
});

test('one jumps to the next roll or death, and nowhere if there is none', () => {
  expect(landingFrom(moments, 0, 'rolls', 1)).toBe(3);
  expect(landingFrom(moments, 3, 'rolls', 1)).toBe(4);
  expect(landingFrom(moments, 5, 'deaths', -1)).toBe(3);
  expect(landingFrom(moments, 3, 'deaths', 1)).toBeNull();
});

test('a film does not stand still at answers after which nothing is seen', () => {
  expect(nextScene(moments, 1)).toBe(3);
  expect(nextScene(moments, 5)).toBe(5);
});

test('a line of the log leads to the moment that brought it', () => {
  expect([0, 4, 8, 12, 99].map(event => momentOf(moments, event))).toEqual([0, 1, 3, 5, 5]);
});

test('an address may ask for any moment: what is not there becomes the nearest', () => {
  expect(['3', '999', '-2', 'x', null].map(asked => momentIn(moments, asked))).toEqual([3, 5, 0, 0, 0]);
});
