import { LANGUAGE_CODES, languages, plain } from '@signum/text';
import { expect, test } from 'vitest';
import { exampleFiles } from './example-files.ts';
import { toldStory } from './told-story.ts';
import { windowOf } from './window-of.ts';

const PLAYERS = ['One', 'Two'];
const storyIn = (file: string, code: (typeof LANGUAGE_CODES)[number] = 'en') =>
  toldStory(exampleFiles[file]!, languages[code], PLAYERS);

test('C-RUN-5: the story of a Run into contact is told step by step', () => {
  const { moments, roster } = storyIn('c-tv-38-running-into-contact');
  const lines = moments.map(moment => moment.lines.map(plain).join(' '));
  expect(lines.at(-1)).toContain('Backstab');
  expect(moments.at(-1)!.state.creatures.find(({ id }) => id === 'Runner')?.wounds).toBe(1);
  expect(roster.creature('Runner').name).toBe('Runner');
});

test('figures without a card have names in every language', () => {
  expect(storyIn('c-tv-38-running-into-contact', 'fr').roster.creature('Runner').name).toBe('Coureur');
  expect(storyIn('c-tv-38-running-into-contact', 'ru').roster.creature('Runner').name).toBe('Бегун');
});

test.each(Object.keys(exampleFiles))('%s is told to its end in every language', file => {
  for (const code of LANGUAGE_CODES) {
    const { moments } = storyIn(file, code);
    const script = moments.at(-1)!.state.chance;
    expect('script' in script ? script.script : []).toEqual([]);
  }
});

test('a drawing shows the part of the table in which something happens, and no more than the table', () => {
  const { moments } = storyIn('c-tv-38-running-into-contact');
  const shown = windowOf(moments.map(({ state }) => state))!;
  expect(shown.x).toBeLessThan(30);
  expect(shown.x + shown.width).toBeGreaterThan(30);
  expect(shown.width).toBeLessThan(50);
  expect(windowOf(storyIn('c-tv-51-how-much-may-be-hired').moments.map(({ state }) => state))).toBeNull();
});
