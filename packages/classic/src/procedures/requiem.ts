import type { Frame } from '@signum/kernel';
import { isWithin } from '../table/battlefield.ts';
import { findCreature } from '../table/creatures.ts';
import { rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';
import type { Face } from '../vocabulary.ts';
import { damageOf } from './damage.ts';

/** A creature dies, and its death strikes everybody near: one die each, the wounds together (C-KW-Requiem). */
export interface RequiemFrame extends Frame {
  readonly kind: 'requiem';
  step: 'sing';
  readonly creature: CreatureId;
}

const STRIKING: readonly Face[] = ['axe', 'shield'];

export const requiem = steps<RequiemFrame>({
  sing({ state, emit }, { creature }) {
    const singer = findCreature(state, creature);
    if (!singer) return 'done';
    const near = state.creatures.filter(other => !other.dying && isWithin(singer, other, 'S'));
    const struck = near.filter(({ id }) => {
      const faces = rollDice(state.chance, 1, STRIKING);
      emit({ type: 'diceRolled', player: singer.controller, why: 'requiem', who: id, faces }, 'C-KW-Requiem');
      return STRIKING.includes(faces[0]!);
    });
    const credit = { seat: singer.controller }; // not the dead one but its player (C-ELM-4)
    const blows = struck.map(({ id }) => ({ who: id, credit, n: 1, of: 'wounds' as const, from: 'effect' as const }));
    return { call: [damageOf(blows)], then: 'done' };
  },
});
