import { expect, test } from 'vitest';
import { besideAnchor } from './beside-anchor.ts';

const window = { width: 390, height: 844 };

test('a note stands under its word', () => {
  expect(besideAnchor({ left: 20, top: 100, bottom: 120 }, window)).toEqual({ '--at-x': '20px', '--at-y': '128px' });
});

test('a note at the right or lower end of the window stays inside it', () => {
  const place = besideAnchor({ left: 380, top: 800, bottom: 820 }, window);
  expect(place).toEqual({ '--at-x': '62px', '--at-y': '642px' });
});
