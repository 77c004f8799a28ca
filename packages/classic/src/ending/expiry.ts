import type { Gain } from '../values/gain.ts';
import { changeOf, takeGain } from '../values/gains.ts';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';
import { hasKeyword } from '../values/values.ts';

/** Something temporary ends on its creature (C-ABL-13). What the creature thereby has no longer is told. */
export function expire(play: Game, creature: Creature, gain: Gain): void {
  const { state, emit } = play;
  const { id: who } = creature;
  const { bonus } = gain;
  if ('armourTokens' in bonus) loseTokens(play, creature, bonus.armourTokens);
  const had = 'keyword' in bonus && hasKeyword(state, creature, bonus.keyword);
  takeGain(creature, gain);
  if ('stat' in bonus) {
    emit({ type: 'parameterChanged', who, parameter: bonus.stat, ...changeOf(bonus), over: true }, 'C-ABL-13');
  }
  if (had && !hasKeyword(state, creature, bonus.keyword))
    emit({ type: 'abilityLost', who, ability: bonus.keyword }, 'C-ABL-13');
}

/** What is left of temporary Armour leaves with it, never more than it gave (C-DMG-9). */
function loseTokens({ emit }: Game, creature: Creature, given: number): void {
  const n = Math.min(given, creature.armour);
  if (n === 0) return;
  creature.armour -= n;
  emit({ type: 'armourLost', who: creature.id, n }, 'C-DMG-9');
}
