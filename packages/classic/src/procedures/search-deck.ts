import type { Frame } from '@signum/kernel';
import { candidatesOf } from '../texts/candidates.ts';
import type { CardDesc, Choose } from '../language/index.ts';
import { playerOf } from '../table/players.ts';
import { showCards } from '../table/show-cards.ts';
import { asking, steps } from '../procedure.ts';
import { mannerOf } from '../texts/targeting.ts';
import type { Text } from '../texts/text.ts';
import { shuffleDeck, toHand } from '../table/zones.ts';

/** A player looks through his own deck for a card, shows it, takes it and shuffles (C-ZON-3, C-ZON-5). */
export interface SearchDeckFrame extends Frame {
  readonly kind: 'searchDeck';
  step: 'choose' | 'look';
  readonly text: Text;
  readonly what: Choose<CardDesc>;
}

export const searchDeck = steps<SearchDeckFrame>({
  /** In the order of the alphabet: how the deck lies stays unknown. */
  look(play, { text: { seat } }) {
    const cards = playerOf(play.state, seat).deck.toSorted();
    showCards(play, seat, seat, cards);
    return 'choose';
  },

  /** Asked even if there is nothing to find: a silent answer would tell that to everybody. */
  choose: asking<SearchDeckFrame, 'choose'>({
    decide(state, { text, what }) {
      const options = [...new Set(candidatesOf(state, text, { ...what, in: 'deck' }, mannerOf(state, text)))];
      const { seat, card } = text;
      return { kind: 'choose', seat, purpose: 'card to take', card, options, least: 0, most: what.n ?? 1 };
    },
    take(play, { text: { seat } }, { chosen }) {
      const { deck } = playerOf(play.state, seat);
      for (const card of chosen) {
        deck.splice(deck.indexOf(card), 1);
        toHand(play, seat, card);
      }
      shuffleDeck(play, seat);
      return 'done';
    },
  }),
});
