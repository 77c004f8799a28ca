import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { playerOf } from '../table/players.ts';

/** First Word: once a game, when the card is played from the hand. (C-KW-FirstWord) */
export const firstWord = keyword('first-word', {
  on: {
    creatureSummoned(event, bearer, state) {
      const { id, card, owner } = bearer.creature;
      if (event.who !== id || event.how !== 'from hand') return undefined; // C-ABL-26
      if (playerOf(state, owner).spoken.includes(card)) return undefined; // C-ABL-24
      const { effect } = bearer.use;
      return { frames: [{ kind: 'word', step: 'say', word: 'first', owner, text: textOf(bearer, event), effect }] };
    },
  },
});
