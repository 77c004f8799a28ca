import { touchesTerrain, verifyRoute, type VerifiedRoute } from '@signum/geometry';
import type { Frame, Seat } from '@signum/kernel';
import { activationUnderWay } from '../under-way/activation-under-way.ts';
import { asTerrain, boardOf, enemiesInContact } from '../table/battlefield.ts';
import { creatureOf, findLiving } from '../table/creatures.ts';
import { boardFor, routeOf, type Moved, type Way } from '../decisions/route.ts';
import type { CreatureId, TerrainId } from '../ids.ts';
import { waysOf, whyNotMove } from '../legality/move.ts';
import { asking, steps, type FlowOf, type Game } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { isForbidden } from '../values/values.ts';
import type { Ruler } from '../vocabulary.ts';
import { stabbersOnLeaving } from './backstab.ts';

/** A move or a Run, declared with its whole path (section 10 of the specification). */
export interface MoveFrame extends Frame {
  readonly kind: 'move';
  step: 'choose' | 'route' | 'recheck' | 'go' | 'stopped';
  readonly creature: CreatureId;
  readonly run: boolean;
  /** Outside an activation: as far as this and no farther (C-PLC-5). */
  readonly upTo: Ruler | null;
  /** Is it stabbed for leaving contact? */
  readonly backstab: boolean;
  /** Only into contact with one of these; empty: anywhere. */
  readonly into: readonly CreatureId[];
  /** Who chooses the path: not always its controller (C-PLC-6). */
  readonly chooser: Seat;
  cancelled: boolean;
  /** What was declared. */
  plan?: Plan;
}

/** A declared path with the allowance it was declared with (C-MOV-3), and who commanded the creature then. */
interface Plan {
  readonly moved: Exclude<Moved, { stay: true }>;
  readonly way: Way;
  readonly controller: Seat;
}

/** A move about to be chosen. */
export function moveOf(
  creature: CreatureId,
  chooser: Seat,
  given: Partial<Pick<MoveFrame, 'backstab' | 'into' | 'run' | 'upTo'>> = {},
): MoveFrame {
  const { run = false, upTo = null, backstab = true, into = [] } = given;
  return { kind: 'move', step: 'choose', creature, run, upTo, backstab, into, chooser, cancelled: false };
}

export const move = steps<MoveFrame>({
  choose({ state }, { creature: id, run, upTo }) {
    const creature = findLiving(state, id);
    if (!creature) return 'done';
    // a text that moves somebody gives the allowance itself (C-PLC-5)
    const isKept =
      upTo === null ? whyNotMove(state, creature, run) !== undefined : isForbidden(state, creature, 'move');
    return isKept ? 'done' : 'route';
  },

  route: asking<MoveFrame, 'route'>({
    decide(state, { creature: id, run, upTo, into, chooser }) {
      const ways = waysOf(state, creatureOf(state, id), { run, upTo });
      return { kind: 'route', seat: chooser, creature: id, board: boardOf(state), ways, into };
    },
    surelyAsks: () => true,
    /** Declared: whatever comes of it, the creature has moved in its activation (C-ACT-5, C-TIM-6). */
    take({ state, emit }, frame, moved) {
      if ('stay' in moved) return 'done'; // no move (C-MOV-14)
      const { creature: id, run, upTo } = frame;
      const creature = creatureOf(state, id);
      const way = waysOf(state, creature, { run, upTo }).find(({ mode }) => mode === moved.mode)!;
      const { kind: _kind, ...path } = moved as typeof moved & { kind?: string };
      frame.plan = { moved: path, way, controller: creature.controller };
      const activation = activationUnderWay(state, id);
      if (activation?.course) {
        creature.moved = true;
        activation.course.hasGone = true;
      }
      emit({ type: 'moveDeclared', who: id, run, x: moved.x, y: moved.y }, 'C-MOV-13');
      return 'recheck';
    },
  }),

  /** All Backstabs for leaving contact come before the creature is displaced (C-BST-10). */
  recheck(play, frame) {
    const { state } = play;
    const path = stillOpen(state, frame);
    if (!path) return 'done';
    const { creature: victim, backstab } = frame;
    const touched = [...path.left, ...path.kept];
    const isFreeThen = path.contacts.length === 0;
    const stabbers = backstab ? stabbersOnLeaving(state, creatureOf(state, victim), touched, isFreeThen) : [];
    if (stabbers.length === 0) return gone(play, frame, path);
    return { call: [{ kind: 'backstab', step: 'begin', victim, stabbers, hiddenMay: false }], then: 'go' };
  },

  go(play, frame) {
    const path = stillOpen(play.state, frame);
    return path ? gone(play, frame, path) : 'done'; // it fell where it stood, or its way is gone
  },

  /** A Run into contact is stabbed by everybody it touches now, after it has stopped (C-RUN-5, C-BST-11). */
  stopped({ state }, { creature: victim }) {
    const creature = findLiving(state, victim);
    const stabbers = creature ? enemiesInContact(state, creature).map(({ id }) => id) : [];
    if (stabbers.length === 0) return 'done';
    return { call: [{ kind: 'backstab', step: 'begin', victim, stabbers, hiddenMay: true }], then: 'done' };
  },
});

