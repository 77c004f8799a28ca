import { editions, type EditionId } from '@signum/classic';
import { languages } from '@signum/text';
import { expect, test } from 'vitest';
import { deckJudgement } from './deck-judgement.ts';
import { pickedDeck, readyDecks } from './pickable-deck.ts';

const readyDeck = (id: string) => pickedDeck(readyDecks('en'), id, id).deck;

test('C-DCK-2: a starter deck of 26 cards is told to be too small for the Russian rules, in every language', () => {
  for (const language of Object.values(languages)) {
    const reasons = deckJudgement(readyDeck('akkari-starter'), 'ru-1', language);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain('26');
    expect(reasons[0]).not.toMatch(/[{}|]/);
  }
});

test('every objection is told, not only the first', () => {
  expect(deckJudgement(readyDeck('vallor-starter'), 'ru-1', languages.en).length).toBeGreaterThan(1);
});

test('C-GEN-1: a deck built for the oldest rules may be played in all editions', () => {
  for (const edition of Object.keys(editions) as EditionId[]) {
    expect(deckJudgement(readyDeck('kitsune-ru-nine-tails'), edition, languages.en)).toEqual([]);
  }
});
