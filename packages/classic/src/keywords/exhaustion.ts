import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Exhaustion: may take a wound when its activation begins, to have its text. (C-KW-Exhaustion) */
export const exhaustion = keyword('exhaustion', {
  on: {
    activationStart(event, bearer) {
      const { creature, use } = bearer;
      if (event.who !== creature.id) return undefined;
      const effort = [
        { do: 'wound', whom: 'this creature', amount: 1 },
        { do: 'gain', whom: 'this creature', bonus: use.gives, ...(use.until !== undefined && { until: use.until }) },
      ] as const;
      return { optional: true, frames: [effectOf(textOf(bearer, event), effort)] };
    },
  },
});
