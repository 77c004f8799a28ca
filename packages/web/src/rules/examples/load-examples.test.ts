import { expect, test } from 'vitest';
import { examplesOf, examplesWith, loadExamples } from './load-examples.ts';

const all = await loadExamples();

test('C-TV-46: the example in which Caillion is paid for is found by his card', () => {
  const found = examplesWith(all, 'caillion-captain-of-steel-blades').map(({ file }) => file);
  expect(found).toContain('c-tv-46-caillion-needs-two-buildings');
  expect(examplesWith(all, 'caillion')).toEqual([]);
});

test('C-RUN-5: an example is found by a rule that it holds', () => {
  expect(examplesOf(all, ['C-RUN-5']).map(({ file }) => file)).toEqual(['c-tv-38-running-into-contact']);
});

test('every example says in three languages what it shows', () => {
  for (const { file, about } of all) {
    for (const code of ['en', 'fr', 'ru'] as const) expect(about[code]?.length, `${file} ${code}`).toBeGreaterThan(20);
  }
});
