import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { playerOf } from '../table/players.ts';

/** Last Word: once a game, when the card goes from the Battlefield to the Graveyard. (C-KW-LastWord) */
export const lastWord = keyword('last-word', {
  on: {
    cardToGraveyard(event, bearer, state) {
      const { id, card, owner } = bearer.creature;
      if (event.who !== id || playerOf(state, owner).lastSpoken.includes(card)) return undefined;
      const { effect } = bearer.use;
      return { frames: [{ kind: 'word', step: 'say', word: 'last', owner, text: textOf(bearer, event), effect }] };
    },
  },
});
