import { draw } from '../../../index.ts';
import { otherThan, playerOf } from '../state.ts';
import type { Card, StrikeFrame } from '../vocabulary.ts';
import { asks, type Steps } from './procedure.ts';

/** A strike, and the moment in which a ward can stop it (E-4, E-5). */
export const strike: Steps<StrikeFrame> = {
  declare({ state, emit }, { by, power }) {
    emit({ type: 'strikeDeclared', seat: by, power }, 'E-4');
    // Asked about wards whether they fit or not: a question only about fitting ones would tell what lies there.
    return playerOf(state, otherThan(by)).wards.length > 0 ? 'ward' : 'throw';
  },

  ward: asks<StrikeFrame, 'showWard'>({
    decide(state, { by, power }) {
      const seat = otherThan(by);
      const fitting = playerOf(state, seat).wards.filter(ward => fits(ward, power));
      return { kind: 'showWard', seat, power, fitting };
    },
    take({ state, emit }, { by }, { card }) {
      if (card === 'none') return 'throw';
      const defender = playerOf(state, otherThan(by));
      defender.wards.splice(defender.wards.indexOf(card), 1);
      defender.ashes.push(card);
      emit({ type: 'wardShown', seat: otherThan(by), card }, 'E-5');
      return 'done';
    },
  }),

  throw({ state, emit }, { by, power }) {
    const dice = Array.from({ length: power }, () => 1 + draw(state.chance, 6));
    emit({ type: 'diceThrown', seat: by, dice }, 'E-4');
    const amount = dice.filter(die => die >= 4).length;
    return amount === 0
      ? 'done'
      : {
          call: [{ kind: 'harm', step: 'suffer', seat: otherThan(by), amount, because: { rule: 'E-4' } }],
          then: 'done',
        };
  },
};

function fits(ward: Card, power: number): boolean {
  return ward === 'wall' || power >= 3;
}
