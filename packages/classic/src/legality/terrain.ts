import { canLay, someTerrainPose, type Board, type Pose, type Shape, type TerrainRules } from '@signum/geometry';
import { refuse, type Refusal, type Seat } from '@signum/kernel';
import { boardOf, sideOf } from '../table/battlefield.ts';
import type { CardId, TerrainCard } from '../card.ts';
import { costOf, whyNotPay } from '../city/city.ts';
import type { TerrainPose } from '../decisions/terrain-pose.ts';
import { cardOf, opponentOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { templateShapes } from '../table/template-shapes.ts';
import { RULER_LENGTH, TABLE } from '../vocabulary.ts';

/** Why a terrain card of the pool cannot be played now (section 8.1 of the specification). */
export function whyNotPlayTerrain(state: Readonly<ClassicState>, seat: Seat, card: CardId): Refusal | undefined {
  if (state.terrainPlayed) return refuse('terrain-played', 'C-TER-1');
  // a unique one that was played has left the pool for good (C-TER-7)
  if (!playerOf(state, seat).terrains.includes(card)) return refuse('not-in-pool', 'C-TER-7', { card });
  return whyNotPay(state, seat, costOf(state, seat, card)) ?? whyNotLay(state, seat, card);
}

/** Why its template cannot be laid anywhere (C-TER-5). Asked at every action, so what was found last time is tried first. */
export function whyNotLay(state: Readonly<ClassicState>, seat: Seat, card: CardId): Refusal | undefined {
  const { board, pieces, rules } = layingOf(state, seat, card);
  const found = findings(state);
  const name = `${seat === state.first} ${card}`;
  const last = found.get(name);
  const standing = placesOf(state);
  if (last === 'no room' || last === standing) return refuse('no-place', 'C-TER-5', { card });
  if (typeof last === 'object' && canLay(board, pieces, last, rules)) return undefined;
  const pose = USUAL.find(one => canLay(board, pieces, one, rules)) ?? someTerrainPose(board, pieces, rules);
  found.set(name, pose ?? (isFull(board, pieces, rules) ? 'no room' : standing));
  return pose ? undefined : refuse('no-place', 'C-TER-5', { card });
}

/** Is there no room even if nobody stood on the table? Templates seldom go: then there is none until one does. */
function isFull(board: Board, pieces: readonly Shape[], rules: TerrainRules): boolean {
  return someTerrainPose({ ...board, bases: [] }, pieces, rules) === undefined;
}

/** Where everybody stands, as a text to compare. */
function placesOf({ creatures }: Readonly<ClassicState>): string {
  return creatures.map(({ x, y, r }) => `${x} ${y} ${r}`).join(' ');
}

/** Poses all over the table. */
const USUAL: readonly Pose[] = [1, 3, 5, 2, 4, 6].flatMap(i =>
  [3, 4].map(j => ({ x: Math.round((TABLE * i) / 7), y: Math.round((TABLE * j) / 7), turn: 0 })),
);

/** A pose that fitted, that there is no room at all, or where everybody stood when there was none. */
type Findings = Map<string, Pose | string>;

/** What was found out about the templates that lie there now. A cache and nothing more: every pose is checked again. */
const known = new WeakMap<object, { readonly lying: readonly object[]; readonly findings: Findings }>();

function findings({ terrains, cards }: Readonly<ClassicState>): Findings {
  const lying = [cards, ...terrains.map(({ pieces }) => pieces)];
  const key = lying.at(-1)!;
  const before = known.get(key);
  if (before?.lying.length === lying.length && before.lying.every((one, at) => one === lying[at]))
    return before.findings;
  const fresh: Findings = new Map();
  known.set(key, { lying, findings: fresh });
  return fresh;
}

/** Where a template may be laid, as its player is shown: away from both sides, all bases and all other templates (C-TER-4). */
export function layingOf(state: Readonly<ClassicState>, seat: Seat, card: CardId): TerrainPose['shown'] {
  const rules: TerrainRules = {
    ownSides: [sideOf(state, seat)],
    otherSides: [sideOf(state, opponentOf(seat))],
    fromOwn: RULER_LENGTH.S,
    fromOthers: RULER_LENGTH.M,
  };
  return { card, pieces: templateShapes(cardOf(state, card) as TerrainCard), board: boardOf(state), rules };
}
