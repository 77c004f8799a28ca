import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { playerOf } from '../table/players.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Recruitment: a new building of its player may bring it a minion. (C-KW-Recruitment) */
export const recruitment = keyword('recruitment', {
  heeds: ['buildingConstructed'],
  on: {
    buildingConstructed(event, bearer, state) {
      const { controller } = bearer.creature;
      if (event.player !== controller || playerOf(state, controller).minion === null) return undefined;
      const recruit = { do: 'minion', near: 'this creature', amount: 1 } as const;
      return { optional: true, frames: [effectOf(textOf(bearer, event), recruit)] };
    },
  },
});
