import type { TerrainRules } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { boardOf, sideOf } from '../table/battlefield.ts';
import type { CardId, TerrainCard } from '../card.ts';
import { costOf, whyNotPay } from '../city/city.ts';
import type { TerrainPose } from '../decisions/terrain-pose.ts';
import { cardOf, opponentOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { templateShapes } from '../table/template-shapes.ts';
import { RULER_LENGTH } from '../vocabulary.ts';
import { hasRoomFor } from './room-for-terrain.ts';

/** Why a terrain card of the pool cannot be played now (section 8.1 of the specification). */
export function whyNotPlayTerrain(state: Readonly<ClassicState>, seat: Seat, card: CardId): Refusal | undefined {
  if (state.terrainPlayed) return refuse('terrain-played', 'C-TER-1');
  // a unique one that was played has left the pool for good (C-TER-7)
  if (!playerOf(state, seat).terrains.includes(card)) return refuse('not-in-pool', 'C-TER-7', { card });
  return whyNotPay(state, seat, costOf(state, seat, card)) ?? whyNotLay(state, seat, card);
}

/** Why its template cannot be laid anywhere (C-TER-5). */
export function whyNotLay(state: Readonly<ClassicState>, seat: Seat, card: CardId): Refusal | undefined {
  return hasRoomFor(state, `${seat === state.first} ${card}`, () => layingOf(state, seat, card))
    ? undefined
    : refuse('no-place', 'C-TER-5');
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
