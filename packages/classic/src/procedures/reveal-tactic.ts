import type { Frame, Seat } from '@signum/kernel';
import type { Happening } from '../happenings.ts';
import type { TacticId } from '../ids.ts';
import type { Triggered } from '../language/index.ts';
import { cardOf, playerOf } from '../table/players.ts';
import { steps } from '../procedure.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** A face-down tactic answers an event: revealed, carried out, discarded (C-TAC-2). */
export interface RevealTacticFrame extends Frame {
  readonly kind: 'revealTactic';
  step: 'apply' | 'discard' | 'reveal';
  readonly seat: Seat;
  readonly tactic: TacticId;
  readonly event: Happening;
  /** Another tactic has undone it (grammar: cancel that tactic). */
  cancelled: boolean;
}

export const revealTactic = steps<RevealTacticFrame>({
  reveal({ state, emit }, { seat, tactic }) {
    const found = playerOf(state, seat).tactics.find(({ id }) => id === tactic);
    if (!found) return 'done'; // destroyed meanwhile
    emit({ type: 'tacticRevealed', player: seat, tactic, card: found.card }, 'C-TAC-2');
    return 'apply';
  },

  apply({ state }, { seat, tactic, event, cancelled }) {
    const found = playerOf(state, seat).tactics.find(({ id }) => id === tactic);
    if (!found) return 'done';
    if (cancelled) return 'discard';
    const ability = cardOf(state, found.card).abilities![0] as Triggered;
    const text = { seat, source: tactic, card: found.card, tactic, event };
    return { call: [effectOf(text, ability.effect)], then: 'discard' };
  },

  discard({ state, emit }, { seat, tactic }) {
    const player = playerOf(state, seat);
    const found = player.tactics.find(({ id }) => id === tactic);
    if (!found) return 'done';
    emit({ type: 'tacticResolved', player: seat, tactic, card: found.card }, 'C-TAC-2');
    player.tactics = player.tactics.filter(one => one !== found);
    player.graveyard.push(found.card);
    emit({ type: 'cardToGraveyard', player: seat, card: found.card }, 'C-TAC-2');
    return 'done';
  },
});
