import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Disease: a wound with each attack it declares, until it skips an activation to recover. (C-KW-Disease) */
export const disease = keyword('disease', {
  on: {
    attackDeclared(event, bearer) {
      if (event.by !== bearer.creature.id) return undefined;
      return { frames: [effectOf(textOf(bearer, event), { do: 'wound', whom: 'this creature', amount: 1 })] };
    },
    activationStart(event, bearer) {
      if (event.who !== bearer.creature.id) return undefined;
      const rest = [
        { do: 'cancel', what: 'that activation' },
        { do: 'cure', whom: 'this creature', of: ['disease'] },
      ] as const;
      return { optional: true, frames: [effectOf(textOf(bearer, event), rest)] };
    },
  },
});
