import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, decks } from '@signum/cards';
import { cardsSchema } from '@signum/cards/schema';
import { describe, expect, test } from 'vitest';
import { coverageOf, gapsIn } from '../cards/coverage.ts';
import { coveragePage } from '../cards/coverage-page.ts';
import { spoken, type Spoken } from '../testing/spoken.ts';
import { schemaFlaw } from '../testing/schema-flaw.ts';

const ROOT = new URL('../../../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'signum-cards-'));

function written(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const signum = (...args: string[]): Promise<Spoken> => spoken(['cards', ...args]);

const names = { en: 'Spark', fr: 'Étincelle', ru: 'Искра' };
const SPARK = {
  id: 'spark',
  type: 'spell',
  faction: 'none',
  names,
  cost: { buildings: ['any'], prosperity: 0 },
  effect: { do: 'damage', whom: { choose: 'creature', within: 'S' }, amount: 1 },
};

describe('signum cards check', () => {
  const good = written('good.json', { set: 'sparks', cards: [SPARK] });
  const bad = written('bad.json', { set: 'sparks', cards: [{ ...SPARK, id: 'flash', effect: { do: 'damige' } }, {}] });

  test('without a file looks at the box', async () => {
    expect(await signum('check')).toEqual({
      code: 0,
      out: `the box: all is well: box, ${Object.keys(catalogue).length} cards, 0 decks\n`,
      error: '',
    });
  });

  test('says that all is well, in one line', async () => {
    expect(await signum('check', good)).toMatchObject({
      code: 0,
      out: `${good}: all is well: sparks, 1 card, 0 decks\n`,
    });
  });

  test('tells every fault of a file below its name', async () => {
    const { code, out } = await signum('check', good, bad);
    expect(code).toBe(1);
    expect(out.split('\n').slice(1, 4)).toEqual([
      `${bad}: 2 faults`,
      `  flash: cards[0].effect.do "damige" is not known; did you mean 'damage'?`,
      expect.stringMatching(/^ {2}cards\[1\]/),
    ]);
  });

  test('a later file may speak of the cards of an earlier one, and may not print them again', async () => {
    const guild = {
      id: 'spark-guild',
      type: 'building',
      faction: 'none',
      names,
      kind: 'unique',
      cost: { buildings: [], prosperity: 3 },
    };
    const first = written('first.json', { set: 'first', cards: [guild] });
    const needing = { ...SPARK, effect: { do: 'if', cond: { standing: 'spark-guild' }, then: SPARK.effect } };
    const second = written('second.json', { set: 'second', cards: [needing] });
    expect((await signum('check', first, second)).code).toBe(0);
    expect((await signum('check', second)).out).toContain("names the building 'spark-guild', which does not exist");
    expect((await signum('check', first, first)).out).toContain('is the id of a card that is there already');
  });

  test('gives everything to programs with --json', async () => {
    const [one, other] = JSON.parse((await signum('check', good, bad, '--json')).out) as unknown[];
    expect(one).toEqual({ file: good, valid: true, set: 'sparks', cards: ['spark'], decks: [] });
    expect(other).toMatchObject({ valid: false, faults: { length: 2 } });
  });

  test('a torn file and a missing one are told with their place', async () => {
    const { code, out } = await signum('check', written('torn.json', '{ "set":'), join(folder, 'nowhere.json'));
    expect(code).toBe(1);
    expect(out).toContain('line 1, column 9 is not JSON: it ends too early');
    expect(out).toContain('there is no file');
  });

  test('what is not understood is answered with what would be', async () => {
    expect((await signum('chek')).error).toContain('cards cannot chek');
    expect((await signum('constructor')).error).toContain('cards cannot constructor');
    expect((await signum('pages', '--json')).error).toContain(
      'cards pages has no flag --json. Flags: --check, --write.',
    );
    expect((await signum('schema', 'x')).error).toContain("'x' belongs to no flag.");
    expect((await signum()).error).toContain('What shall cards do');
  });
});

describe('the schema for editors', () => {
  const schema = cardsSchema();
  const flawOf = (file: unknown) => schemaFlaw(file, schema, schema);

  test('lies in docs/ as the reader has it; `signum cards schema` prints it anew', async () => {
    const kept: unknown = JSON.parse(readFileSync(new URL('docs/cards.schema.json', ROOT), 'utf8'));
    expect(kept).toEqual(JSON.parse(JSON.stringify(schema)));
    expect(JSON.parse((await signum('schema')).out)).toEqual(kept);
  });

  test.each(Object.values(catalogue).map(card => [card.id, card] as const))('accepts %s', (_id, card) => {
    expect(flawOf({ set: 'box', cards: [card] })).toBeUndefined();
  });

  test('accepts the decks of the box', () => {
    expect(flawOf({ set: 'box', cards: [], decks })).toBeUndefined();
  });

  test.each([
    [{ cards: [] }, '.set is missing'],
    [{ set: 'x', cards: [], deks: [] }, '.deks is not known'],
    [{ set: 'x', cards: [{ ...SPARK, colour: 'red' }] }, '.cards[0] fits nothing'],
    [{ set: 'x', cards: [{ ...SPARK, effect: { do: 'damige' } }] }, '.cards[0] fits nothing'],
    [
      { set: 'x', cards: [{ ...SPARK, effect: { do: 'hide', whom: 'your hero', amount: 1 } }] },
      '.cards[0] fits nothing',
    ],
    [{ set: 'x', cards: [{ ...SPARK, names: { en: 'Spark' } }] }, '.cards[0] fits nothing'],
    [{ set: 'x', cards: [], decks: [{}] }, '.decks[0].id is missing'],
  ])('refuses what the reader refuses: %j', (file, flaw) => {
    expect(flawOf(file)).toBe(flaw);
  });
});

describe('signum cards coverage', () => {
  const cards = Object.fromEntries(['fireball', 'hill', 'mire', 'arena'].map(id => [id, catalogue[id]!]));
  const tests = [
    {
      path: 'packages/cards/src/classic/basics/spells.test.ts',
      text: `test('fireball: burns', () => {});\ntest('fireball: not far', () => {});\ntest('about the arena: no', () => {});`,
    },
    {
      path: 'packages/cards/src/classic/basics/terrains.test.ts',
      text: `test('hill, mire: slow', () => {});`,
    },
    {
      path: 'packages/classic/src/keywords/berserk.test.ts',
      text: `test('C-KW-Berserk: strong', () => { play({ do: 'hide', whom: 'your hero' }); });`,
    },
  ];

  test('a title that begins with ids counts for these cards, and for no others', () => {
    const coverage = coverageOf(cards, tests, []);
    expect(coverage.cards.map(({ name, by }) => [name, by.map(({ times }) => times)])).toEqual([
      ['fireball', [2]],
      ['hill', [1]],
      ['mire', [1]],
      ['arena', []],
    ]);
    expect(gapsIn(coverage)['cards']).toEqual(['arena']);
  });

  test('a scenario counts for the cards it plays', () => {
    const text = JSON.stringify({ name: 'x', creatures: {}, play: [{ play: 'arena' }], players: [{ city: ['mire'] }] });
    const coverage = coverageOf(cards, [], [{ path: 'scenarios/classic/x.json', text }]);
    expect(gapsIn(coverage)['cards']).toEqual(['fireball', 'hill', 'mire']);
  });

  test('words count where the tests of the rules say them', () => {
    const { verbs, keywords, combinators } = coverageOf(cards, tests, []);
    expect(verbs.find(({ name }) => name === 'hide')?.by).toHaveLength(1);
    expect(verbs.find(({ name }) => name === 'skip')?.by).toEqual([]);
    expect(keywords.find(({ name }) => name === 'berserk')?.by).toHaveLength(1);
    expect([verbs.length, combinators.length]).toEqual([45, 6]);
  });

  test('the page is up to date, and nothing is unused', async () => {
    expect(await signum('coverage', '--check')).toEqual({
      code: 0,
      out: expect.stringMatching(/^(\d+) of \1 cards are used by a test or a scenario\.\n$/) as string,
      error: '',
    });
  });

  test('the page names what is used by nothing', () => {
    const page = coveragePage(coverageOf(cards, tests, []));
    expect(page).toContain('| `arena` | building | **nothing yet** |');
    expect(page).toContain(
      '| `fireball` | spell | [spells.test.ts](../packages/cards/src/classic/basics/spells.test.ts) (2) |',
    );
  });
});
