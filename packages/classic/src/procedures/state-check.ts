import type { Frame } from '@signum/kernel';
import { asLaid, layingQuestion, nextToLay, type Leaving } from '../table/graveyard-order.ts';
import type { RelicId } from '../ids.ts';
import { playerOf } from '../table/players.ts';
import { relicToGraveyard } from '../table/zones.ts';
import { asking, steps, type Game } from '../procedure.ts';
import { isSpent, surplusConcentration } from '../reactions/needs-check.ts';
import type { ClassicState } from '../state.ts';
import { valueOf } from '../values/values.ts';

/** What is put right after an atomic step, until nothing changes (C-TIM-11). */
export interface StateCheckFrame extends Frame {
  readonly kind: 'stateCheck';
  step: 'check' | 'order';
  /** Relics that have a place in the Graveyard already, in that order (C-ZON-7). */
  laid: readonly string[];
}

export const stateCheck = steps<StateCheckFrame>({
  check(play, frame) {
    const { state } = play;
    const spent = spentRelics(state);
    if (nextToLay(state, spent, frame.laid)) return 'order';
    if (spent.length > 0) {
      for (const relic of asLaid(spent, frame.laid)) discardRelic(play, relic);
      frame.laid = [];
      return 'check'; // what answers their end has its own checks: whoever falls without them is looked for afterwards
    }
    for (const creature of state.creatures) creature.concentration -= surplusConcentration(state, creature);
    const batch = state.creatures.filter(
      creature => !creature.dying && creature.wounds >= Math.max(0, valueOf('health', creature, state)),
    );
    if (batch.length === 0) return 'done';
    return {
      call: [{ kind: 'elimination', step: 'begin', batch: batch.map(({ id }) => id), returned: [], laid: [] }],
      then: 'check',
    };
  },

  order: asking<StateCheckFrame, 'order'>({
    decide: (state, { laid }) => layingQuestion(state, spentRelics(state), laid),
    take({ state }, frame, { next }) {
      const { options } = nextToLay(state, spentRelics(state), frame.laid)!;
      frame.laid = [...frame.laid, options[next]!.id];
      return 'check';
    },
  }),
});

/** Relics without Durability tokens, or with all use marks (C-REL-6, C-REL-11). */
function spentRelics(state: Readonly<ClassicState>): (Leaving & { readonly id: RelicId })[] {
  return state.players.flatMap(({ relics }, owner) =>
    relics.filter(relic => isSpent(state, relic)).map(({ id, card }) => ({ id, owner, card })),
  );
}

/** With a relic goes all that it gave (C-REL-5). */
function discardRelic(play: Game, { id, owner, card }: Leaving & { readonly id: RelicId }): void {
  const player = playerOf(play.state, owner);
  player.relics = player.relics.filter(relic => relic.id !== id);
  play.emit({ type: 'relicDestroyed', player: owner, card, relic: id }, 'C-REL-11');
  relicToGraveyard(play, owner, { id, card }, 'C-REL-11');
}
