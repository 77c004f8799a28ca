import { findLiving } from '../table/creatures.ts';
import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Rain of Arrows: a character it shoots at has -1 Strength until the end of the opponent's turn. (C-KW-RainOfArrows) */
export const rainOfArrows = keyword('rain-of-arrows', {
  on: {
    attackDeclared(event, bearer, state) {
      if (event.by !== bearer.creature.id || event.attack !== 'shooting') return undefined;
      if (findLiving(state, event.who)?.kind !== 'character') return undefined;
      const text = { ...textOf(bearer, event), source: 'rain-of-arrows' }; // one source for all archers: it does not add up
      const bonus = [{ stat: 'strength', by: -1 }] as const;
      return {
        frames: [effectOf(text, { do: 'gain', whom: 'that creature', bonus, until: "end of opponent's turn" })],
      };
    },
  },
});
