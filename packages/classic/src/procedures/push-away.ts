import { lineOfSight, push, type Point } from '@signum/geometry';
import type { Frame } from '@signum/kernel';
import { asBase, boardOf } from '../table/battlefield.ts';
import { findLiving } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { RULER_LENGTH, type Ruler } from '../vocabulary.ts';
import { damageOf } from './damage.ts';

/** Somebody is pushed straight away from another: by Buckshot, which hurts where there is no room, or by a text. */
export interface PushAwayFrame extends Frame {
  readonly kind: 'pushAway';
  step: 'push';
  readonly creature: CreatureId;
  readonly from: CreatureId;
  readonly distance: Ruler;
  /** Where that one stood, should it have fallen meanwhile. */
  readonly stood?: Point;
  /** Does whoever cannot be pushed the whole way receive 1 damage (C-KW-Buckshot)? */
  readonly harm: boolean;
}

export const pushAway = steps<PushAwayFrame>({
  /** No Backstab for contacts that are left, and contact on the way stops nothing (C-AMB-118). */
  push({ state, emit }, { creature: id, from, distance, harm, stood }) {
    const creature = findLiving(state, id);
    const origin = findLiving(state, from);
    const start = origin ?? stood;
    if (!creature || !start) return 'done';
    const direction = origin
      ? directionOf(state, origin, creature, harm)
      : { x: creature.x - start.x, y: creature.y - start.y };
    const { x, y, full } = push(boardOf(state), id, direction, RULER_LENGTH[distance]);
    if (x !== creature.x || y !== creature.y) {
      Object.assign(creature, { x, y });
      emit({ type: 'placed', who: id, ...(origin && { by: from }), x, y }, 'C-KW-Buckshot');
    }
    if (full || !harm || !origin) return 'done';
    const credit = { seat: origin.controller, creature: from };
    return { call: [damageOf([{ who: id, credit, n: 1, of: 'damage', from: 'effect' }])], then: 'done' };
  },
});

/** From centre to centre; a shot of the older editions pushes along its line of sight (C-MAT-46). */
function directionOf(state: Readonly<ClassicState>, origin: Creature, creature: Creature, isShot: boolean): Point {
  if (isShot && state.rules.ranged.buckshot === 'along the line of sight') {
    const sight = lineOfSight(boardOf(state), asBase(origin), asBase(creature));
    if (sight.seen && sight.length > 0) return { x: sight.to.x - sight.from.x, y: sight.to.y - sight.from.y };
  }
  return { x: creature.x - origin.x, y: creature.y - origin.y };
}
