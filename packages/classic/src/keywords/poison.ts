import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Poison: a die at the start of its activation, and a wound on a Bullseye; a whole activation cures it. (C-KW-Poison) */
export const poison = keyword('poison', {
  adjust: { curesItself: () => true },
  on: {
    activationStart(event, bearer) {
      if (event.who !== bearer.creature.id) return undefined;
      const bullseye = { do: 'wound', whom: 'this creature', amount: 1 } as const;
      return { frames: [effectOf(textOf(bearer, event), { do: 'roll', on: { bullseye } })] };
    },
  },
});
