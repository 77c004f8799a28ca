import { LANGUAGE_CODES, languages } from '@signum/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { TERMS } from '../glossary/terms.ts';
import { idsOfLinks, passagesOf, type Stretch } from '../reading/passage.ts';
import type { ExactRule } from './exact-rule.ts';
import { loadRules } from './load-rules.ts';
import { ruleOfTerm } from './term-rule.ts';

const all: Record<string, readonly ExactRule[]> = {};

beforeAll(async () => {
  for (const code of LANGUAGE_CODES) all[code] = await loadRules(code);
});

const stretchesOf = ({ blocks }: ExactRule): Stretch[] => blocks.flatMap(passagesOf).flat();

/** The words of a rule without the names that the English glossary gives in other languages. */
const textOf = ({ blocks }: ExactRule): string =>
  blocks
    .flatMap(passagesOf)
    .map(passage =>
      passage.map(stretch => ('text' in stretch && stretch.kind !== 'rule' ? stretch.text : ' ')).join(''),
    )
    .join('\n')
    .replaceAll(/\[[^\]]* \/ [^\]]*\]/g, '');

/** What has a letter beside it is part of a word, as the L of "L’Armure"; a number may have an ending: "13th". */
const found = (text: string, what: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])(?:${what})`, 'gu'))].map(([hit]) => hit);
const ALONE = String.raw`(?![\p{L}\d’])`;

const editionOf = { R: 'ru-1', F: 'fr-1', 22: 'en-2022', K: 'en-kitsune' } as const;

/** The English text names editions by bare letters, too, and that of 2022 by its number; translations always use braces. */
function editionsIn(rule: ExactRule): string[] {
  const tagged = stretchesOf(rule).flatMap(stretch => (stretch.kind === 'editions' ? stretch.editions : []));
  const named = found(textOf(rule), `(?:R|F|K|22)${ALONE}`);
  return [...tagged, ...named.map(letter => editionOf[letter as keyof typeof editionOf])].toSorted();
}

function numbersIn(rule: ExactRule): string[] {
  const numbers = found(textOf(rule), String.raw`\d+(?:\.\d+)?|(?:XL|[SML])${ALONE}`);
  return numbers.filter(number => number !== '22').toSorted();
}

const numberOf = (heading: string): string | undefined => /^[\d.]+/.exec(heading)?.[0];

/** What no translation may change. */
const skeletonOf = (rule: ExactRule) => ({
  id: rule.id,
  form: rule.blocks.map(({ kind }) => kind),
  rules: idsOfLinks(rule.blocks).toSorted(),
  numbers: numbersIn(rule),
  editions: editionsIn(rule),
  hasX: found(textOf(rule), `X${ALONE}`).length > 0,
});

test.each(LANGUAGE_CODES)('in %s every keyword of section 19 has its text', code => {
  const keywords = all[code]!.filter(({ id }) => id.startsWith('C-KW-'));
  expect(keywords.length).toBeGreaterThan(80);
  expect(keywords.filter(({ language }) => language !== code).map(({ id }) => id)).toEqual([]);
});

describe.each(['fr', 'ru'] as const)('the exact rules in %s', code => {
  test('a section is translated as a whole, with its headings', () => {
    const languagesOf = new Map<string, Set<string>>();
    for (const [index, rule] of all[code]!.entries()) {
      const original = all['en']![index]!;
      expect(numberOf(rule.section), rule.id).toBe(numberOf(original.section));
      expect(numberOf(rule.part), rule.id).toBe(numberOf(original.part));
      languagesOf.set(original.section, (languagesOf.get(original.section) ?? new Set()).add(rule.language));
    }
    expect([...languagesOf].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  test('every rule cites the same rules, numbers, rulers and editions as the English one, in the same form', () => {
    expect(all[code]!.map(skeletonOf)).toEqual(all['en']!.map(skeletonOf));
  });

  test('no rule is shortened to a hint', () => {
    const short = all[code]!.filter((rule, index) => textOf(rule).length < textOf(all['en']![index]!).length * 0.6);
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  test('a keyword has the name that is printed on cards', () => {
    for (const term of TERMS) {
      const rule = all[code]!.find(({ id }) => id === ruleOfTerm(term))!;
      const [name] = stretchesOf(rule);
      expect(name, rule.id).toEqual({ kind: 'strong', text: languages[code].keyword(term).name });
    }
  });
});
