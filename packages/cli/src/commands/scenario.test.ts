import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenarioSchema } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { spoken, type Spoken } from '../testing/spoken.ts';
import { filesAt, playedFile } from '../scenario/played.ts';
import { verdictLines } from '../scenario/verdict-lines.ts';
import { schemaFlaw } from '../testing/schema-flaw.ts';

const ROOT = new URL('../../../../', import.meta.url);
const FILES = filesAt(fileURLToPath(new URL('scenarios', ROOT))).map(file => {
  const text = readFileSync(file, 'utf8');
  return [(JSON.parse(text) as { name: string }).name, file, text] as const;
});

describe('the scenarios in scenarios/', () => {
  test.each(FILES)('%s', (_name, file) => {
    expect(verdictLines(playedFile(file), 'in brief')).toEqual([expect.stringContaining(': as told: ')]);
  });

  test('every test vector of the duel has one', () => {
    const rules = readFileSync(new URL('docs/rules/classic.md', ROOT), 'utf8');
    const duel = rules.slice(rules.indexOf('### 23.1'), rules.indexOf('### 23.7'));
    const vectors = [...duel.matchAll(/\*\*(C-TV-\d+)\*\*/g)].map(([, id]) => id);
    expect(vectors).toHaveLength(43);
    const examples = FILES.filter(([, file]) => /[\\/]classic[\\/]c-tv-[^\\/]+$/.test(file));
    expect(examples.map(([name]) => name.split(':')[0])).toEqual(vectors); // files and vectors have the same order
  });

  test('every other one is named after a rule that it holds, and so is its file', () => {
    const others = FILES.filter(([, file]) => /[\\/]classic[\\/](?!c-tv-)[^\\/]+$/.test(file));
    for (const [name, file, text] of others) {
      const rule = name.split(':')[0]!;
      expect((JSON.parse(text) as { rules: string[] }).rules).toContain(rule);
      const begins = rule.toLowerCase().replace(/-(?=\d+$)/, '-0*');
      expect(file).toMatch(new RegExp(`[\\\\/]${begins}-`));
    }
  });
});

