import type { Play, Seat } from '../../../index.ts';
import { otherThan, playerOf, type EmbersState } from '../state.ts';
import type { EmbersEvent, HarmFrame } from '../vocabulary.ts';
import type { Steps } from './procedure.ts';

/** Damage, then the sparks that answer it, then the end if somebody is out (E-6, E-9). */
export const harm: Steps<HarmFrame> = {
  suffer({ state, emit }, { seat, amount }) {
    const player = playerOf(state, seat);
    player.fire = Math.max(0, player.fire - amount);
    emit({ type: 'damageDealt', seat, amount });
    if (player.sparks === 0) return 'check';
    const spark: HarmFrame = {
      kind: 'harm',
      step: 'suffer',
      seat: otherThan(seat),
      amount: 1,
      because: { source: `spark of ${seat}`, rule: 'E-6' },
    };
    return { call: [spark], then: 'check' };
  },

  check(play) {
    const { players } = play.state;
    const winners = players.flatMap(({ fire }, seat) => (fire > 0 ? [seat] : []));
    const isLast = play.state.frames.filter(({ kind }) => kind === 'harm').length === 1; // both may fall together (E-9)
    if (winners.length < players.length && isLast) endGame(play, winners, 'fire');
    return 'done';
  },
};

export function endGame({ state, emit }: Play<EmbersState, EmbersEvent>, winners: Seat[], by: string): void {
  state.outcome = { winners, by };
  state.frames.length = 0;
  emit({ type: 'gameEnded', winners }, 'E-9');
}
