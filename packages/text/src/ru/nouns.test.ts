import { expect, test } from 'vitest';
import type { Case } from './case.ts';
import { extended, type Noun, nouns, together } from './nouns.ts';
import { raceNouns } from './race-nouns.ts';

const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];
const declined = (noun: Noun, number: 'many' | 'one'): string => CASES.map(as => noun[number][as]).join(' ');

test.each<[Noun, string, string]>([
  [
    nouns.creature,
    'существо существа существу существо существом существе',
    'существа существ существам существ существами существах',
  ],
  [nouns.hero, 'герой героя герою героя героем герое', 'герои героев героям героев героями героях'],
  [nouns.card, 'карта карты карте карту картой карте', 'карты карт картам карты картами картах'],
  [nouns.token, 'жетон жетона жетону жетон жетоном жетоне', 'жетоны жетонов жетонам жетоны жетонами жетонах'],
  [raceNouns.spider, 'паук паука пауку паука пауком пауке', 'пауки пауков паукам пауков пауками пауках'],
  [raceNouns.fey, 'фея феи фее фею феей фее', 'феи фей феям фей феями феях'],
  [raceNouns.kitsune, 'кицунэ кицунэ кицунэ кицунэ кицунэ кицунэ', 'кицунэ кицунэ кицунэ кицунэ кицунэ кицунэ'],
])('%#: beings have an accusative like their genitive, things like their nominative', (noun, one, many) => {
  expect(declined(noun, 'one')).toBe(one);
  expect(declined(noun, 'many')).toBe(many);
});

test('Two nouns are declined together, an addition stays as it is', () => {
  expect(together(nouns.character, '-', raceNouns.wolfen).one.dat).toBe('персонажу-вольфену');
  expect(together(nouns.character, ' или ', nouns.minion).one.acc).toBe('персонажа или прислужника');
  expect(extended(nouns.card, ' персонажа', ' персонажей').one.acc).toBe('карту персонажа');
  expect(extended(nouns.card, ' персонажа', ' персонажей').many.gen).toBe('карт персонажей');
});