/**
 * The declared path, if it can still be gone: anything may have happened since (C-TIM-6). Whoever is gone, kept from moving,
 * under another's command, or finds its way closed stays where it is; the move is used up all the same.
 */
function stillOpen(
  state: Readonly<ClassicState>,
  { creature: id, cancelled, plan }: Readonly<MoveFrame>,
): VerifiedRoute | undefined {
  const creature = findLiving(state, id);
  if (!creature || !plan || cancelled || creature.controller !== plan.controller) return undefined;
  if (isForbidden(state, creature, plan.way.spec.run ? 'run' : 'move')) return undefined;
  const { way, moved } = plan;
  const found = verifyRoute(boardFor(way, boardOf(state)), id, way.spec, routeOf(moved));
  return found.ok ? found : undefined;
}

function gone(play: Game, { creature, run }: MoveFrame, path: VerifiedRoute): FlowOf<MoveFrame> {
  displace(play, creatureOf(play.state, creature), path);
  return run ? 'stopped' : 'done';
}

function displace(
  { state, emit }: Game,
  creature: Creature,
  { cost, end, left, contacts, kept, touched }: VerifiedRoute,
): void {
  const who = creature.id;
  const stoodIn = terrainsUnder(state, creature);
  const length = Math.floor(cost); // so the slack in the mover's favour is never told as a way beyond its allowance
  emit({ type: 'moveStarted', who, ...(length > 0 && { length }) }, 'C-MOV-1');
  creature.x = end.x;
  creature.y = end.y;
  for (const other of left) emit({ type: 'contactLeft', who: other as CreatureId, by: who }, 'C-BST-1');
  const standsIn = terrainsUnder(state, creature);
  for (const { id } of state.terrains) {
    const isNew = standsIn.includes(id) && !stoodIn.includes(id);
    if (isNew || touched.includes(id)) emit({ type: 'terrainTouched', who, terrain: id }, 'C-TER-12');
  }
  for (const other of contacts) {
    if (!kept.includes(other)) emit({ type: 'contactEntered', who: other as CreatureId, by: who }, 'C-MOV-6');
  }
  emit({ type: 'moveEnded', who, x: end.x, y: end.y }, 'C-MOV-1');
}

/** Templates that a creature's base lies on or touches (C-TER-12). */
function terrainsUnder(state: Readonly<ClassicState>, creature: Readonly<Creature>): TerrainId[] {
  return state.terrains.flatMap(template =>
    touchesTerrain(creature, asTerrain(state, template)) ? [template.id] : [],
  );
}
