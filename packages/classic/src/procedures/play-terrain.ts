import { posed } from '@signum/geometry';
import type { Frame, Seat } from '@signum/kernel';
import type { CardId, TerrainCard } from '../card.ts';
import { costOf, payCost, payersOf } from '../city/city.ts';
import { layingOf, whyNotLay } from '../legality/terrain.ts';
import { cardOf, nextName, playerOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';
import { templateShapes } from '../table/template-shapes.ts';

/** A terrain card played from the pool (C-TER-1 to C-TER-10). */
export interface PlayTerrainFrame extends Frame {
  readonly kind: 'playTerrain';
  step: 'begin' | 'lay' | 'pose';
  readonly seat: Seat;
  readonly card: CardId;
}

export const playTerrain = steps<PlayTerrainFrame>({
  begin: asking<PlayTerrainFrame, 'payment'>({
    decide(state, { seat, card }) {
      return { kind: 'payment', seat, card, cost: costOf(state, seat, card), buildings: payersOf(state, seat) };
    },
    take(play, { seat, card }, { buildings }) {
      const { state, emit } = play;
      const player = playerOf(state, seat);
      const { kind } = cardOf(state, card) as TerrainCard;
      state.terrainPlayed = true; // C-TER-1
      if (kind === 'unique') player.terrains = player.terrains.filter(one => one !== card); // once a game (C-TER-7)
      emit({ type: 'terrainDeclared', player: seat, card }, 'C-TRN-17');
      payCost(play, seat, costOf(state, seat, card), buildings);
      return 'lay';
    },
  }),

  /** Like a summoning, it is placed after the answers to its declaration; the last place may be gone by then (C-TIM-6). */
  lay({ state }, { seat, card }) {
    return whyNotLay(state, seat, card) ? 'done' : 'pose';
  },

  pose: asking<PlayTerrainFrame, 'terrainPose'>({
    decide(state, { seat, card }) {
      return { kind: 'terrainPose', seat, ...layingOf(state, seat, card) };
    },
    surelyAsks: () => true,
    take({ state, emit }, { seat, card }, { x, y, turn }) {
      const id = nextName(state, 'x');
      const pose = { x, y, turn };
      const pieces = posed(templateShapes(cardOf(state, card) as TerrainCard), pose);
      state.terrains.push({ id, card, owner: seat, pose, pieces, searched: false, usedUp: [] });
      emit({ type: 'terrainPlaced', player: seat, card, terrain: id }, 'C-TER-4');
      return 'done';
    },
  }),
});
