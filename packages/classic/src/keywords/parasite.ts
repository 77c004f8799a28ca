import { findCreature } from '../table/creatures.ts';
import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Parasite X: a minion may crawl out of a character it eliminates. (C-KW-Parasite) */
export const parasite = keyword('parasite', {
  on: {
    creatureEliminated(event, bearer, state) {
      if (event.by !== bearer.creature.id || findCreature(state, event.who)?.kind !== 'character') return undefined;
      // the fallen still stands in its place, so the minion comes beside it (C-AMB-135)
      const effect = { do: 'minion', near: 'that creature', amount: 1 } as const;
      const brood = { do: 'roll', dice: bearer.x, success: ['bullseye'], effect } as const;
      return { frames: [effectOf(textOf(bearer, event), brood)] };
    },
  },
});
