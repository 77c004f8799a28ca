import { findLiving, isEnemy, isWounded } from '../table/creatures.ts';
import { giveFor, isFresh } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';

/** Predator: +1 Strength for the turn when it falls on a wounded enemy. (C-KW-Predator) */
export const predator = keyword('predator', {
  on: {
    attackDeclared(event, bearer, state) {
      const { creature } = bearer;
      if (event.by !== creature.id || event.attack !== 'melee combat' || !isFresh(bearer)) return undefined;
      const prey = findLiving(state, event.who);
      if (!prey || !isEnemy(prey, creature) || !isWounded(prey)) return undefined;
      return { frames: [giveFor(bearer, event, [{ stat: 'strength', by: 1 }], 'end of turn', { usesUp: true })] };
    },
  },
});
