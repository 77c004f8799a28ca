import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Contract: its text for this turn, if 1 Prosperity is paid when its activation begins. (C-KW-Contract) */
export const contract = keyword('contract', {
  on: {
    activationStart(event, bearer) {
      if (event.who !== bearer.creature.id) return undefined;
      const then = { do: 'gain', whom: 'this creature', bonus: bearer.use.gives, until: 'end of turn' } as const;
      return { frames: [effectOf(textOf(bearer, event), { do: 'pay', who: 'you', cost: { prosperity: 1 }, then })] };
    },
  },
});
