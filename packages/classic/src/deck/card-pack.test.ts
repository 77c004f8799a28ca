import {
  answerSession,
  beginSession,
  draw,
  hashOfText,
  isFlawed,
  isRefused,
  readJournal,
  replay,
  seeded,
  writeJournal,
  type Journal,
} from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import type { Card, Catalogue } from '../card.ts';
import { classicGame, type ClassicGame, type ClassicSetup } from '../game.ts';
import { basics, character, hero, spell, tactic } from '../testing/cards.ts';
import { packHash, packOf, type CardPack } from './card-pack.ts';
import type { Deck } from './deck.ts';

const squad = Array.from({ length: 28 }, (_, index) => character(`soldier${index}`));
const trap = tactic('trap', { when: 'moveEnded', effect: { do: 'steal', amount: 1 } });
const stranger = tactic('stranger', { when: 'cardDrawn', anyTurn: true, effect: { do: 'steal', amount: 1 } });
const bolt = spell('bolt', { faction: 'none', effect: { do: 'prosper', who: 'you', amount: 2 } });
const cards: Card[] = [...basics, ...squad, trap, stranger, bolt, hero('brissa')];
const catalogue = catalogueOf(cards);
const deck: Deck = { hero: 'brissa', cards: [...squad.map(({ id }) => id), 'bolt', 'trap'], pool: ['arena'] };
const setup: ClassicSetup = { edition: 'en-kitsune', decks: [deck, deck], lastTurn: 6 };
const SEED = hashOfText('pack');

function catalogueOf(some: readonly Card[]): Catalogue {
  return Object.fromEntries(some.map(card => [card.id, card]));
}

const trusting = (cards: Catalogue) => classicGame(cards, () => []);

/** A whole game of random answers, as it is written down. */
function recorded(game: ClassicGame, begin: ClassicSetup): string {
  const chance = seeded(SEED);
  let session = begunSession(game, begin);
  for (let asked = game.pending(session.state); asked; asked = game.pending(session.state)) {
    const answers = game.answers(asked);
    const answer = answers[draw(chance, answers.length)]!;
    const next = answerSession(game, session, { to: asked.n, seat: asked.seat, answer });
    if (isRefused(next)) throw new Error(JSON.stringify(next.refused));
    session = next;
  }
  return writeJournal(session.journal);
}

function begunSession(game: ClassicGame, begin: ClassicSetup) {
  const session = beginSession(game, begin, { host: SEED, nonces: ['a', 'b'] });
  if (isRefused(session)) throw new Error(JSON.stringify(session.refused));
  return session;
}

function playedAgain(game: ClassicGame, text: string) {
  return replay(game, readJournal(text) as Journal);
}

describe('K-JRN-1: a game brings its cards along', () => {
  const weaker = catalogueOf(cards.map(card => ('strength' in card ? { ...card, strength: 0, health: 1 } : card)));
  const packed = { ...setup, cards: packOf(catalogue, setup.decks) };

  test('and is played again to the same end when cards of the catalogue change', () => {
    const text = recorded(trusting(catalogue), packed);
    const again = playedAgain(trusting(weaker), text);
    if (isFlawed(again)) throw new Error(JSON.stringify(again.flaw));
    expect(again.journal.outcome).toEqual((JSON.parse(text) as Journal).outcome);
    expect(again.journal.entries.length).toBeGreaterThan(20);
  });

  test('which a game without its cards is not', () => {
    const text = recorded(trusting(catalogue), setup);
    expect(isFlawed(playedAgain(trusting(catalogue), text))).toBe(false);
    expect(playedAgain(trusting(weaker), text)).toMatchObject({ flaw: { where: 'check' } });
  });

  test('and goes the same way as one with the whole catalogue', () => {
    const [alone, whole] = [packed, setup].map(begin => JSON.parse(recorded(trusting(catalogue), begin)) as Journal);
    expect(alone!.entries.map(({ answer }) => answer)).toEqual(whole!.entries.map(({ answer }) => answer));
    expect(alone!.outcome).toEqual(whole!.outcome);
  });
});

test('a pack holds every card of both decks once, and no other', () => {
  const ids = packOf(catalogue, setup.decks).cards.map(({ id }) => id);
  expect(ids).toEqual([...new Set([deck.hero, ...deck.cards, ...deck.pool])].toSorted());
  expect(ids).not.toContain('stranger');
});

test('C-TIM-22: windows open for what tactics of the whole set answer, whatever the decks hold', () => {
  const { state } = begunSession(trusting(catalogue), { ...setup, cards: packOf(catalogue, setup.decks) });
  expect([...state.answerable].toSorted()).toEqual(['cardDrawn', 'moveEnded']);
  expect(state.ownTurnTactics).toBe(true);
});

describe('K-JRN-1: a pack from outside is looked at', () => {
  const pack = packOf(catalogue, setup.decks);
  const flawOf = (cards: unknown, game = trusting({})) => game.begin({ ...setup, cards } as ClassicSetup, SEED);
  const changed = (part: Partial<CardPack>): CardPack => ({ ...pack, ...part });
  const sealed = (part: Partial<CardPack>): CardPack => ({ ...changed(part), hash: packHash(changed(part)) });

  test('the whole of it is taken without a catalogue', () => {
    expect(isRefused(flawOf(pack))).toBe(false);
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'is no pack of cards'],
    ['no list', { ...pack, cards: {} }, 'has no cards, or does not say what tactics answer'],
    [
      'a changed card',
      changed({ cards: pack.cards.map(card => ({ ...card, faction: 'none' })) }),
      'has another hash than its cards',
    ],
    ['a changed window', changed({ answerable: [] }), 'has another hash than its cards'],
    [
      'an unknown event',
      sealed({ answerable: ['nothing' as never] }),
      'says that tactics answer "nothing", which is no event',
    ],
  ])('%s is refused', (_what, cards, flaw) => {
    expect(flawOf(cards)).toMatchObject({
      refused: { code: 'malformed', facts: { flaw: expect.stringContaining(flaw) as string } },
    });
  });

  test('a card that the check does not like is refused in its words', () => {
    const game = classicGame({}, () => ['soldier0 is too tall', 'and too wide']);
    expect(flawOf(pack, game)).toMatchObject({
      refused: { facts: { flaw: 'setup.cards soldier0 is too tall (and 1 more)' } },
    });
  });

  test('a game that checks no cards takes none', () => {
    expect(flawOf(pack, classicGame(catalogue))).toMatchObject({
      refused: { facts: { flaw: 'setup.cards cards from outside are not taken here' } },
    });
  });

  test('C-DCK-1: a deck whose card is not in the pack is refused', () => {
    const some = sealed({ cards: pack.cards.filter(({ id }) => id !== 'bolt') });
    expect(flawOf(some)).toMatchObject({ refused: { code: 'illegal-deck' } });
  });
});
