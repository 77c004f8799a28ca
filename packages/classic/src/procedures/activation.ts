import type { Frame, Seat } from '@signum/kernel';
import { creatureOf, findCreature, findLiving } from '../table/creatures.ts';
import type { ActivationDeed } from '../decisions/act.ts';
import type { CreatureId } from '../ids.ts';
import { activatedAbilities } from '../legality/activated.ts';
import { deedsOf, hasDeed, openDeed, openDeeds, PASS } from '../legality/deeds.ts';
import type { DetectsBy } from '../legality/detect.ts';
import { isInDifficult } from '../legality/move.ts';
import { mayPersecute, preyOf } from '../legality/persecution.ts';
import { asking, steps, type FlowOf } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { attackOf } from '../under-way/attack-of.ts';
import type { Felled } from './elimination.ts';
import { moveOf } from './move.ts';

/** One creature is activated: its start, one action line, its end (C-ACT-1 to C-ACT-12). */
export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  step: 'declare' | 'begin' | 'ready' | 'act' | 'gone' | 'detected' | 'fought' | 'end' | 'over';
  readonly creature: CreatureId;
  /** Passed for at the end of the turn: it does nothing but start and end (C-TRN-22). */
  readonly isPass: boolean;
  cancelled: boolean;
  /** Whom it eliminated in this activation, for Persecution. */
  felled: readonly Felled[];
  /** How it has gone so far, once it has been declared. */
  course?: Course;
}

/** How far an activation has come: what is open depends on it. */
export interface Course {
  /** Who commands it. If somebody else does, it is over (C-ACT-8). */
  readonly seat: Seat;
  /** The activation into which this one broke, at a text's word. */
  readonly outer: CreatureId | null;
  beganInDifficult: boolean;
  /** The one move of its action line (C-ACT-4). */
  walked: 'move' | 'no' | 'run';
  /** Has it really moved since it was last asked for its way? */
  hasGone: boolean;
  /** How often a move was thought of and not made: often enough is enough. */
  hesitations: number;
  /** Whom it detected, and how (C-STL-14, C-STL-18). */
  detected: { readonly target: CreatureId; readonly by: DetectsBy } | null;
  /** An extra fight after an elimination: offered, or begun with a move (C-KW-Persecution). */
  hunt: 'moved' | 'no' | 'offered';
}

/** An activation about to be declared. */
export function activationOf(creature: CreatureId, isPass = false): ActivationFrame {
  return { kind: 'activation', step: 'declare', creature, isPass, cancelled: false, felled: [] };
}

