import { isWounded } from '../table/creatures.ts';
import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Regeneration X: X dice at the start of its activation; each Bullseye heals it by 1. (C-KW-Regeneration) */
export const regeneration = keyword('regeneration', {
  on: {
    activationStart(event, bearer, { rules }) {
      const { creature, x } = bearer;
      if (event.who !== creature.id) return undefined;
      if (!isWounded(creature) && rules.healingTheUnwounded === 'forbidden') return undefined;
      const effect = { do: 'heal', whom: 'this creature', amount: 'the successes' } as const;
      return { frames: [effectOf(textOf(bearer, event), { do: 'roll', dice: x, success: ['bullseye'], effect })] };
    },
  },
});
