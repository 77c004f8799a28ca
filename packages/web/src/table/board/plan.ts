import type { CreatureId } from '@signum/classic';
import { CONTACT, gap, type Point } from '@signum/geometry';
import type { Question } from '../../game/contract.ts';
import { aimMove, type MoveAim } from './aim-move.ts';
import { reachesOf } from './reaches-of.ts';
import type { Scene } from './scene.ts';

/** A move that is aimed before it is asked for: nothing of it is answered until its button is pressed. */
export interface Plan {
  readonly creature: CreatureId;
  readonly aim: MoveAim;
  /** Put down, and not only passed over by the pointer. */
  readonly isMeant: boolean;
}

/** A wish this far from where the creature may stop means something else. */
const NEAR_ENOUGH = 800;

/** Whose move can be planned now: who acts and may still move, or who is selected and may be activated. */
export function plannerOf(question: Question | null, selected: string | null): CreatureId | null {
  if (question?.kind === 'act')
    return question.deeds.some(deed => deed.do === 'move' || deed.do === 'run') ? question.creature : null;
  if (question?.kind !== 'nextAction') return null;
  const activation = question.actions.find(action => action.do === 'activate' && action.creature === selected);
  return activation?.do === 'activate' ? activation.creature : null;
}

/** The move that a wish means: at a walk where that is far enough, else at a run. */
export function plannedMove(scene: Scene, creature: CreatureId, wish: Point, isFine = false): MoveAim | undefined {
  const movers = reachesOf(scene, creature).toSorted((one, other) => paceOf(one) - paceOf(other));
  for (const mover of movers) {
    const aim = aimMove(mover, wish, isFine);
    if (aim && isMeantBy(scene, aim, wish)) return aim;
  }
  return undefined;
}

/** The move into contact with an enemy that is pointed at: on the side that is shown, or else the near one; none where it cannot be touched, or is already. */
export function plannedContact(
  scene: Scene,
  creature: CreatureId,
  enemy: string,
  pointedAt: Point,
): MoveAim | undefined {
  const base = scene.board.bases.find(({ id }) => id === enemy);
  const mover = scene.board.bases.find(({ id }) => id === creature);
  if (!base || !mover || gap(mover, base) <= CONTACT) return undefined;
  const off = Math.hypot(pointedAt.x - base.x, pointedAt.y - base.y);
  const isSideShown = off > base.r / 2 && off <= base.r;
  const aim = plannedMove(scene, creature, isSideShown ? pointedAt : { x: base.x, y: base.y });
  return aim?.route.contacts.includes(base.id) ? aim : undefined;
}

/** Does a plan end in contact with this creature? */
export function touches({ aim }: Plan, id: string): boolean {
  return aim.route.contacts.some(touched => touched === id);
}

/** Is the end of the move where the wish is, or beside the enemy that it points at? */
function isMeantBy({ board }: Scene, { reply, route, snapped }: MoveAim, wish: Point): boolean {
  if ('stay' in reply) return false;
  if (Math.hypot(reply.x - wish.x, reply.y - wish.y) <= NEAR_ENOUGH) return true;
  return (
    snapped === 'contact' &&
    board.bases.some(({ id, x, y, r }) => route.contacts.includes(id) && Math.hypot(x - wish.x, y - wish.y) <= r)
  );
}

function paceOf({ ways }: ReturnType<typeof reachesOf>[number]): number {
  return ways.some(({ spec }) => spec.run) ? 1 : 0;
}
