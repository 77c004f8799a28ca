import { CONTACT, touchesTerrain, type Length, type MoveSpec } from '@signum/geometry';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { activationUnderWay } from '../under-way/activation-under-way.ts';
import { asTerrain, enemiesInContact } from '../table/battlefield.ts';
import type { Way } from '../decisions/route.ts';
import type { ClassicState, Creature } from '../state.ts';
import { isForbidden, valueOf } from '../values/values.ts';
import { RULER_LENGTH, RULERS, type Ruler } from '../vocabulary.ts';

/** How far a move goes: by a creature's own Movement, walking or running, or as far as a text says (C-PLC-5). */
export interface Extent {
  readonly run: boolean;
  readonly upTo: Ruler | null;
}

/** Why a creature cannot move by its own Movement, or run. */
export function whyNotMove(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  run: boolean,
): Refusal | undefined {
  const { id } = creature;
  const deed = run ? 'run' : 'move';
  if (isForbidden(state, creature, deed)) return refuse('forbidden', 'C-ABL-20', { creature: id, deed });
  if (run) return whyNotRun(state, creature);
  return allowanceOf(state, creature, false) > 0 ? undefined : refuse('no-movement', 'C-MOV-11', { creature: id });
}

function whyNotRun(state: Readonly<ClassicState>, creature: Readonly<Creature>): Refusal | undefined {
  const step = valueOf('step', creature, state);
  const who = { creature: creature.id };
  // what is added to no Movement at all can be walked, but there is no step that a Run could raise (C-AMB-56)
  if (step === null) return refuse('no-movement', 'C-RUN-2', who);
  if (longer(step) === undefined) return refuse('longest-movement', 'C-RUN-2', who);
  if (!valueOf('runs', creature, state)) return refuse('never-runs', 'C-RUN-2', who);
  const [enemy] = enemiesInContact(state, creature); // hidden ones hold it, too
  if (enemy) return refuse('in-contact', 'C-RUN-2', { ...who, enemy: enemy.id });
  const isSlowed = !valueOf('flies', creature, state) && !valueOf('pathfinder', creature, state);
  return isSlowed && isInDifficult(state, creature) ? refuse('run-from-difficult', 'C-MOV-18') : undefined;
}

/** Movement as it is now: the printed step, one longer in a Run, then whatever is added (C-MOV-12, C-RUN-1, C-RUN-3). */
export function allowanceOf(state: Readonly<ClassicState>, creature: Readonly<Creature>, run: boolean): Length {
  const step = valueOf('step', creature, state);
  const raised = step !== null && run ? longer(step) : step;
  return (raised ? RULER_LENGTH[raised] : 0) + valueOf('stride', creature, state);
}

/** The next longer ruler; there is none beyond XL (C-CMP-5). */
function longer(step: Ruler): Ruler | undefined {
  return RULERS[RULERS.indexOf(step) + 1];
}

/** Does its base touch a Difficult template (C-MOV-15)? What is also Impassable only blocks. */
export function isInDifficult(state: Readonly<ClassicState>, creature: Readonly<Creature>): boolean {
  return state.terrains.some(template => {
    const terrain = asTerrain(state, template);
    return terrain.difficult && !terrain.impassable && touchesTerrain(creature, terrain);
  });
}

/**
 * The ways in which a creature can move now, with the allowance fixed as it is (C-MOV-3). Whoever flies has no use for
 * walking: it comes to the same places with less in its way. A jump is one way among others (C-KW-Jump).
 */
export function waysOf(state: Readonly<ClassicState>, creature: Readonly<Creature>, { run, upTo }: Extent): Way[] {
  const flies = valueOf('flies', creature, state);
  const first = wayOf(state, creature, { run, upTo }, flies ? 'flight' : 'walk');
  if (flies || !valueOf('jumps', creature, state)) return [first];
  const jump = wayOf(state, creature, { run, upTo }, 'jump');
  return [first, state.rules.jump === 'as in a move' ? jump : { ...jump, shunsTerrain: true }];
}

function wayOf(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  { run, upTo }: Extent,
  mode: MoveSpec['mode'],
): Way {
  const spec: MoveSpec = {
    budget: upTo === null ? allowanceOf(state, creature, run) : RULER_LENGTH[upTo],
    short: RULER_LENGTH.S,
    mode,
    run: run && upTo === null,
    pathfinder: valueOf('pathfinder', creature, state),
    // whoever began its activation in Difficult terrain keeps Movement S to its end (C-MOV-19)
    capped: activationUnderWay(state, creature.id)?.course?.beganInDifficult ?? false,
    avoidContact: false,
    band: CONTACT,
  };
  return { mode, spec };
}
