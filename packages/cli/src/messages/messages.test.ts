import { editions, type EditionId } from '@signum/classic';
import { LANGUAGE_CODES, languages, parts, plain } from '@signum/text';
import { describe, expect, test } from 'vitest';
import { phrasedGame } from '../testing/phrased-game.ts';

/** What no player should ever read. */
const FAULTS: readonly [name: string, pattern: RegExp][] = [
  ['a hole', /undefined|\bnull\b|NaN|\[object|Infinity/],
  ['a mark that is not closed', /[{}|]/],
  ['an id', /\b(?:[crst]\d+|k\d+)\b|\b[a-z]+(?:-[a-z]+){2,}\b/],
  ['two spaces', / {2}/],
  ['a space before a stop', / [,.](?!\d)/],
  ['two stops', /\.\./],
  ['a straight quote', /["']/],
];

/** The beginning of one game for each edition; with MESSAGES=5, whole games and so many of them. */
const GAMES = Number(process.env['MESSAGES'] ?? 1);
const DECISIONS = 'MESSAGES' in process.env ? 5000 : 100;

describe.each(LANGUAGE_CODES)('%s', code => {
  test.each(Object.keys(editions) as EditionId[])('every line of random games can be read (%s)', edition => {
    const faults = new Set<string>();
    let lines = 0;
    for (let game = 0; game < GAMES; game += 1) {
      for (const { about, text } of phrasedGame(languages[code], edition, `${edition} ${game}`, DECISIONS)) {
        lines += 1;
        const words = plain(text);
        for (const [name, pattern] of FAULTS) if (pattern.test(words)) faults.add(`${about}: ${name}: ${words}`);
        if (parts(text).length === 0) faults.add(`${about} says nothing`);
      }
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    expect(lines).toBeGreaterThan(200);
  });
});
