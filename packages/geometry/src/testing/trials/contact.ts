import type { Base, Board } from '../../board.ts';
import { checkRoute } from '../../movement/check-route.ts';
import { reach } from '../../movement/reach.ts';
import type { MoveSpec } from '../../movement/spec.ts';
import type { Point } from '../../point.ts';
import { obstaclesOf } from '../obstacles.ts';
import { compareGap, fromCore } from '../ruler.ts';
import type { Trial } from '../trial.ts';
import { walkOracle } from '../walk-oracle.ts';
import { firstBase, someBoard } from './chances.ts';
import { someMove } from './moves.ts';
import { flawOfRoute } from './route.ts';

/** C-MOV-6: the cheapest way into contact is no longer than a way to any point where contact begins, and can be walked. */
export const contact: Trial = {
  name: 'contact',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const mover = firstBase(board);
    const spec = someMove(stream, 'walk');
    const fresh = board.bases.filter(base => base.team !== mover.team && compareGap(mover, base, spec.band) >= 0);
    const near = fresh.filter(base => compareGap(mover, base, spec.band + spec.budget) <= 0).slice(0, 4);
    if (near.length === 0) return 0;
    const rings = near.map(base => openRing(board, mover, spec, base));
    const oracle = walkOracle(
      board,
      mover,
      spec,
      rings.flatMap(({ ends }) => ends),
    );
    const all = reach(board, mover.id, spec);
    for (const [i, enemy] of near.entries()) {
      const query = { spec, enemy: enemy.id };
      const found = all.contact(enemy.id);
      const high = Math.min(
        Infinity,
        ...[...rings[i]!.ends, ...rings[i]!.others].map(point => oracle.bounds(point).high),
      );
      if (found === undefined) {
        if (high <= spec.budget - 1) tell(`no contact, though its ring is ${high} away`, board, query);
        continue;
      }
      if (found.cost > high + 1) tell(`contact costs ${found.cost}, though its ring is ${high} away`, board, query);
      if (!found.fresh.includes(enemy.id))
        tell('the contact is not with the enemy asked for', board, { ...query, found });
      const checked = checkRoute(board, mover.id, spec, found.route);
      if (!checked.ok) {
        tell(`the way into contact is refused: ${checked.refusal.code}`, board, { ...query, found });
        continue;
      }
      if (Math.abs(checked.cost - found.cost) > ROUNDED)
        tell(`costs ${found.cost}, checked ${checked.cost}`, board, query);
      const flaw = flawOfRoute(board, mover, spec, checked);
      if (flaw !== undefined) tell(`the way into contact ${flaw}`, board, { ...query, found, checked });
    }
    return near.length;
  },
};

/** The place where the base is set down is whole, and the check goes back from it to where the walk stopped. */
const ROUNDED = 2;

/** The oracle looks at a ring every few degrees. It may miss a narrow opening, which only makes it ask for less. */
const LOOKS = 32;
const SPACING = (2 * Math.PI) / LOOKS;

/** Points on a stop ring where the centre could be: the ends of its open arcs, found by halving, and others all round. */
interface OpenRing {
  readonly ends: readonly Point[];
  readonly others: readonly Point[];
}

function openRing(board: Board, mover: Base, spec: MoveSpec, enemy: Base): OpenRing {
  const radius = mover.r + enemy.r + spec.band;
  const obstacles = obstaclesOf(board, mover, 'ground', spec.band);
  const at = (angle: number): Point => ({
    x: enemy.x + radius * Math.cos(angle),
    y: enemy.y + radius * Math.sin(angle),
  });
  const isOpen = (angle: number): boolean => {
    const p = at(angle);
    if (Math.min(p.x, p.y) < mover.r || Math.max(p.x, p.y) > board.width - mover.r) return false;
    return obstacles.every(obstacle => fromCore(p, obstacle.core) >= obstacle.radius - 1e-3);
  };
  const towards = Math.atan2(mover.y - enemy.y, mover.x - enemy.x);
  const others: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    let [open, closed] = [towards + i * SPACING, towards + (i + 1) * SPACING];
    if (isOpen(open)) others.push(open);
    if (isOpen(open) === isOpen(closed)) continue;
    if (isOpen(closed)) [open, closed] = [closed, open];
    for (let step = 0; step < 40; step++) {
      const middle = (open + closed) / 2;
      if (isOpen(middle)) open = middle;
      else closed = middle;
    }
    ends.push(open);
  }
  return { ends: ends.map(at), others: others.map(at) };
}
