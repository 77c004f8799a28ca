import { layable, roomiestTerrainPose, type Base, type Pose } from '@signum/geometry';
import type { TerrainPose } from '../decisions/terrain-pose.ts';
import type { ClassicState } from '../state.ts';
import { TABLE } from '../vocabulary.ts';

/**
 * Can a template be laid anywhere (C-TER-5)? Asked at every action, so what was found out is kept: poses that fitted are
 * tried first, and where there was no room, there is some now only if somebody has left.
 */
export function hasRoomFor(
  state: Readonly<ClassicState>,
  name: string,
  laying: () => Pick<TerrainPose['shown'], 'board' | 'pieces' | 'rules'>,
): boolean {
  const found = findingOf(state, name);
  if (found.isFull) return false;
  const { board, pieces, rules } = laying();
  if (found.noneAmong) {
    const left = found.noneAmong.filter(({ x, y, r }) => !board.bases.some(base => isAt(base, x, y, r)));
    const pose = left.length === 0 ? undefined : roomiestTerrainPose(board, pieces, rules, left);
    if (pose) return keepPose(found, pose);
  } else {
    const fits = layable(board, pieces, rules);
    if (found.poses.some(fits)) return true;
    const usual = USUAL.find(fits);
    if (usual) return keepPose(found, usual);
    // a table that is full of templates is full for good, so it is looked at first as if nobody stood there
    const free = roomiestTerrainPose({ ...board, bases: [] }, pieces, rules);
    found.isFull = free === undefined;
    if (free === undefined) return false;
    const pose = fits(free) ? free : roomiestTerrainPose(board, pieces, rules);
    if (pose) return keepPose(found, pose);
  }
  found.noneAmong = board.bases;
  return false;
}

/** What is known about one template on this table. */
interface Finding {
  /** Poses that fitted, the last one first. */
  poses: readonly Pose[];
  /** Where everybody stood when there was no room. */
  noneAmong: readonly Base[] | undefined;
  /** Is there no room even if nobody stood on the table? Templates seldom go: then there is none until one does. */
  isFull: boolean;
}

const KEPT_POSES = 6;

function keepPose(finding: Finding, pose: Pose): true {
  finding.poses = [pose, ...finding.poses].slice(0, KEPT_POSES);
  finding.noneAmong = undefined;
  return true;
}

function isAt(base: Base, x: number, y: number, r: number): boolean {
  return base.x === x && base.y === y && base.r === r;
}

/** Poses all over the table: on most tables one of them fits, and to try them is quicker than to search. */
const USUAL: readonly Pose[] = [0, 90].flatMap(turn =>
  [4, 2, 6, 1, 7].flatMap(i =>
    [3, 4, 2].map(j => ({ x: Math.round((TABLE * i) / 8), y: Math.round((TABLE * j) / 6), turn })),
  ),
);

/** What was found out about the templates that lie there now. A cache and nothing more: every pose is checked again. */
interface Known {
  readonly lying: readonly object[];
  readonly findings: Map<string, Finding>;
}

const known = new WeakMap<object, Known>();

function findingOf({ terrains, cards }: Readonly<ClassicState>, name: string): Finding {
  const lying = [cards, ...terrains.map(({ pieces }) => pieces)];
  const { findings } = knownOf(lying);
  const found = findings.get(name) ?? { poses: [], noneAmong: undefined, isFull: false };
  findings.set(name, found);
  return found;
}

/** One template more leaves less room, so all that was known before it still counts. */
function knownOf(lying: readonly object[]): Known {
  const before = known.get(lying.at(-1)!);
  if (before && isSameList(before.lying, lying)) return before;
  const fewer = lying.length > 1 ? known.get(lying.at(-2)!) : undefined;
  const isKnown = fewer !== undefined && isSameList(fewer.lying, lying.slice(0, -1));
  const findings = new Map(isKnown ? [...fewer.findings].map(([name, found]) => [name, { ...found }]) : []);
  const fresh = { lying, findings };
  known.set(lying.at(-1)!, fresh);
  return fresh;
}

function isSameList(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((thing, at) => thing === other[at]);
}
