import { attackUnderWay } from '../under-way/attack-under-way.ts';
import { isWounded } from '../table/creatures.ts';
import { textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Vampirism: may heal itself by 1 after it dealt wounds in melee combat. (C-KW-Vampirism) */
export const vampirism = keyword('vampirism', {
  on: {
    attackSuccessful(event, bearer, state) {
      const { creature } = bearer;
      if (event.by !== creature.id || event.attack !== 'melee combat' || !isWounded(creature)) return undefined;
      if (!attackUnderWay(state)?.dealt.some(({ by, blood }) => by === creature.id && blood > 0)) return undefined;
      const drink = { do: 'heal', whom: 'this creature', amount: 1 } as const;
      return { optional: true, frames: [effectOf(textOf(bearer, event), drink)] };
    },
  },
});
