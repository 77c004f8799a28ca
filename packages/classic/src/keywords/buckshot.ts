import { isWithin } from '../table/battlefield.ts';
import { findLiving } from '../table/creatures.ts';
import { keyword } from '../keyword.ts';

/** Buckshot: whoever was hit by its Shooting from near is thrown back. (C-KW-Buckshot) */
export const buckshot = keyword('buckshot', {
  on: {
    attackSuccessful({ by, who, attack }, { creature }, state) {
      if (by !== creature.id || attack !== 'shooting') return undefined;
      const target = findLiving(state, who);
      if (!target || !isWithin(creature, target, 'M')) return undefined; // the fallen stay where they fell (C-AMB-118)
      return { frames: [{ kind: 'pushAway', step: 'push', creature: who, from: by, distance: 'S', harm: true }] };
    },
  },
});
