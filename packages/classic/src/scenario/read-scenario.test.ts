import { isFlawed } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { editions } from '../editions/index.ts';
import { KEYWORDS } from '../language/index.ts';
import { readScenario } from './read-scenario.ts';

function read(content: object) {
  return readScenario(JSON.stringify(content));
}

function tellings(content: object) {
  const file = read({ name: 'x', ...content });
  if (isFlawed(file)) throw new Error(`${file.flaw.where} ${file.flaw.what}`);
  return file.tellings;
}

const FOX = { of: 1, at: [300, 300] };

describe('a mistake is told with its place and what may have been meant', () => {
  test.each<[object, string]>([
    [{}, 'name is missing'],
    [{ name: 'x', creature: {} }, "creature is not known here; did you mean 'creatures'?"],
    [{ name: 'x', creatures: { Fox: { of: 1 } } }, 'creatures.Fox.at is missing'],
    [
      { name: 'x', creatures: { Fox: { ...FOX, strenght: 2 } } },
      "creatures.Fox.strenght is not known here; did you mean 'strength'?",
    ],
    [{ name: 'x', creatures: { Fox: { ...FOX, of: 3 } } }, 'creatures.Fox.of 3 is not a player, 1 or 2; known: 1, 2'],
    [{ name: 'x', creatures: { Fox: { ...FOX, at: [300] } } }, 'creatures.Fox.at is not [x, y]'],
    [{ name: 'x', creatures: { Fox: { ...FOX, at: [300, 1.234] } } }, 'creatures.Fox.at[1] has more than two decimals'],
    [
      { name: 'x', creatures: { Fox: { ...FOX, keywords: ['agille'] } } },
      "creatures.Fox.keywords[0] 'agille' is no keyword; did you mean 'agile'?",
    ],
    [
      { name: 'x', creatures: { Fox: { ...FOX, keywords: ['reckless'] } } },
      `creatures.Fox.keywords[0] 'reckless' needs a number: "reckless 2"`,
    ],
    [
      { name: 'x', creatures: { Fox: { ...FOX, keywords: ['agile 2'] } } },
      "creatures.Fox.keywords[0] 'agile' has no number",
    ],
    [
      { name: 'x', creatures: { Fox: { ...FOX, keywords: [{ keyword: ['agile'] }] } } },
      `creatures.Fox.keywords[0] ["agile"] is no keyword; known: ${KEYWORDS.slice(0, 40).join(', ')}, …`,
    ],
    [
      { name: 'x', editions: [{ toString: 1 }] },
      `editions[0] {"toString":1} is not an edition; known: ${Object.keys(editions).join(', ')}`,
    ],
    [{ name: 'x', creatures: { '1st': FOX } }, "creatures.1st '1st' is not a name that begins with a letter"],
    [{ name: 'x', dice: 'axe sheild' }, "dice no die shows 'sheild'; did you mean 'shield'?"],
    [{ name: 'x', editions: ['en-kitsun'] }, `editions[0] "en-kitsun" is not an edition; did you mean 'en-kitsune'?`],
    [{ name: 'x', rules: [] }, 'rules has 0 entries, not 1 or more'],
    [{ name: 'x', rules: ['MEL 9'] }, "rules[0] 'MEL 9' is not a rule's id, such as C-MEL-9"],
    [{ name: 'x', play: [{ activat: 'Fox' }] }, "play[0] says nothing known; did you mean 'activate'?"],
    [
      { name: 'x', play: [{ activate: 'Fox', pass: true }] },
      "play[0] says both 'activate' and 'pass'; one thing at a time",
    ],
    [
      { name: 'x', play: [{ assign: -1 }] },
      'play[0].assign is not a whole number from 0 to 60 (attack dice; the others defend)',
    ],
    [{ name: 'x', play: [{ legal: { assign: 1 } }] }, 'play[0].legal is not a list'],
    [
      { name: 'x', expect: { events: ['damageDelt'] } },
      "expect.events[0] there is no event 'damageDelt'; did you mean 'damageDealt'?",
    ],
    [
      { name: 'x', expect: { 'no events': [{ damageDealt: { whom: 'Fox' } }] } },
      "expect.no events[0].damageDealt.whom is no part of it; did you mean 'who'?",
    ],
    [{ name: 'x', cards: [{ id: 'bolt', type: 'spell' }] }, 'cards[0].effect is missing; a spell needs it'],
    [{ name: 'x', variants: { other: { turm: 3 } } }, "variants.other.turm is not known here; did you mean 'turn'?"],
    [{ name: 'x', variants: { other: 3 } }, 'variants.other is not an object'],
  ])('%j: %s', (content, sentence) => {
    const file = read(content);
    expect(isFlawed(file) && `${file.flaw.where} ${file.flaw.what}`).toBe(sentence);
  });

  test('text that is no JSON is told by line and column', () => {
    expect(readScenario('{\n  "name": x }')).toEqual({ flaw: { where: 'line 2, column 11', what: 'is not JSON' } });
    expect(readScenario('[]')).toEqual({ flaw: { where: 'the file', what: 'is not an object' } });
  });
});

test('a scenario is told in the newest edition unless it names others', () => {
  expect(tellings({}).map(({ edition }) => edition)).toEqual(['en-kitsune']);
  expect(tellings({ editions: ['ru-1', 'fr-1'] }).map(({ edition }) => edition)).toEqual(['ru-1', 'fr-1']);
});

test('a variant tells only what is different, and null takes a field away', () => {
  const [plain, other] = tellings({
    creatures: { Fox: { ...FOX, strength: 2, health: 3 }, Adder: { of: 2, at: [100, 100] } },
    turn: 5,
    variants: { 'the other': { creatures: { Fox: { strength: 4, health: null }, Adder: null }, turn: null } },
  });
  expect(plain!.scenario).toMatchObject({ turn: 5, creatures: { Fox: { strength: 2, health: 3 } } });
  expect(other!.variant).toBe('the other');
  expect(other!.scenario.creatures).toEqual({ Fox: { of: 1, at: { x: 30_000, y: 30_000 }, strength: 4 } });
  expect(other!.scenario.turn).toBeUndefined();
});

const dice = (words: string) => tellings({ dice: words })[0]!.scenario.dice;

test('faces, numbers and shuffles are read as the values that chance gives', () => {
  expect(dice('bullseye axe shield')).toEqual([0, 2, 4]);
  expect(dice('7 kept:4 axe')).toEqual([7, 3, 2, 1, 2]);
  expect(dice('')).toEqual([]);
});
