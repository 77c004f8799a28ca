import { catalogue } from '@signum/cards';
import { LANGUAGE_CODES, parts, plain, type MarkKind } from '@signum/text';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Lesson, type LessonId } from './lessons.ts';
import { loadScene } from './scenes.ts';
import { WORDS } from './words.ts';

const lessons: readonly (Lesson & { readonly id: LessonId })[] = LESSONS;

/** All texts of a lesson by the step at which they are said. */
function textsOf(id: LessonId, language: (typeof LANGUAGE_CODES)[number]): Readonly<Record<string, string>> {
  const { steps, end } = WORDS[language].lessons[id];
  const said = Object.entries(steps as Readonly<Record<string, { say: string; hint?: string }>>);
  return Object.fromEntries([
    ...said.flatMap(([step, { say, hint = '' }]) => [
      [step, say],
      [`${step}, hint`, hint],
    ]),
    ['end', end],
  ]) as Record<string, string>;
}

function marked(text: string, ...kinds: readonly MarkKind[]): string[] {
  return parts(text).flatMap(({ mark }) => (mark && kinds.includes(mark.kind) ? mark.id : []));
}

describe('what the coach says', () => {
  test.each(lessons)('in the lesson "$id" leads to what is there', async ({ id, scenes }) => {
    const scores = await Promise.all(scenes.map(({ file }) => loadScene(file)));
    const there = scores.flatMap(({ opening: { state } }) => [...state.creatures, ...state.terrains]);
    const texts = LANGUAGE_CODES.flatMap(language => Object.values(textsOf(id, language))).join(' ');
    const strangers = [
      ...marked(texts, 'creature', 'terrain').filter(name => !there.some(one => String(one.id) === name)),
      ...marked(texts, 'card', 'building').filter(card => !Object.hasOwn(catalogue, card)),
    ];
    expect(strangers).toEqual([]);
  });

  test.each(lessons)('in the lesson "$id" speaks of the same keywords in every language', ({ id }) => {
    const found = LANGUAGE_CODES.map(language =>
      marked(Object.values(textsOf(id, language)).join(' '), 'keyword').toSorted(),
    );
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  test('adds two keywords a lesson at most, and speaks of none before its lesson', () => {
    const known = new Set<string>();
    for (const lesson of lessons) {
      expect(lesson.keywords.filter(keyword => !known.has(keyword)).length).toBeLessThanOrEqual(2);
      for (const keyword of lesson.keywords) known.add(keyword);
      const spoken = marked(Object.values(textsOf(lesson.id, 'en')).join(' '), 'keyword');
      expect(spoken.filter(keyword => !known.has(keyword))).toEqual([]);
    }
  });

  test('is short enough to stand above the question', () => {
    const long = lessons.flatMap(({ id }) =>
      LANGUAGE_CODES.flatMap(language =>
        Object.entries(textsOf(id, language))
          .filter(([, text]) => plain(text).length > 215)
          .map(([step, text]) => `${id}, ${step} (${language}): ${plain(text).length}`),
      ),
    );
    expect(long).toEqual([]);
  });
});
