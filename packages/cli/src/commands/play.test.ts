import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfText, isRefused } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../cards/pages.ts';
import { collectionWith } from '../cards/sets.ts';
import { classic } from '../classic-game.ts';
import { fuzzSetup } from '../fuzz/fuzz-setup.ts';
import { spoken as signum } from '../testing/spoken.ts';

const ROOT = new URL('../../../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'signum-play-'));

function written(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** The examples of the page, as whoever follows it writes them. */
const page = readFileSync(new URL('docs/cards.md', ROOT), 'utf8');
const [set, scenario, deck] = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, text]) => JSON.parse(text!) as object);
const hearth = written('hearth.json', set);
const withDeck = written('hearth-decks.json', { ...set, ...deck });

describe('the page on cards', () => {
  test('shows a set without a fault', async () => {
    expect((await signum(['cards', 'check', hearth])).out).toBe(`${hearth}: all is well: hearth, 1 card, 0 decks\n`);
    expect((await signum(['cards', 'check', withDeck])).out).toContain('hearth, 1 card, 1 deck');
  });

  test('shows the faults as they are told', async () => {
    const spoilt = JSON.stringify(set)
      .replace('"reckless"', '"reckles"')
      .replace(/"amount":1}\]/, '"amount":1,"untill":"end of turn"}]');
    const { out } = await signum(['cards', 'check', written('spoilt.json', JSON.parse(spoilt))]);
    const told = out
      .split('\n')
      .slice(1, 3)
      .map(line => line.trim());
    expect(told).toHaveLength(2);
    for (const line of told) expect(page).toContain(line);
  });

  test('shows a scenario that is as told', async () => {
    const file = written('ember.json', scenario);
    expect((await signum(['scenario', file, '--set', hearth])).out).toContain(': as told: ');
    expect((await signum(['scenario', file])).out).toContain("there is no card 'ember-hound'");
  });

  test('shows a card that reads well', async () => {
    const { out } = await signum(['cards', 'text', '--set', hearth]);
    expect(out).toContain('Ember, Hound of the Hearth');
    expect(out).toMatch(/Reckless\s1/);
    expect((await signum(['cards', 'text', 'fireball', '--lang', 'fr'])).out).toContain('Boule de Feu');
  });

  test('shows a deck that is played to the end, and its replay is valid without the set', async () => {
    const file = join(folder, 'game.json');
    const { code, out } = await signum([
      'play',
      '--set',
      withDeck,
      '--deck',
      'hearth-hounds',
      '--auto',
      '--seed',
      '1',
      '--out',
      file,
    ]);
    expect(code).toBe(0);
    expect(out).toContain('hearth-hounds - ');
    expect(out).toMatch(/(won by player \d|drawn).*, \d+ answers/);
    expect((await signum(['replay', 'verify', file])).out).toContain(': valid: classic');
    const spoilt = readFileSync(file, 'utf8').replace('"given":"Ember","cost"', '"given":"Amber","cost"');
    writeFileSync(file, spoilt);
    expect((await signum(['replay', 'verify', file])).out).toContain(
      'NOT VALID: setup.cards has another hash than its cards: one of them was changed',
    );
  });

  test('shows cards that random games play, wherever they may be in a deck', () => {
    const cards = collectionWith([hearth]);
    const setups = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(name => fuzzSetup('en-kitsune', name, cards));
    const bringing = setups.filter(({ decks }) => decks[0]!.cards.includes('ember-hound'));
    expect(bringing).toHaveLength(setups.length);
    for (const { decks } of bringing) expect(cards.catalogue[decks[0]!.hero]?.faction).toBe('vallor');
    for (const setup of setups) expect(isRefused(classic.begin(setup, hashOfText('seed')))).toBe(false);
  });
});

describe('signum play', () => {
  test('asks whoever is to answer, and takes numbers', async () => {
    const { code, out } = await signum(['play', '--seed', '3'], ['1', '1', '1', '1', '1', 'quit']);
    expect(code).toBe(0);
    expect(out).toMatch(/Player \d: .*\n {2}1 {2}/);
    expect(out).toContain('not finished, 5 answers');
  });

  test('tells what it takes, and why an answer is refused', async () => {
    const { out } = await signum(['play', '--seed', '3'], ['99', 'hello', '{"kind"', '{"kind":"act"}', 'table', 'all']);
    expect(out).toContain('A number from 1 to 2, an answer in JSON, all, table or quit.');
    expect(out).toContain('This is not JSON.');
    expect(out).toMatch(/\(K-ANS-\d\)/);
    expect(out).toContain('not finished, 0 answers');
  });

  test('lets a computer play the second side, the same with any number of threads', async () => {
    const typed = Array.from({ length: 12 }, () => '1');
    const games = ['1', '2'].map(threads =>
      signum(['play', '--seed', '3', '--against', 'soldier', '--threads', threads], [...typed, 'quit']),
    );
    const [one, other] = await Promise.all(games);
    expect(one!.out).toContain('Player 1: ');
    expect(one!.out).not.toContain('Player 2: ');
    const [, answers] = /not finished, (\d+) answers/.exec(one!.out)!;
    expect(Number(answers)).toBeGreaterThan(typed.length);
    expect(other).toEqual(one);
  });

  test('speaks three languages', async () => {
    expect((await signum(['play', '--seed', '3', '--lang', 'ru'], ['quit'])).out).toMatch(/[а-я]{4}/);
    expect((await signum(['play', '--lang', 'de'])).error).toContain("There is no language 'de'");
  });

  test.each([
    [['--deck', 'valor-starter'], "There is no deck 'valor-starter'. Did you mean 'vallor-starter'?"],
    [['--deck', 'kitsune-ru-nine-tails', '--edition', 'xx'], "There is no edition 'xx'"],
    [['--deck', 'vallor-starter', '--edition', 'ru-1'], "The deck 'vallor-starter' is not legal in ru-1: "],
    [['--set', 'nowhere.json'], 'there is no file nowhere.json'],
    [['chess'], "'chess' belongs to no flag."],
    [['--against', 'emperor'], "There is no player 'emperor'. Players: random, "],
    [['--against', 'warlord', '--threads', 'many'], "--threads takes a whole number from 1 to 256, not 'many'."],
    [['--against', 'warlord', '--auto'], 'Either --auto or --against.'],
  ])('what is not understood is answered with what would be: %j', async (args, sentence) => {
    const { code, error } = await signum(['play', ...args]);
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

test.each(PAGES.map(({ path, page: made }) => [path, made] as const))('%s is up to date', (path, made) => {
  expect(readFileSync(new URL(path, ROOT), 'utf8') === made(), 'npx signum cards pages --write').toBe(true);
});
