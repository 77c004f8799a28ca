import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { playerOf } from '../table/players.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Drill: with it may come a minion for each of its player's creatures with Drill. (C-KW-Drill) */
export const drill = keyword('drill', {
  on: {
    creatureSummoned(event, bearer, state) {
      const { id, controller } = bearer.creature;
      if (event.who !== id || playerOf(state, controller).minion === null) return undefined;
      const recruits = { do: 'minion', near: 'each of them', amount: 1 } as const;
      const each = { do: 'for each', of: { all: 'your creature', has: 'drill' }, effect: recruits } as const;
      return { optional: true, frames: [effectOf(textOf(bearer, event), each)] };
    },
  },
});
