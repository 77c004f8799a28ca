import type { Board } from '../../board.ts';
import { CONTACT, type Length } from '../../length.ts';
import { terrainFlaw, type TerrainRules } from '../../placement/place-terrain.ts';
import { lineOf, wholeSide } from '../../placement/side.ts';
import { posed, type Pose } from '../../pose.ts';
import type { Shape } from '../../shape.ts';
import { isNearer, shapeGap } from '../placement-oracle.ts';
import { apart } from '../ruler.ts';
import type { Stream } from '../stream.ts';
import { box, gonOf } from '../templates.ts';
import type { Trial } from '../trial.ts';
import { someBoard } from './chances.ts';

/** C-TER-4 to C-TER-6: where a template can lie. */
export const terrainPlacement: Trial = {
  name: 'terrain placement',
  run: (stream, tell) => {
    const crowded = someBoard(stream);
    const board = { ...crowded, terrains: crowded.terrains.slice(0, 2) };
    const rules: TerrainRules = {
      ownSides: [wholeSide(board.width, 'south')],
      otherSides: [wholeSide(board.width, 'north')],
      fromOwn: 8_000,
      fromOthers: 10_000,
    };
    const pieces = someTemplate(stream);
    for (let i = 0; i < QUESTIONS; i++) {
      const turn = stream.pick([0, 90, stream.int(0, 359)]);
      const at = (): Length => stream.pick([800 * stream.int(0, board.width / 800), stream.int(0, board.width)]);
      const pose = { x: at(), y: at(), turn };
      const flaw = terrainFlaw(board, pieces, pose, rules);
      const query = { pieces, pose, flaw };
      if ((flaw === undefined) !== mayLie(board, pieces, pose, rules)) {
        tell(flaw === undefined ? 'cannot lie there' : 'can lie there', board, query);
      }
      if (flaw?.nearest === undefined) continue;
      if (!mayLie(board, pieces, { ...flaw.nearest, turn }, rules)) tell('the nearest place is none', board, query);
      const within = Math.floor(apart(pose, flaw.nearest)) - 3;
      if (within < 1) continue;
      for (let k = 0; k < 10; k++) {
        const other = { x: pose.x + stream.int(-within, within), y: pose.y + stream.int(-within, within), turn };
        if (apart(other, pose) < within && mayLie(board, pieces, other, rules))
          tell('there is a nearer place', board, { ...query, other });
      }
    }
    return QUESTIONS;
  },
};

const QUESTIONS = 4;

/** A plate, two plates side by side, or a polygon, round its own middle. */
function someTemplate(stream: Stream): Shape[] {
  const [wide, high] = [800 * stream.int(1, 5), 800 * stream.int(1, 5)];
  if (stream.chance(40)) return [box(-wide, -high, wide, high, stream.pick([0, 300]))];
  if (stream.chance(40)) return [box(-wide, -high, 0, high), box(0, -high, 1600, 800)];
  const points = Array.from({ length: 6 }, () => ({ x: stream.int(-4_000, 4_000), y: stream.int(-4_000, 4_000) }));
  return [gonOf(0, 0, [{ x: 0, y: 0 }, ...points], stream.pick([0, 500]))];
}

function mayLie(board: Board, template: readonly Shape[], pose: Pose, rules: TerrainRules): boolean {
  const pieces = posed(template, pose);
  const isAway = (shape: Shape, from: Length): boolean => pieces.every(piece => shapeGap(piece, shape) >= from - 1e-6);
  return (
    pieces.every(({ core, rho }) =>
      core.every(({ x, y }) => Math.min(x, y) >= rho && Math.max(x, y) <= board.width - rho),
    ) &&
    board.bases.every(base => pieces.every(piece => !isNearer(base, piece, CONTACT))) &&
    board.terrains.every(terrain => terrain.pieces.every(piece => isAway(piece, rules.fromOwn))) &&
    rules.ownSides.every(side => isAway(lineOf(board.width, side), rules.fromOwn)) &&
    rules.otherSides.every(side => isAway(lineOf(board.width, side), rules.fromOthers))
  );
}
