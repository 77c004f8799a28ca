import type { Frame, Seat } from '@signum/kernel';
import type { CreatureId, TerrainId } from '../ids.ts';
import { whyNotSummon } from '../legality/summon.ts';
import { playerOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';

/** Minions summoned into contact with these creatures or templates, one after the other (C-SUM-13, C-AMB-178). */
export interface MinionsFrame extends Frame {
  readonly kind: 'minions';
  step: 'next' | 'order';
  readonly seat: Seat;
  near: readonly (CreatureId | TerrainId)[];
}

export const minions = steps<MinionsFrame>({
  /** Without a minion card, or with the limit reached, nothing more is summoned (C-CRD-20, C-CMP-29). */
  next({ state }, { seat, near }) {
    if (near.length === 0 || playerOf(state, seat).minion === null || whyNotSummon(state, seat)) return 'done';
    return 'order';
  },

  order: asking<MinionsFrame, 'order'>({
    decide(_state, { seat, near }) {
      return { kind: 'order', seat, of: 'minions', options: [...new Set(near)].map(source => ({ source })) };
    },
    take({ state }, frame, { next }) {
      const { seat, near } = frame;
      const goal = [...new Set(near)][next]!;
      frame.near = near.toSpliced(near.indexOf(goal), 1);
      const card = playerOf(state, seat).minion!;
      return { call: [{ kind: 'enter', step: 'begin', seat, card, how: 'by an effect', near: goal }], then: 'next' };
    },
  }),
});
