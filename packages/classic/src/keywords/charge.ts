import { giveFor, isFresh } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';

/** Charge: once a turn, its text if it moved before a melee attack. (C-KW-Charge) */
export const charge = keyword('charge', {
  on: {
    attackDeclared(event, bearer, state) {
      const { creature, use } = bearer;
      if (event.by !== creature.id || (event.attack !== 'melee combat' && event.attack !== 'magical strike'))
        return undefined;
      if (state.acting !== creature.id || !creature.moved || !isFresh(bearer)) return undefined;
      return { frames: [giveFor(bearer, event, use.gives, 'end of turn', { usesUp: true })] };
    },
  },
});
