import { playGame, players } from '@signum/ai';
import { deckOf, decks } from '@signum/cards';
import { expect, test } from 'vitest';
import { classic } from '../classic-game.ts';
import { CardMarks } from './card-marks.ts';

test('what lies in play was played, what is in hand was drawn, and what nobody has seen was neither', () => {
  const marks = new CardMarks();
  const pair = ['vallor-starter', 'akkari-starter'].map(id => deckOf(decks.find(deck => deck.id === id)!));
  const { last } = playGame({
    game: marks.lookingOn(classic),
    players: [players.recruit, players.recruit],
    setup: { edition: 'en-kitsune', decks: pair, lastTurn: 8 },
    seed: 'marked',
  });
  for (const [seat, { hand, deck, city, relics, tactics }] of last.players.entries()) {
    const own = last.creatures.filter(({ owner, kind }) => owner === seat && kind !== 'hero');
    const inPlay = [...city, ...relics, ...tactics, ...own].map(({ card }) => card);
    expect(inPlay.length).toBeGreaterThan(2);
    expect(marks.lettersOf(seat, inPlay)).toMatch(/^p+$/);
    expect(marks.lettersOf(seat, hand)).toMatch(/^[dp]*$/);
    const single = deck.filter(card => pair[seat]!.cards.filter(one => one === card).length === 1);
    expect(single.length).toBeGreaterThan(4);
    expect(marks.lettersOf(seat, single)).toMatch(/^-+$/);
  }
});
