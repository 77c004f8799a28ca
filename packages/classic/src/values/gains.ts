import type { Seat } from '@signum/kernel';
import type { Gain } from './gain.ts';
import type { CreatureId } from '../ids.ts';
import type { StatBonus, Until } from '../language/index.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Ruler } from '../vocabulary.ts';

/** When something given now by this player ends (C-ABL-12 to C-ABL-14). */
export function endOf(
  state: Readonly<ClassicState>,
  seat: Seat,
  until: Until | undefined,
): { until?: NonNullable<Gain['until']> } {
  switch (until) {
    case undefined:
      return {};
    case 'end of attack':
      return { until };
    case 'end of turn':
      return { until: state.turn };
    case "end of opponent's turn":
      return { until: state.active === seat ? state.turn + 1 : state.turn };
  }
}

/** Gives a creature something. A list is replaced, never edited, because copies share it. */
export function give(creature: Creature, gain: Gain): void {
  creature.gains = [...creature.gains, gain];
}

/** How a bonus changes one of the three numbers, as it is told. */
export function changeOf(bonus: StatBonus): { change: number | Ruler } | { becomes: number } {
  return 'by' in bonus ? { change: bonus.by } : { becomes: bonus.becomes };
}

/** What lasted until the end of the attack under way is over: for everybody, or for one of those in it (C-ABL-14). */
export function endAttackGains(state: ClassicState, only?: CreatureId): void {
  for (const creature of state.creatures) {
    if (only !== undefined && creature.id !== only) continue;
    if (creature.gains.some(({ until }) => until === 'end of attack')) {
      creature.gains = creature.gains.filter(({ until }) => until !== 'end of attack');
    }
  }
}

/** Takes one gain off its creature. */
export function takeGain(creature: Creature, gain: Gain): void {
  creature.gains = creature.gains.filter(one => one !== gain);
}
