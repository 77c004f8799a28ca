import { expect, test } from 'vitest';
import { examplesWith } from './examples.ts';

test('C-TV-46: the example in which Caillion is paid for is found by his card', () => {
  const found = examplesWith('caillion-captain-of-steel-blades').map(({ file }) => file);
  expect(found).toContain('c-tv-46-caillion-needs-two-buildings.json');
  expect(examplesWith('caillion')).toEqual([]);
});
