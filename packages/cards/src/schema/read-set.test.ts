import { describe, expect, test } from 'vitest';
import { catalogue } from '../classic/catalogue.ts';
import { decks } from '../classic/decks.ts';
import { about, aboutSpell, complaints, HOUSE, POND, SPELL, TRAP, WOLF } from '../testing/small-cards.ts';
import { faultWords } from './fault.ts';
import { readSet } from './read-set.ts';

test('the cards of the box are a set without a fault, and so are its decks', () => {
  const box = { set: 'box', cards: Object.values(catalogue), replaces: Object.keys(catalogue) };
  expect(complaints(box)).toEqual([]);
  const named = decks.map(deck => ({ ...deck, id: `my-${deck.id}` }));
  expect(complaints({ set: 'mine', cards: [], decks: named })).toEqual([]);
});

test('small cards of every type are read', () => {
  expect(about(SPELL, WOLF, TRAP, HOUSE, POND)).toEqual([]);
});

describe('no card is printed twice', () => {
  test('within a set', () => {
    expect(about(SPELL, SPELL)).toEqual(['test-spell: cards[1].id is the id of cards[0], too']);
  });

  test('and beside the box, unless the set says that it replaces it', () => {
    const mine = { ...SPELL, id: 'fireball' };
    expect(about(mine)).toEqual([
      "fireball: cards[0].id is the id of a card that is there already; to replace that card, name it in 'replaces'",
    ]);
    expect(complaints({ set: 'test', replaces: ['fireball'], cards: [mine] })).toEqual([]);
    expect(complaints({ set: 'test', replaces: ['firebal', 'arena'], cards: [mine] })).toHaveLength(3);
  });
});

test('a deck that names unknown cards is told all of them', () => {
  const deck = {
    ...decks[0]!,
    id: 'mine',
    hero: 'brissa-de-molfurn',
    buildings: ['arena', 'tavrn'],
    cards: [{ id: 'firebal', copies: 20 }],
  };
  expect(complaints({ set: 'test', cards: [], decks: [deck] })).toEqual([
    "decks[0].hero names 'brissa-de-molfurn', which is no card; did you mean 'brissa-de-molforn'?",
    "decks[0].cards[0].id names 'firebal', which is no card; did you mean 'fireball'?",
    "decks[0].buildings[1] names 'tavrn', which is no card; did you mean 'tavern'?",
  ]);
});

test('C-DCK-2: a deck that is not legal in its edition says why', () => {
  const { size: _size, ...deck } = { ...decks[0]!, id: 'mine', cards: decks[0]!.cards.slice(7) };
  expect(complaints({ set: 'test', cards: [], decks: [deck] })).toEqual([
    expect.stringMatching(/^decks\[0\] \(mine\) is not legal in en-kitsune: .*\(C-CMP-15\)$/),
  ]);
});

/** The complaints about the text of a file. */
function words(text: string): string[] {
  const read = readSet(text, catalogue);
  return 'set' in read ? [] : read.faults.map(faultWords);
}

describe('whatever a file is, reading it ends', () => {
  test('no JSON, nothing, another thing', () => {
    expect(words('{ "set": "x", }')).toEqual(['line 1, column 15 is not JSON']);
    expect(words('')).toEqual(['line 1, column 1 is not JSON: it ends too early']);
    expect(words('[]')).toEqual(['is []; expected is an object with set, cards']);
    expect(words('{}')).toHaveLength(2);
  });

  test('nested without end', () => {
    const depth = 200_000;
    expect(words('['.repeat(depth))).toEqual(['file is nested more than 60 levels deep']);
    expect(words(`{"set":"x","cards":${'['.repeat(depth)}${']'.repeat(depth)}}`)).toEqual([
      'file is nested more than 60 levels deep',
    ]);
    expect(words(`{"set":"${'['.repeat(100)}"}`)).not.toContain('file is nested more than 60 levels deep');
  });

  test('too long', () => {
    expect(words(' '.repeat(2_000_001))).toEqual(['file has 2000001 letters; the most is 2000000']);
  });

  test('texts within texts are read in good time', () => {
    let effect: unknown = { do: 'steal', amount: 'much' };
    for (let level = 0; level < 25; level += 1) effect = { do: 'may', effect };
    const before = performance.now();
    expect(aboutSpell(effect)).toHaveLength(1);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
