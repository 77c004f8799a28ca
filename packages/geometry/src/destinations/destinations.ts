import type { Base, Board } from '../board.ts';
import { compareGap, contacts, inContactWithTerrain } from '../compare.ts';
import { distance } from '../gap.ts';
import { reach as reachOf, type Reach } from '../movement/reach.ts';
import { baseOf } from '../movement/space.ts';
import type { MoveSpec } from '../movement/spec.ts';
import { coverOf } from '../sight/cover.ts';
import { canSee } from '../sight/line-of-sight.ts';
import { candidates } from './candidates.ts';
import { COMPASS, type Candidate, type Destination, type Interests, type Purpose } from './destination.ts';
import { best, towardsEnemy, towardsSide } from './towards.ts';

/**
 * Named destinations of a move: for each thing one might want, the place that gives it at the least cost. A purpose that
 * cannot be had is not there. Purposes follow in a fixed order, bases and templates in that of the board.
 */
export function destinations(
  board: Board,
  moverId: string,
  spec: MoveSpec,
  interests: Interests = {},
  reach: Reach = reachOf(board, moverId, spec),
): Destination[] {
  const mover = baseOf(board, moverId);
  const enemies = board.bases.filter(base => base.team !== mover.team);
  const all = candidates(board, mover, spec, reach);
  const found: Destination[] = [];
  const add = (purpose: Purpose, candidate: Candidate | undefined): void => {
    if (candidate) found.push({ purpose, ...candidate });
  };
  const cheapest = (fits: (at: Base) => boolean): Candidate | undefined =>
    all.find(({ place }) => fits({ ...mover, ...place }));

  for (const [names, candidate] of contactGroups(board, mover, all)) add({ to: 'contact', with: names }, candidate);
  for (const enemy of enemies) {
    add({ to: 'towards', base: enemy.id }, towardsEnemy(board, mover, spec, reach, enemy, all));
  }
  for (const side of COMPASS) add({ to: 'towards', side }, towardsSide(board, mover, spec, reach, side));
  for (const enemy of enemies)
    add(
      { to: 'away', from: enemy.id },
      best(all, ({ place }) => -distance(place, enemy)),
    );

  const { threat, range } = interests;
  if (threat) {
    add(
      { to: 'out-of-range' },
      cheapest(at => enemies.every(enemy => compareGap(at, enemy, threat(enemy.id)) > 0)),
    );
  }
  for (const enemy of enemies) {
    let by: string[] = [];
    const sheltered = cheapest(at => {
      const seen = afterMove(board, at);
      by = canSee(seen, enemy, at) ? coverOf(seen, enemy, at) : [];
      return by.length > 0;
    });
    add({ to: 'behind-cover', from: enemy.id, by }, sheltered);
  }
  for (const enemy of enemies) {
    add(
      { to: 'out-of-sight', from: enemy.id },
      cheapest(at => !canSee(afterMove(board, at), enemy, at)),
    );
  }
  if (range !== undefined) {
    for (const enemy of enemies.filter(({ hidden }) => !hidden)) {
      add(
        { to: 'in-sight', of: enemy.id },
        cheapest(at => canSee(afterMove(board, at), at, enemy, { range })),
      );
    }
  }
  for (const terrain of board.terrains) {
    add(
      { to: 'terrain', terrain: terrain.id },
      cheapest(at => inContactWithTerrain(at, terrain)),
    );
  }
  return found;
}

/** The board with the mover on its new place. */
function afterMove(board: Board, at: Base): Board {
  return { ...board, bases: board.bases.map(base => (base.id === at.id ? at : base)) };
}

/** For every set of enemies that can be touched together, the cheapest place that does; single ones first. */
function contactGroups(board: Board, mover: Base, all: readonly Candidate[]): [string[], Candidate][] {
  const groups = new Map<string, [string[], Candidate]>();
  for (const candidate of all) {
    const names = contacts(board, { ...mover, ...candidate.place })
      .filter(base => base.team !== mover.team)
      .map(base => base.id);
    const key = names.join(' ');
    if (names.length > 0 && !groups.has(key)) groups.set(key, [names, candidate]);
  }
  return [...groups.values()].toSorted(([a], [b]) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}
