import { catalogue } from '@signum/cards';
import { deckRefusals, editions } from '@signum/classic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceFrom, FIRST_CHOICE, planOf, type Choice } from './choice.ts';
import { pickedDeck, readyDecks } from './pickable-deck.ts';

const READY = readyDecks('en');
const deckOf = (id: string) => pickedDeck(READY, id, 'kitsune-starter').deck;
const plan = (choice: Choice) => planOf(choice, [deckOf(choice.seats[0].deck), deckOf(choice.seats[1].deck)], nameOf);
const nameOf = (kind: string, seat: number): string => `${kind} ${seat + 1}`;

describe('the choices of a new game', () => {
  test('C-DCK-1: the first game has two legal decks and the computer opposite', () => {
    const { seats, decks, edition } = plan(FIRST_CHOICE);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    expect(decks[0].hero).not.toBe(decks[1].hero);
    expect(decks.flatMap(deck => deckRefusals(deck, editions[edition], catalogue))).toEqual([]);
  });

  test('C-GEN-1: every edition has at least two ready decks', () => {
    for (const [edition, rules] of Object.entries(editions)) {
      const legal = READY.filter(({ deck }) => deckRefusals(deck, rules, catalogue).length === 0);
      expect(legal.length, edition).toBeGreaterThanOrEqual(2);
    }
  });

  test('what was chosen comes back', () => {
    const chosen = {
      ...FIRST_CHOICE,
      edition: 'ru-1',
      seats: [{ kind: 'computer', level: 'veteran', name: 'Ada', deck: 'akkari-brood' }, FIRST_CHOICE.seats[1]],
      undo: 'never',
      lastTurn: 12,
      minutes: 45,
    };
    expect(choiceFrom(JSON.stringify(chosen))).toEqual(chosen);
  });

  test('a computer plays as well as it was told to', () => {
    const seats = [FIRST_CHOICE.seats[0], { ...FIRST_CHOICE.seats[1], level: 'soldier' }] as const;
    expect(plan({ ...FIRST_CHOICE, seats }).seats[1]).toMatchObject({ kind: 'computer', level: 'soldier' });
  });

  test('a chair without a name gets one, and a name is never blank', () => {
    const seats = [
      { ...FIRST_CHOICE.seats[0], name: '   ' },
      { ...FIRST_CHOICE.seats[1], name: ' Ada ' },
    ] as const;
    expect(plan({ ...FIRST_CHOICE, seats }).seats.map(({ name }) => name)).toEqual(['person 1', 'Ada']);
  });

  test('C-END-9: a limit of turns is part of the game only if one was agreed', () => {
    expect(plan(FIRST_CHOICE)).not.toHaveProperty('lastTurn');
    expect(plan({ ...FIRST_CHOICE, lastTurn: 9 }).lastTurn).toBe(9);
  });

  test('a clock is part of the game only if one was agreed', () => {
    expect(plan(FIRST_CHOICE)).not.toHaveProperty('minutes');
    expect(plan({ ...FIRST_CHOICE, minutes: 45 }).minutes).toBe(45);
    expect(choiceFrom('{"minutes":1000}').minutes).toBeNull();
  });

  test('whatever lies in the storage, a game can be planned from it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), stored => {
        const { decks, seats } = plan(choiceFrom(stored));
        expect(decks.every(({ cards }) => cards.length > 0)).toBe(true);
        expect(seats.every(({ name }) => name !== '')).toBe(true);
      }),
    );
  });
});
