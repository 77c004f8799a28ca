import type { CreatureId } from '@signum/classic';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAim, type Subject } from '../aim.ts';
import { whenRested } from './use-rested-hover.ts';

const hero: Subject = { kind: 'creature', id: 'c1' as CreatureId };
const told: (Subject | null)[] = [];
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  stop = whenRested(subject => told.push(subject));
});

afterEach(() => {
  stop();
  useAim.setState(useAim.getInitialState());
  vi.useRealTimers();
});

test('whoever stays on a creature reads about it, and whoever goes on does not', () => {
  useAim.getState().hover(hero);
  vi.advanceTimersByTime(60);
  useAim.getState().hover(null);
  vi.advanceTimersByTime(60);
  expect(told).toEqual([]);
  useAim.getState().hover(hero);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([hero]);
});

test('a ghost that is led over a creature does not rest there before the hand does', () => {
  useAim.getState().hover(hero);
  for (let x = 0; x < 10; x += 1) {
    vi.advanceTimersByTime(60);
    useAim.getState().propose({ kind: 'route', mode: 'walk', x, y: 0 });
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([hero]);
});

test('a ghost that moves while the hand has long been resting brings nothing new', () => {
  useAim.getState().hover(hero);
  vi.advanceTimersByTime(500);
  useAim.getState().propose({ kind: 'route', mode: 'walk', x: 0, y: 0 });
  vi.advanceTimersByTime(500);
  expect(told).toEqual([hero]);
});

test('what is selected is meant at once', () => {
  useAim.getState().hover(hero);
  useAim.getState().select(hero);
  expect(told).toEqual([hero]);
});
