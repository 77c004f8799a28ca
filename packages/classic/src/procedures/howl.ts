import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';
import type { Text } from '../texts/text.ts';
import { valueOf } from '../values/values.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Howl X, by activation (C-KW-Howl). */
export interface HowlFrame extends Frame {
  readonly kind: 'howl';
  step: 'declare' | 'howl' | 'resolved';
  readonly creature: CreatureId;
  readonly which: number;
  cancelled: boolean;
}

export const howl = steps<HowlFrame>({
  declare(play, frame) {
    const creature = userOf(play.state, frame);
    if (!creature) return 'done';
    declareAbility(play, creature, 'howl');
    return 'howl';
  },

  /** Everybody it reaches now has the text until the end of the turn; whoever comes later has not (C-AMB-131). */
  howl({ state }, frame) {
    const creature = userOf(state, frame);
    const use = creature && valueOf('howls', creature, state)[frame.which];
    if (!creature || !use) return 'done';
    const { id, card, controller } = creature;
    const { keyword: _keyword, needs: _needs, x, whom, gives, ...filters } = use;
    const text: Text = { seat: controller, source: `${id} howl ${frame.which}`, card, bearer: id };
    const reached = { all: whom, ...filters, within: x, except: 'this creature' } as const;
    return {
      call: [effectOf(text, { do: 'gain', whom: reached, bonus: gives, until: 'end of turn' })],
      then: 'resolved',
    };
  },

  resolved(play, frame) {
    return resolveAbility(play, frame, 'howl');
  },
});
