import { LANGUAGE_CODES, languages, type Term } from '@signum/text';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleFiles } from '../examples/example-files.ts';
import { loadRules } from '../exact/load-rules.ts';
import { idsIn, passagesOf, type Block, type Stretch } from '../reading/passage.ts';
import { loadGuide } from './load-guide.ts';
import type { Topic } from './topic.ts';

const guides: Record<string, readonly Topic[]> = {};
let known: ReadonlySet<string>;

beforeAll(async () => {
  for (const code of LANGUAGE_CODES) guides[code] = await loadGuide(code);
  known = new Set((await loadRules('en')).map(({ id }) => id));
});

const idsOf = ({ blocks }: Topic): string[] => blocks.flatMap(passagesOf).flatMap(idsIn).toSorted();
const stretchesOf = ({ blocks }: Topic): Stretch[] => blocks.flatMap(passagesOf).flat();
const skeleton = (block: Block): string => (block.kind === 'heading' ? `heading ${block.id}` : block.kind);

describe.each(LANGUAGE_CODES)('the guide in %s', code => {
  test('cites only rules that exist', () => {
    const strangers = guides[code]!.flatMap(idsOf).filter(id => !known.has(id));
    expect(strangers).toEqual([]);
  });

  test('tells something of every area of the rules from the first section to the end of the game', () => {
    const text = readFileSync(new URL('../../../../../docs/rules/classic.md', import.meta.url), 'utf8');
    const body = text.slice(text.indexOf('\n## 1. '), text.indexOf('\n## 19. '));
    const areas = new Set([...body.matchAll(/\*\*(C-[A-Z]+)-\d+\*\*/g)].map(([, area]) => area!));
    const told = new Set(guides[code]!.flatMap(idsOf).map(id => id.replace(/-\d+$/, '')));
    expect(areas.size).toBeGreaterThan(25);
    expect([...areas].filter(area => !told.has(area))).toEqual([]);
  });

  test('leads only to chapters, headings, keywords and rules that are there', () => {
    const topics = guides[code]!;
    const headings = (slug: string): readonly string[] | undefined =>
      topics.find(topic => topic.slug === slug)?.blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : []));
    const broken = topics.flatMap(stretchesOf).filter(stretch => {
      if (stretch.kind === 'topic') {
        const there = headings(stretch.slug);
        return !there || (stretch.at !== null && !there.includes(stretch.at));
      }
      if (stretch.kind === 'keyword') return !isTerm(stretch.term);
      return stretch.kind === 'rule' && !known.has(stretch.id);
    });
    expect(broken).toEqual([]);
  });

  test('shows only examples that are there', () => {
    const shown = guides[code]!.flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'example' ? [block.file] : [])),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(file => !Object.hasOwn(exampleFiles, file))).toEqual([]);
  });

  test('has the same chapters, headings and rules as the English one', () => {
    for (const [index, topic] of guides['en']!.entries()) {
      const other = guides[code]![index]!;
      expect(other.slug).toBe(topic.slug);
      expect(other.blocks.map(skeleton), topic.slug).toEqual(topic.blocks.map(skeleton));
      expect(idsOf(other), topic.slug).toEqual(idsOf(topic));
    }
    expect(guides[code]).toHaveLength(guides['en']!.length);
  });
});

function isTerm(term: string): boolean {
  try {
    return languages.en.keyword(term as Term).name !== undefined;
  } catch {
    return false;
  }
}
