import { changeOf, endOf, give } from '../values/gains.ts';
import type { Gain } from '../values/gain.ts';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';
import { hasKeyword } from '../values/values.ts';
import { verb } from '../texts/verb.ts';

/** A keyword no longer counts (C-ABL-17), or everything goes that effects have given. */
export const lose = verb('lose', ({ play, text: { seat: by, source, card }, effect, creatures }) => {
  const { keyword, until } = effect;
  for (const creature of creatures('whom')) {
    if (keyword === 'gained abilities') stripOff(play, creature);
    else {
      const had = hasKeyword(play.state, creature, keyword);
      give(creature, { bonus: { lost: keyword }, source, by, card, ...endOf(play.state, by, until) });
      if (had) play.emit({ type: 'abilityLost', who: creature.id, ability: keyword }, 'C-ABL-17');
    }
  }
});

/** Bans and losses are no abilities, and tokens stay where they are. */
function stripOff({ emit }: Game, creature: Creature): void {
  const { id: who, gains } = creature;
  creature.gains = gains.filter(gain => !isAbility(gain));
  for (const { bonus } of gains) {
    if ('stat' in bonus)
      emit({ type: 'parameterChanged', who, parameter: bonus.stat, ...changeOf(bonus), over: true }, 'C-ABL-17');
    else if ('keyword' in bonus) emit({ type: 'abilityLost', who, ability: bonus.keyword }, 'C-ABL-17');
  }
}

function isAbility({ bonus }: Gain): boolean {
  return 'stat' in bonus || 'keyword' in bonus;
}
