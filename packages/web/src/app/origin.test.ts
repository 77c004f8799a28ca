import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test('from the table of an example one goes back to the very page it stands on', () => {
  const from = '/rules/C-RUN-5?edition=ru-1#example';
  expect(originOf('/g/x1', { from })).toEqual({ href: from, place: 'rules' });
  expect(originOf('/g/x1', { from: '/cards/velmora' })).toEqual({ href: '/cards/velmora', place: 'cards' });
});

test('from a lesson, and from the game after the lessons, one goes back to their list', () => {
  expect(originOf('/learn/fight', null)).toEqual({ href: '/learn', place: 'learn' });
  expect(originOf('/g/x1', { from: '/learn/win' })).toEqual({ href: '/learn', place: 'learn' });
});

test('from any other table one goes home, whatever the history says', () => {
  for (const remembered of [null, undefined, 7, {}, { from: '/' }, { from: 'https://elsewhere.example/rules' }]) {
    expect(originOf('/g/x1', remembered)).toEqual({ href: '/', place: 'home' });
  }
});
