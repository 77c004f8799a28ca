import { findLiving } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { whyNotUseAbility } from '../legality/ability.ts';
import type { Game } from '../procedure.ts';
import { shedStealth } from './shed-stealth.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { AbilityName } from '../vocabulary.ts';

/** An activated ability under way. */
interface Using {
  readonly creature: CreatureId;
  cancelled: boolean;
}

/** Its declaration costs the Stealth token, before anybody can answer (C-TIM-2, C-STL-5). */
export function declareAbility(play: Game, creature: Creature, ability: AbilityName): void {
  shedStealth(play, creature, 'ability');
  play.emit({ type: 'abilityDeclared', who: creature.id, ability }, 'C-ACT-7');
}

/** Whoever goes on using its ability after the window of the declaration (C-TIM-6). */
export function userOf(state: Readonly<ClassicState>, { creature: id, cancelled }: Using): Creature | undefined {
  const creature = cancelled ? undefined : findLiving(state, id);
  return creature && !whyNotUseAbility(state, creature) ? creature : undefined;
}

export function resolveAbility({ emit }: Game, { creature }: Using, ability: AbilityName): 'done' {
  emit({ type: 'abilityResolved', who: creature, ability }, 'C-TIM-2');
  return 'done';
}
