import { findLiving } from '../table/creatures.ts';
import { giveFor, textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Sting: its attack poisons; against the poisoned it has its text instead. (C-KW-Sting) */
export const sting = keyword('sting', {
  on: {
    attackDeclared(event, bearer, state) {
      const { creature, use } = bearer;
      if (event.by !== creature.id) return undefined;
      if (findLiving(state, event.who)?.poisoned)
        return { frames: [giveFor(bearer, event, use.gives, 'end of attack')] };
      return { frames: [effectOf(textOf(bearer, event), { do: 'poison', whom: 'that creature' })] };
    },
  },
});
