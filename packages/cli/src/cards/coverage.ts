import { KEYWORDS, TERRAIN_KEYWORDS, type Catalogue } from '@signum/classic';
import { combinatorNames, verbNames } from '@signum/cards/schema';
import type { RepositoryFile } from '../conformance/repository.ts';
import { testTitlesIn } from '../conformance/test-titles.ts';

/** What uses a card or a word of the language: the files of tests and scenarios, each with how often. */
export interface Covered {
  readonly name: string;
  readonly by: readonly { readonly file: string; readonly times: number }[];
}

export interface CardCovered extends Covered {
  readonly faction: string;
  readonly type: string;
}

export interface CardCoverage {
  readonly cards: readonly CardCovered[];
  readonly verbs: readonly Covered[];
  readonly combinators: readonly Covered[];
  readonly keywords: readonly Covered[];
}

/** Where the tests of cards and those of the language lie. */
const CARD_TESTS = /^packages\/cards\/src\/classic\/.*\.test\.ts$/;
const LANGUAGE_TESTS = /^packages\/classic\/src\/(?:effects|keywords|procedures|texts|language)\/.*\.test\.ts$/;

/** Which tests and scenarios use each card, verb, combinator and keyword. */
export function coverageOf(
  catalogue: Catalogue,
  tests: readonly RepositoryFile[],
  scenarios: readonly RepositoryFile[],
): CardCoverage {
  const used = [
    ...tests
      .filter(({ path }) => CARD_TESTS.test(path))
      .map(file => ({ file: file.path, ids: idsInTitles(file.text) })),
    ...scenarios.map(file => ({ file: file.path, ids: idsInScenario(file.text) })),
  ];
  const language = tests.filter(({ path }) => LANGUAGE_TESTS.test(path));
  const covered = (name: string, field: 'do' | 'keyword'): Covered => ({ name, by: usesOf(name, field, language) });
  return {
    cards: Object.values(catalogue).map(({ id, faction, type }) => ({
      name: id,
      faction,
      type,
      by: used.flatMap(({ file, ids }) => (ids.has(id) ? [{ file, times: ids.get(id)! }] : [])),
    })),
    verbs: verbNames().map(name => covered(name, 'do')),
    combinators: combinatorNames().map(name => covered(name, 'do')),
    keywords: [...KEYWORDS, ...TERRAIN_KEYWORDS].toSorted().map(name => covered(name, 'keyword')),
  };
}

const BEGINNING = /^((?:[a-z0-9]+(?:-[a-z0-9]+)*)(?:, [a-z0-9]+(?:-[a-z0-9]+)*)*):/;

/** The ids with which titles begin: `fireball: 3 damage`, `mire, hill: slow`. A table may put the id into the title. */
function idsInTitles(program: string): Map<string, number> {
  const ids = new Map<string, number>();
  for (const texts of testTitlesIn(program)) {
    const isTable = texts.some(text => /^[%$]\w+:/.test(text));
    const found = texts.flatMap(text => BEGINNING.exec(text)?.[1]?.split(', ') ?? (isTable ? [text] : []));
    for (const id of new Set(found)) ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return ids;
}

/** The cards that a scenario brings, sets up as creatures, or plays in its answers. */
function idsInScenario(text: string): Map<string, number> {
  const ids = new Map<string, number>();
  const { cards, creatures, play, variants } = parsed(text);
  const given = Object.values(isRecord(creatures) ? creatures : {}).map(one => (isRecord(one) ? one['card'] : one));
  for (const id of textsIn([cards, given, play, variants])) ids.set(id, (ids.get(id) ?? 0) + 1);
  return ids;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {}; // whoever plays it says what is wrong with it
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How often the tests of the language say this word; the test that is named after a keyword speaks of nothing else. */
function usesOf(name: string, field: 'do' | 'keyword', tests: readonly RepositoryFile[]): Covered['by'] {
  return tests.flatMap(({ path, text }) => {
    const said = text.split(`${field}: '${name}'`).length - 1;
    const isOwn = path.endsWith(`/${field === 'keyword' ? 'keywords' : 'effects'}/${name}.test.ts`);
    const times = isOwn ? Math.max(said, testTitlesIn(text).length) : said;
    return times > 0 ? [{ file: path, times }] : [];
  });
}

/** Cards and words that nothing uses. */
export function gapsIn({ cards, verbs, combinators, keywords }: CardCoverage): Record<string, string[]> {
  return { cards: unused(cards), verbs: unused(verbs), combinators: unused(combinators), keywords: unused(keywords) };
}

function unused(some: readonly Covered[]): string[] {
  return some.filter(({ by }) => by.length === 0).map(({ name }) => name);
}
