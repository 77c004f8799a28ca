import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@signum/cards';
import { describe, expect, test } from 'vitest';
import type { LabFile } from '../simulate/lab-file.ts';
import { spoken, type Spoken } from '../testing/spoken.ts';

const folder = mkdtempSync(join(tmpdir(), 'signum-simulate-'));
const at = (name: string): string => join(folder, name);

const signum = (...args: string[]): Promise<Spoken> => spoken(['simulate', ...args]);

/** A file without the one part that hangs on the machine. */
function results(name: string): string {
  const { pace: _pace, ...rest } = JSON.parse(readFileSync(at(name), 'utf8')) as LabFile;
  return JSON.stringify(rest);
}

/** Short games between players who need no time. */
const TINY = ['--players', 'random', '--decks', 'vallor-starter,kitsune-starter', '--turns', '3', '--seed', 'tiny'];

describe('a tiny series', () => {
  test('the same games come out for one process and for two, and after a break', async () => {
    await signum(...TINY, '--games', '4', '--workers', '1', '--out', at('one.json'));
    await signum(...TINY, '--games', '4', '--workers', '2', '--out', at('two.json'));
    expect(results('two.json')).toBe(results('one.json'));

    await signum(...TINY, '--games', '2', '--workers', '1', '--out', at('broken.json'));
    expect(results('broken.json')).not.toBe(results('one.json'));
    const { code } = await signum('--resume', '--games', '4', '--workers', '1', '--out', at('broken.json'));
    expect(code).toBe(0);
    expect(results('broken.json')).toBe(results('one.json'));

    const half = JSON.parse(readFileSync(at('one.json'), 'utf8')) as LabFile;
    writeFileSync(
      at('half.json'),
      JSON.stringify({ ...half, games: half.games.filter(({ index }) => index % 2 === 1) }),
    );
    await signum('--resume', '--workers', '1', '--out', at('half.json'));
    expect(results('half.json')).toBe(results('one.json'));

    const { games, figures, series } = JSON.parse(results('one.json')) as LabFile;
    expect(games.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(figures.firstPlayer.games).toBe(4);
    for (const { cards } of games) {
      expect(cards.map(letters => letters.length)).toEqual(series.decks.map(deck => deck.cards.length));
      // four cards of the starting hand and what was drawn, of twenty; all others lie in the deck
      expect(cards[0]).toMatch(/[dp]/);
      expect(cards[0]).toContain('-');
    }
  });

  test('a series that was played with other rules or players does not go on', async () => {
    await signum(...TINY, '--games', '1', '--workers', '1', '--out', at('other.json'));
    const changed = readFileSync(at('other.json'), 'utf8').replace(
      /"decisions":(\d+),"cards"/,
      '"decisions":1$1,"cards"',
    );
    writeFileSync(at('other.json'), changed);
    const { code, error } = await signum('--resume', '--games', '2', '--workers', '1', '--out', at('other.json'));
    expect(code).toBe(2);
    expect(error).toContain('Rules or players have changed');
  });

  test('it is reported as a page and compared with another one', async () => {
    const files = ['--out', at('page.json'), '--html', at('page.html'), '--page', at('page.md')];
    const { out } = await signum(...TINY, '--games', '2', '--workers', '1', ...files);
    expect(out).toContain("Molforn's Company");
    expect(readFileSync(at('page.html'), 'utf8')).toContain('</html>');
    expect(readFileSync(at('page.md'), 'utf8')).toContain('## Who beats whom');

    const compared = await signum('--compare', at('page.json'), at('page.json'));
    expect(compared.out).toContain('The same 2 games were played in both; 0 went another way.');
  });

  test.each<[string, (file: LabFile) => void, string]>([
    ['no series', file => Object.assign(file, { series: undefined }), 'series is missing'],
    ['text for games', file => Object.assign(file, { games: 'all' }), 'games is not a list'],
    [
      'a deck that is not there',
      ({ games }) => Object.assign(games[0]!, { pairing: [0, 7] }),
      'games[0].pairing[1] is not a whole number from 0 to 1',
    ],
    [
      'letters of too few cards',
      ({ games }) => Object.assign(games[0]!, { cards: ['p', 'd'] }),
      'games[0].cards[0] is not one of -, d and p for each of',
    ],
    ['another victory', ({ games }) => Object.assign(games[0]!, { by: 'luck' }), 'games[0].by is not one of agreement'],
    [
      'sets that are no sets',
      ({ series }) => Object.assign(series, { sets: [{ cards: 1 }] }),
      'series.sets[0] is no set',
    ],
    [
      'a number of turns in quotes',
      ({ series }) => Object.assign(series, { turns: '3' }),
      'series.turns is not a whole',
    ],
  ])('a file with %s is refused with the place', async (_what, spoil, sentence) => {
    await signum(...TINY, '--games', '2', '--workers', '1', '--out', at('sound.json'));
    const file = JSON.parse(readFileSync(at('sound.json'), 'utf8')) as LabFile;
    spoil(file);
    writeFileSync(at('spoilt.json'), JSON.stringify(file));
    for (const args of [
      ['--compare', at('sound.json'), at('spoilt.json')],
      ['--resume', '--out', at('spoilt.json')],
    ]) {
      const { code, error } = await signum(...args);
      expect([code, error]).toEqual([2, expect.stringContaining(`${at('spoilt.json')}: ${sentence}`)]);
    }
  });

  test('a series whose deck is gone does not go on', async () => {
    await signum(...TINY, '--games', '1', '--workers', '1', '--out', at('gone.json'));
    writeFileSync(at('gone.json'), readFileSync(at('gone.json'), 'utf8').replaceAll('kitsune-starter', 'lost-deck'));
    const { code, error } = await signum('--resume', '--games', '2', '--workers', '1', '--out', at('gone.json'));
    expect([code, error]).toEqual([2, expect.stringContaining("The deck 'lost-deck'")]);
  });

  test('a page that was written by hand keeps every word; the figures come below', async () => {
    writeFileSync(at('notes.md'), '# My notes\n\nNot to be lost.\n');
    for (const seed of ['a', 'b']) {
      const files = ['--out', at(`notes-${seed}.json`), '--page', at('notes.md')];
      await signum(...TINY.slice(0, -2), '--seed', seed, '--games', '1', '--workers', '1', ...files);
    }
    const page = readFileSync(at('notes.md'), 'utf8');
    expect(page).toMatch(/^# My notes\n\nNot to be lost\.\n\n<!-- Everything below/);
    expect(page.match(/## What was played/g)).toHaveLength(1);
    expect(page).toContain('Seed b');
  });

  test('a set changes a card, and its deck plays along', async () => {
    const deck = {
      id: 'my-deck',
      edition: 'en-kitsune',
      hero: 'brissa-de-molforn',
      minion: 'watch-recruit',
      cards: JSON.parse(JSON.stringify(STARTER)) as object,
      buildings: ['barracks', 'mint'],
      terrains: ['forest'],
    };
    const set = { set: 'mine', replaces: ['fireball'], cards: [catalogue['fireball']], decks: [deck] };
    writeFileSync(at('set.json'), JSON.stringify(set));
    const order = [
      '--players',
      'random',
      '--turns',
      '2',
      '--games',
      '1',
      '--workers',
      '1',
      '--out',
      at('set-lab.json'),
    ];
    const { code, error } = await signum(...order, '--decks', 'my-deck,kitsune-starter', '--set', at('set.json'));
    expect({ code, error }).toMatchObject({ code: 0 });
    const { series } = JSON.parse(results('set-lab.json')) as LabFile;
    expect(series.decks.map(({ id }) => id)).toEqual(['my-deck', 'kitsune-starter']);
    expect(series.sets.map(one => one.set)).toEqual(['mine']);
  });
});

const STARTER = [
  'garrus-the-crossbowman',
  'dario-swiftblade',
  'big-marta',
  'captain-iron-hand',
  'gino-ledger',
  'nightingale-roof-runner',
  'quiet-tomas',
  'milady-rosalinda',
  'lorenzo-fencing-master',
  'greer-the-stubborn',
  'crow-the-hired-scout',
  'sly-trick',
  'sly-trick',
  'return-fire',
  'return-fire',
  'gilded-blade',
  'repeating-crossbow',
  'fireball',
  'field-dressing',
  'secret-bribery',
]
  .filter((id, place, all) => all.indexOf(id) === place)
  .map(id => ({ id, copies: id === 'sly-trick' || id === 'return-fire' ? 2 : 1 }));

test.each([
  [['--players', 'nobody'], "There is no player 'nobody'."],
  [['--decks', 'vallor-startr'], "Did you mean 'vallor-starter'?"],
  [['--games', '0'], "--games takes a whole number from 1 to 10000, not '0'."],
  [['--edition', 'xx'], "There is no edition 'xx'."],
  [['lab.json'], "'lab.json' belongs to no flag."],
  [['--compare', 'one.json'], '--compare takes two files of results'],
  [['--resume', '--seed', '2'], 'leave out --seed'],
  [['--resume', '--out', at('nowhere.json')], 'There is no file'],
  [['--out', new URL('../../package.json', import.meta.url).pathname], 'is no file of results'],
])('what is not understood is answered with what would be: %j', async (args, sentence) => {
  const { code, error } = await signum(...args);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
});