export const activation = steps<ActivationFrame>({
  /** Whatever comes of it, the creature counts as activated from here on (C-ACT-1, C-ACT-10). */
  declare({ state, emit }, frame) {
    const creature = findLiving(state, frame.creature);
    if (!creature) return 'done';
    frame.course = courseOf(state, creature);
    state.acting = creature.id;
    creature.activated = true;
    creature.moved = false;
    emit({ type: 'activationDeclared', who: creature.id }, 'C-ACT-1');
    return 'begin';
  },

  /** A cancelled or skipped activation does not even start (C-ACT-10, C-AMB-184). */
  begin({ state, emit }, frame) {
    const creature = findActing(state, frame);
    if (!creature) return 'over';
    if (frame.cancelled) {
      emit({ type: 'activationCancelled', who: creature.id }, 'C-ACT-10');
      return 'over';
    }
    if (creature.skips) {
      creature.skips = false;
      emit({ type: 'activationSkipped', who: creature.id }, 'C-ACT-10');
      return 'over';
    }
    frame.course!.beganInDifficult = isInDifficult(state, creature);
    emit({ type: 'activationStart', who: creature.id }, 'C-ACT-2');
    return 'ready';
  },

  /** What happened at the start may have taken the rest away (C-KW-Disease). */
  ready({ state, emit }, frame) {
    if (!findActing(state, frame)) return 'end';
    if (frame.cancelled) emit({ type: 'activationSkipped', who: frame.creature }, 'C-ACT-10');
    return frame.cancelled || frame.isPass ? 'end' : 'act';
  },

  act: asking<ActivationFrame, 'act'>({
    decide(state, { creature: id, course }) {
      const creature = creatureOf(state, id);
      return { kind: 'act', seat: course!.seat, creature: id, ...deedsOf(state, creature, course!) };
    },
    surelyAsks: (state, { creature, course }) => hasDeed(state, creatureOf(state, creature), course!),
    otherwise: () => ({ kind: 'act', ...PASS }),
    list: (state, { creature, course }) =>
      openDeeds(state, creatureOf(state, creature), course!).map(deed => ({ kind: 'act', ...deed })),
    pick(state, { creature, course }, draw) {
      const deeds = openDeeds(state, creatureOf(state, creature), course!);
      return { kind: 'act', ...deeds[draw(deeds.length)]! };
    },
    recognises: (state, { creature, course }, seat, answer) => {
      const isTold = seat === course!.seat && 'kind' in answer && answer.kind === 'act';
      const deed = isTold ? openDeed(state, creatureOf(state, creature), course!, answer) : undefined;
      return deed && { kind: 'act', ...deed };
    },
    take: ({ state }, frame, deed) => carryOut(state, frame, deed),
  }),

  /** After a move: whatever may follow one; after a Run nothing, but for the Quick (C-RUN-4). */
  gone({ state }, frame) {
    const course = frame.course!;
    if (!findActing(state, frame)) return 'end';
    if (course.hasGone) return 'act';
    course.walked = 'no'; // a path of no length is no move (C-MOV-14)
    if (course.hunt === 'moved') course.hunt = 'offered';
    course.hesitations += 1;
    return 'act';
  },

  /** An attempt that failed ends the activation at once (C-STL-15). */
  detected: ({ state }, frame) => (findActing(state, frame) && frame.course!.detected ? 'act' : 'end'),

  /** Whoever eliminated somebody may go on, if it is of that kind: after the attack, before the end (C-AMB-136). */
  fought({ state }, frame) {
    const creature = findActing(state, frame);
    const { felled } = frame;
    frame.felled = [];
    if (!creature || !mayPersecute(state, creature, felled)) return 'end';
    frame.course!.hunt = 'offered';
    return 'act';
  },

  end({ state, emit }, { creature: who }) {
    if (findCreature(state, who)) emit({ type: 'activationEnd', who }, 'C-ACT-2');
    return 'over';
  },

  over({ state }, { creature: id, course }) {
    const creature = findCreature(state, id);
    if (creature) creature.moved = false;
    state.acting = course?.outer ?? null;
    return 'done';
  },
});

function courseOf({ acting }: Readonly<ClassicState>, { controller }: Readonly<Creature>): Course {
  return {
    seat: controller,
    outer: acting,
    beganInDifficult: false,
    walked: 'no',
    hasGone: false,
    hesitations: 0,
    detected: null,
    hunt: 'no',
  };
}

/** The active creature, unless it fell or follows somebody else now: then its activation is over (C-ACT-8). */
function findActing(state: Readonly<ClassicState>, { creature: id, course }: ActivationFrame): Creature | undefined {
  const creature = findLiving(state, id);
  return creature?.controller === course?.seat ? creature : undefined;
}

/** One action line, or its next part (C-ACT-3). */
function carryOut(
  state: Readonly<ClassicState>,
  frame: ActivationFrame,
  deed: ActivationDeed,
): FlowOf<ActivationFrame> {
  const { creature: id } = frame;
  const course = frame.course!;
  const creature = creatureOf(state, id);
  switch (deed.do) {
    case 'pass':
      return 'end';
    case 'attack':
      if (course.hunt !== 'no') creature.persecutions += 1;
      course.hunt = 'no';
      return { call: [attackOf(deed.attack, id, deed.target)], then: 'fought' };
    case 'move':
    case 'run': {
      course.hasGone = false;
      if (course.hunt !== 'no') {
        course.hunt = 'moved';
        const into = preyOf(state, creature);
        return { call: [moveOf(id, course.seat, { upTo: 'S', into })], then: 'gone' };
      }
      course.walked = deed.do;
      return { call: [moveOf(id, course.seat, { run: deed.do === 'run' })], then: 'gone' };
    }
    case 'detect':
      return {
        call: [{ kind: 'detect', step: 'roll', creature: id, target: deed.target, by: deed.by }],
        then: 'detected',
      };
    case 'search':
    case 'secret entrance': {
      const entrance = deed.do === 'secret entrance';
      return { call: [{ kind: 'search', step: 'roll', creature: id, terrain: deed.terrain, entrance }], then: 'end' };
    }
    case 'use': {
      const used = activatedAbilities(state, creature).find(({ ability }) => ability === deed.ability)!;
      return { call: [used.frame], then: 'fought' };
    }
  }
}
