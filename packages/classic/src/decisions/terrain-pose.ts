import {
  canLay,
  layable,
  someTerrainPoses,
  terrainFlaw,
  type Board,
  type Length,
  type Shape,
  type TerrainRules,
} from '@signum/geometry';
import type { Open } from '@signum/kernel';
import { refusePlace } from '../refusing.ts';
import type { CardId } from '../card.ts';
import { isWhole } from './place.ts';

/** How a template is laid down: where, and turned by how many degrees (C-TER-4, C-TER-5). */
export interface TerrainPose {
  shown: {
    readonly card: CardId;
    readonly pieces: readonly Shape[];
    readonly board: Board;
    readonly rules: TerrainRules;
  };
  taken: { readonly x: Length; readonly y: Length; readonly turn: number };
}

/** How many poses players that choose from lists are offered. */
const POSES = 24;

/** Poses that are tried at random before all of the table is searched. */
const TRIES = 16;

export const terrainPose: Open<TerrainPose['shown'], TerrainPose['taken']> = {
  sample: ({ pieces, board, rules }) => someTerrainPoses(board, pieces, rules, POSES),
  one({ pieces, board, rules }, draw) {
    const fits = layable(board, pieces, rules);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const pose = { x: draw(board.width + 1), y: draw(board.width + 1), turn: draw(360) };
      if (fits(pose)) return pose;
    }
    return undefined;
  },
  read: answer => {
    const { x, y, turn } = answer as Partial<Record<'turn' | 'x' | 'y', unknown>>;
    if (!isWhole(x) || !isWhole(y) || !isWhole(turn) || turn < 0 || turn > 359) return undefined;
    return { x, y, turn };
  },
  judge: ({ pieces, board, rules }, pose) => {
    if (canLay(board, pieces, pose, rules)) return undefined; // far quicker than to look for what is wrong
    const flaw = terrainFlaw(board, pieces, pose, rules);
    return flaw && refusePlace(flaw, flaw.nearest && { kind: 'terrainPose', ...flaw.nearest, turn: pose.turn });
  },
};