describe('the schema for editors', () => {
  const schema = scenarioSchema();

  test('lies in docs/ as the reader has it; `signum scenario --schema` prints it anew', async () => {
    const written: unknown = JSON.parse(readFileSync(new URL('docs/scenario.schema.json', ROOT), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
    expect(JSON.parse((await signum('--schema')).out)).toEqual(written);
  });

  test.each(FILES)('accepts what the reader accepts: %s', (_name, _file, text) => {
    expect(schemaFlaw(JSON.parse(text), schema, schema)).toBeUndefined();
  });

  test.each([
    [{}, '.name is missing'],
    [{ name: 'x', turm: 3 }, '.turm is not known'],
    [{ name: 'x', play: [{ activate: 'A', attack: 'B' }] }, '.play[0] fits 0 forms'],
    [{ name: 'x', creatures: { A: { of: 1, at: 'somewhere' } } }, '.creatures.A.at fits nothing'],
    [{ name: 'x', dice: 3 }, '.dice is no "string"'],
  ])('refuses what the reader refuses: %j', (scenario, flaw) => {
    expect(schemaFlaw(scenario, schema, schema)).toBe(flaw);
  });
});

describe('the page on scenarios', () => {
  const page = readFileSync(new URL('docs/scenarios.md', ROOT), 'utf8');

  test('lists every word', () => {
    const { $defs, properties } = scenarioSchema() as { $defs: Record<string, Node>; properties: Record<string, Node> };
    const words = [$defs['word'], $defs['step'], $defs['expectation'], { properties }].flatMap(wordsIn);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter(word => !page.includes(`\`${word}\``))).toEqual([]);
  });

  test('shows an example that is as told', () => {
    const [, example] = /```json\n([^`]+)```/.exec(page) ?? [];
    const file = written('example.json', JSON.parse(example!) as object);
    expect(verdictLines(playedFile(file), 'in brief')).toEqual([expect.stringContaining(': as told: ')]);
  });
});

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node | false;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** All names of fields below a part of the schema. */
function wordsIn(node: Node | undefined): string[] {
  if (!node) return [];
  const parts = [node.items, node.additionalProperties || undefined, ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const fields = Object.entries(node.properties ?? {});
  return [...new Set([...fields.flatMap(([name, field]) => [name, ...wordsIn(field)]), ...parts.flatMap(wordsIn)])];
}

const folder = mkdtempSync(join(tmpdir(), 'signum-scenario-'));

function written(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const signum = (...args: string[]): Promise<Spoken> => spoken(['scenario', ...args]);

describe('signum scenario', () => {
  const DUEL = {
    name: 'A duel',
    creatures: {
      Fox: { of: 1, at: [300, 300] },
      Adder: { of: 2, strength: 0, health: 2, at: 'touching Fox from the north' },
    },
    pending: { attack: 'melee combat', by: 'Fox', on: 'Adder' },
    dice: 'axe',
    play: [{ assign: 1 }],
    expect: { creatures: { Adder: { wounds: 1 } } },
  };
  const good = written('good.json', DUEL);
  const bad = written('bad.json', { ...DUEL, expect: { creatures: { Adder: { wounds: 2 } } } });
  const torn = written('torn.json', { ...DUEL, dise: 'axe' });

  test('says that all is as told, in one line', async () => {
    expect(await signum(good)).toEqual({ code: 0, out: `${good}: as told: A duel (played once)\n`, error: '' });
  });

  test('tells every difference below its file', async () => {
    const { code, out } = await signum(good, bad);
    expect(code).toBe(1);
    expect(out.split('\n').slice(1, 6)).toEqual([
      `${bad}: NOT AS TOLD: A duel`,
      '  en-kitsune',
      '    expect.creatures.Adder.wounds is different',
      '      expected: 2',
      '      found:    1',
    ]);
  });

  test('names the place of a mistake in the file, and the word that was meant', async () => {
    const { code, out } = await signum(torn);
    expect([code, out]).toEqual([1, `${torn}: NOT READ: dise is not known here; did you mean 'dice'?\n`]);
    expect((await signum(join(folder, 'nowhere.json'))).out).toContain('NOT READ: file there is no file');
  });

  test('looks at the texts of its own cards and creatures', async () => {
    const spell = { id: 'x', type: 'spell', effect: { do: 'damige', whom: 'your hero', amount: 1 } };
    const one = written('card.json', { ...DUEL, cards: [spell] });
    expect((await signum(one)).out).toContain(
      `NOT READ: cards[0].effect.do "damige" is not known; did you mean 'damage'?`,
    );
    const abilities = [{ when: 'endOfTurn', effect: { do: 'skip', whom: 'that creature' } }];
    const other = written('creature.json', {
      ...DUEL,
      creatures: { ...DUEL.creatures, Owl: { of: 1, at: [90, 90], abilities } },
    });
    expect((await signum(other)).out).toContain(
      "NOT READ: creatures.Owl.abilities[0].effect.whom 'that creature' means nothing",
    );
  });

  test('prints the whole story with --trace', async () => {
    const { out } = await signum(good, '--trace');
    expect(out).toContain('    player 1: {"assign":1}\n');
    expect(out).toContain('      damageDealt {"who":"Adder","by":"Fox","n":1} (C-DMG-4)\n');
  });

  test('gives everything to programs with --json', async () => {
    const [verdict] = JSON.parse((await signum(bad, '--json')).out) as unknown[];
    expect(verdict).toMatchObject({
      file: bad,
      name: 'A duel',
      passed: false,
      runs: [
        { edition: 'en-kitsune', differences: [{ where: 'expect.creatures.Adder.wounds', expected: 2, found: 1 }] },
      ],
    });
  });

  test('asks which file, if none is told', async () => {
    const { code, error } = await signum();
    expect([code, error]).toEqual([2, expect.stringContaining('Which scenario file or folder?')]);
  });
});
