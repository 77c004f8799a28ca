import type { Frame } from '@signum/kernel';
import { creatureOf, findLiving, isEnemy } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState } from '../state.ts';

/** A creature chooses whom it hunts (C-KW-Executioner). */
export interface VictimFrame extends Frame {
  readonly kind: 'victim';
  step: 'choose' | 'which';
  readonly creature: CreatureId;
}

export const victim = steps<VictimFrame>({
  choose({ state }, { creature }) {
    return preyOf(state, creature).length > 0 ? 'which' : 'done';
  },

  which: asking<VictimFrame, 'choose'>({
    decide(state, { creature }) {
      const { controller, card } = creatureOf(state, creature);
      return {
        kind: 'choose',
        seat: controller,
        purpose: 'victim',
        card,
        options: preyOf(state, creature),
        least: 1,
        most: 1,
      };
    },
    take({ state, emit }, { creature }, { chosen }) {
      const prey = chosen[0] as CreatureId;
      creatureOf(state, creature).victim = prey;
      emit({ type: 'victimChosen', who: prey, by: creature }, 'C-KW-Executioner');
      return 'done';
    },
  }),
});

/** Any other character in play, except hidden enemies (C-AMB-126). */
function preyOf(state: Readonly<ClassicState>, id: CreatureId): CreatureId[] {
  const hunter = findLiving(state, id);
  if (!hunter) return [];
  const prey = state.creatures.filter(
    other =>
      other !== hunter && other.kind === 'character' && !other.dying && !(other.hidden && isEnemy(other, hunter)),
  );
  return prey.map(other => other.id);
}
