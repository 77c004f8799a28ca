import type { Action } from '../../decisions/next-action.ts';
import type { CreatureId, RelicId } from '../../ids.ts';
import type { Phrase } from '../phrase.ts';

export const nextAction: Phrase<'nextAction'> = {
  answer(word, { actions, closed }, { names }) {
    const all = [...actions, ...closed.map(({ action }) => action)];
    if ('activate' in word) return { do: 'activate', creature: names.id(word.activate) as CreatureId };
    if ('play' in word) return { do: 'play', card: word.play };
    if ('play terrain' in word) return { do: 'play terrain', card: word['play terrain'] };
    if ('end turn' in word) return { do: 'end turn' };
    if ('use building' in word) {
      const building = word['use building'];
      return withAbility(all, word.ability, { do: 'use building', building });
    }
    if ('use relic' in word) {
      return withAbility(all, word.ability, { do: 'use relic', relic: names.id(word['use relic']) as RelicId });
    }
    if ('use creature' in word) {
      return withAbility(all, word.ability, {
        do: 'use creature',
        creature: names.id(word['use creature']) as CreatureId,
      });
    }
    if ('spend concentration' in word) {
      const creature = names.id(word['spend concentration']) as CreatureId;
      return withAbility(all, word.ability, { do: 'spend concentration', creature });
    }
    return undefined;
  },

  words(action, _decision, { names }) {
    switch (action.do) {
      case 'activate':
        return { activate: names.word(action.creature) };
      case 'end turn':
        return { 'end turn': true };
      case 'play':
        return { play: action.card };
      case 'play terrain':
        return { 'play terrain': action.card };
      case 'spend concentration':
        return { 'spend concentration': names.word(action.creature), ability: action.ability + 1 };
      case 'use building':
        return { 'use building': action.building, ability: action.ability + 1 };
      case 'use creature':
        return { 'use creature': names.word(action.creature), ability: action.ability + 1 };
      case 'use relic':
        return { 'use relic': names.word(action.relic), ability: action.ability + 1 };
    }
  },
};

type Using = Extract<Action, { ability: number }>;
type Unnumbered<A> = A extends Using ? Omit<A, 'ability'> : never;

/** With the ability told, counted from one; otherwise the first one that is on offer there, or at least printed. */
function withAbility(all: readonly Action[], told: number | undefined, action: Unnumbered<Using>): Action {
  if (told !== undefined) return { ...action, ability: told - 1 };
  const text = JSON.stringify(action);
  const same = all.find(one => {
    if (!('ability' in one)) return false;
    const { ability: _ability, ...rest } = one;
    return JSON.stringify(rest) === text;
  });
  return same ?? { ...action, ability: 0 };
}
