import { isFresh, textOf } from '../texts/keyword-text.ts';
import { keyword } from '../keyword.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Steam Engine: once a turn a die before the attack that its text names, for better or worse. (C-KW-SteamEngine) */
export const steamEngine = keyword('steam-engine', {
  on: {
    attackDeclared(event, bearer) {
      const { creature, use } = bearer;
      if (event.by !== creature.id || event.attack !== use.on || !isFresh(bearer)) return undefined;
      return { frames: [effectOf(textOf(bearer, event), { do: 'roll', on: use.roll }, { usesUp: true })] };
    },
  },
});
