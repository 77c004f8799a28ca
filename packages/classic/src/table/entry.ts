import { summonBackstabbers, summonPlaces, type Board, type Point, type SummonRules } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import { boardOf, sideOf } from './battlefield.ts';
import type { CardId } from '../card.ts';
import { findLiving, printOf } from './creatures.ts';
import type { Place, Whereabouts } from '../decisions/place.ts';
import type { CreatureId, TerrainId } from '../ids.ts';
import { radiusOf } from './newcomer.ts';
import type { ClassicState } from '../state.ts';
import { RULER_LENGTH } from '../vocabulary.ts';

/** Along the own side, or into contact with this creature or template. */
export type Near = 'own side' | CreatureId | TerrainId;

/** Where a creature of this card may come onto the Battlefield, as its player is shown. */
export function entryOf(state: Readonly<ClassicState>, seat: Seat, card: CardId, near: Near): Place['shown'] {
  const r = radiusOf(printOf(state, { card }).base);
  return { card, team: seat, r, board: boardFor(state, seat, near), where: whereabouts(state, seat, near) };
}

function whereabouts(state: Readonly<ClassicState>, seat: Seat, near: Near): Whereabouts {
  if (near === 'own side') return { at: 'own side', side: sideOf(state, seat), rules: summonRules(state, seat) };
  // no distance S; in the newest edition not into contact with enemies either (C-SUM-12)
  return { at: 'contact', goal: near, enemies: state.rules.closeSummoning === 'in contact' };
}

function summonRules({ rules }: Readonly<ClassicState>, seat: Seat): SummonRules {
  return {
    team: seat,
    apart: RULER_LENGTH.S,
    contact: rules.closeSummoning === 'in contact' ? 'allowed' : 'forbidden', // C-SUM-5
  };
}

/** Neither the dying nor the one whom the text itself names is an enemy to be kept clear of (C-GEN-3, C-AMB-135). */
function boardFor(state: Readonly<ClassicState>, seat: Seat, near: Near): Board {
  const board = boardOf(state);
  const isHarmless = (id: string): boolean => id === near || !findLiving(state, id as CreatureId);
  return { ...board, bases: board.bases.map(base => (isHarmless(base.id) ? { ...base, team: seat } : base)) };
}

/** Who stabs a character that has to be summoned nearer than S to enemies, at the place chosen (C-SUM-4). */
export function stabbersAt({ board, where, r }: Place['shown'], { x, y }: Point): CreatureId[] {
  if (where.at !== 'own side' || !summonPlaces(board, where.side, r, where.rules).isException) return [];
  return summonBackstabbers(board, { x, y, r }, where.rules).map(({ id }) => id as CreatureId);
}
