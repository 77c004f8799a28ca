import type { SeenHappening } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from './language.ts';
import { languages } from './languages.ts';
import { plain } from './marks.ts';
import { eventText, refusalText } from './messages.ts';
import { everyEvent } from './testing/every-event.ts';
import { everyRefusal } from './testing/every-refusal.ts';
import { stage } from './testing/stage.ts';

/** What no reader should find. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a hole', /undefined|\bnull\b|NaN|\[object/],
  ['a mark that is not closed', /[{}|]/],
  ['an id', /\b(?:[a-z]+-)+[a-z]+-[a-z]+\b/],
  ['two spaces', /\s{2}/],
  ['a space before a comma or a stop', /\s[,.]/],
  ['two stops', /[.,:;?!]\s?[.,:;?!]/],
  ['a straight quote', /["']/],
  ['a small letter at the beginning', /^\p{Ll}/u],
  ['a small letter behind a stop', /[.?!]\s\p{Ll}/u],
  ['no stop at the end', /[^.?!]$/],
];

const FAULTS_OF: Readonly<Record<LanguageCode, typeof FAULTS>> = {
  en: [['a wrong article', /\ba [aeio]|\ban [^aeiou]/i]],
  fr: [
    ['an article that should be contracted', /(?<!\p{L})(?:de|à) les? /u],
    ['a vowel that should be dropped', /(?<!\p{L})(?:[dlnscj]e|que|la) (?=[aeiouéèêàâîôû])/iu],
    ['a colon without its space', /(?<!\u00a0)[:;?!]/],
  ],
  ru: [
    ['a Latin letter', /(?!\b(?:S|M|L|XL|Anna|Boris)\b)\b[A-Za-z]+/],
    ['a number that parts from its word', /\d \p{L}/u],
    ['English quotes', /[“”]/],
  ],
};

describe.each(LANGUAGE_CODES)('%s', code => {
  const { messages } = languages[code];
  const faultsOf = (text: string): string[] =>
    [...FAULTS, ...FAULTS_OF[code]].flatMap(([name, pattern]) =>
      pattern.test(plain(text)) ? [`${name}: ${text}`] : [],
    );

  test.each([0, 1, 2])('every event can be read, whoever reads it (seat %i)', reader => {
    const told = Object.entries(everyEvent).flatMap(
      ([type, event]) => eventText(messages, { type, ...event } as SeenHappening, stage(code, reader)) ?? [],
    );
    expect(told.flatMap(faultsOf)).toEqual([]);
    expect(told.length).toBeGreaterThan(80);
  });

  test('every refusal can be read, and no two codes say the same', () => {
    const told = Object.entries(everyRefusal).map(([refusal, facts]) =>
      refusalText(messages, { code: refusal, facts }, stage(code)),
    );
    expect(told.flatMap(faultsOf)).toEqual([]);
    expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
  });
});
