import type { Frame, Seat } from '@signum/kernel';
import { boardOf, enemiesInContact } from '../table/battlefield.ts';
import { creatureOf, findLiving } from '../table/creatures.ts';
import { hasPlace, place, type Place } from '../decisions/place.ts';
import type { CreatureId, TerrainId } from '../ids.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { RULER_LENGTH, type Ruler } from '../vocabulary.ts';
import { stabbersOnLeaving } from './backstab.ts';

/** A creature is placed directly somewhere (C-PLC-1 to C-PLC-4). */
export interface RelocateFrame extends Frame {
  readonly kind: 'relocate';
  step: 'choose' | 'place' | 'leave' | 'put';
  readonly creature: CreatureId;
  readonly near: CreatureId | TerrainId;
  readonly within: Ruler | 'contact';
  readonly backstab: boolean;
  readonly enemies: boolean;
  readonly chooser: Seat;
  /** The spot that was chosen. */
  spot?: Place['taken'];
}

/** Nothing in between matters; what is left behind does: whoever leaves contact is stabbed (C-PLC-1, C-PLC-3). */
export const relocate = steps<RelocateFrame>({
  choose({ state }, frame) {
    return findLiving(state, frame.creature) && hasPlace(placing(state, frame)) ? 'place' : 'done';
  },

  place: asking<RelocateFrame, 'place'>({
    decide: (state, frame) => ({ kind: 'place', seat: frame.chooser, ...placing(state, frame) }),
    surelyAsks: () => true,
    take(_play, frame, { x, y }) {
      frame.spot = { x, y };
      return 'leave';
    },
  }),

  leave({ state }, { creature: victim, backstab, spot }) {
    const creature = findLiving(state, victim);
    if (!creature || !spot) return 'done';
    const touchedThen = touchedAt(state, creature, spot);
    const left = touchedAt(state, creature, creature).filter(id => !touchedThen.includes(id));
    const stabbers = backstab ? stabbersOnLeaving(state, creature, left, touchedThen.length === 0) : [];
    if (stabbers.length === 0) return 'put';
    return { call: [{ kind: 'backstab', step: 'begin', victim, stabbers, hiddenMay: false }], then: 'put' };
  },

  /** The spot, or what it was near to, may be gone meanwhile: then the creature stays (C-TIM-6). */
  put({ state, emit }, frame) {
    const creature = findLiving(state, frame.creature);
    const { spot } = frame;
    if (!creature || !spot || !isThere(state, frame.near) || place.judge(placing(state, frame), spot)) return 'done';
    const before = touchedAt(state, creature, creature);
    const after = touchedAt(state, creature, spot);
    creature.x = spot.x;
    creature.y = spot.y;
    const by = creature.id;
    for (const who of before) if (!after.includes(who)) emit({ type: 'contactLeft', who, by }, 'C-PLC-3');
    for (const who of after) if (!before.includes(who)) emit({ type: 'contactEntered', who, by }, 'C-PLC-1');
    emit({ type: 'placed', who: by, ...spot }, 'C-PLC-1');
    return 'done';
  },
});

/** What the one who places is shown. */
export function placing(
  state: Readonly<ClassicState>,
  { creature: id, near, within, enemies }: Pick<RelocateFrame, 'creature' | 'enemies' | 'near' | 'within'>,
): Place['shown'] {
  const { card, controller, r } = creatureOf(state, id);
  const where: Place['shown']['where'] =
    within === 'contact'
      ? { at: 'contact', goal: near, enemies }
      : { at: 'near', goal: near, within: RULER_LENGTH[within], enemies };
  return { card, creature: id, team: controller, r, board: boardOf(state), where };
}

function isThere({ creatures, terrains }: Readonly<ClassicState>, near: CreatureId | TerrainId): boolean {
  return creatures.some(({ id }) => id === near) || terrains.some(({ id }) => id === near);
}

/** Enemies in contact with a creature if it stood there. */
function touchedAt(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  { x, y }: Place['taken'],
): CreatureId[] {
  return enemiesInContact(state, { ...creature, x, y }).map(({ id }) => id);
}
