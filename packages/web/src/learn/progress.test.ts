import { describe, expect, test } from 'vitest';
import { doneFrom, nextLesson } from './progress.ts';

describe('where to go on', () => {
  test('a newcomer begins with the first lesson', () => {
    expect(nextLesson([])).toBe('move');
  });

  test('after a lesson comes the next one, even if an earlier one was left out', () => {
    expect(nextLesson(['move', 'fight'])).toBe('wounds');
    expect(nextLesson(['fight'])).toBe('wounds');
  });

  test('after the last one comes what was left out; whoever has done all may begin again', () => {
    expect(nextLesson(['move', 'win'])).toBe('fight');
    expect(nextLesson(['move', 'fight', 'wounds', 'shoot', 'city', 'cards', 'ground', 'win'])).toBe('move');
  });

  test('what was stored is read as far as it is still a lesson', () => {
    expect(doneFrom('["win", "dance", "move"]')).toEqual(['move', 'win']);
    expect(doneFrom('nonsense')).toEqual([]);
    expect(doneFrom('{}')).toEqual([]);
  });
});
