import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { constructionCost, whyNotConstruct, whyNotStand } from '../legality/construct.ts';
import { playerOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';
import { prosper, spend } from '../city/prosperity.ts';

/** A building is constructed, in the Construction Phase or by an effect (C-CTY-1 to C-CTY-4). */
export interface ConstructionFrame extends Frame {
  readonly kind: 'construction';
  step: 'build' | 'decide';
  readonly seat: Seat;
  /** How much less it costs; by an effect, not in its phase, if this is given. */
  readonly less: number | null;
  /** What was decided and paid. */
  building?: CardId;
}

export const construction = steps<ConstructionFrame>({
  decide: asking<ConstructionFrame, 'construct'>({
    decide(state, { seat, less }) {
      const pool = playerOf(state, seat).buildings.map(building => ({
        building,
        refusal: whyNotConstruct(state, seat, building, less),
      }));
      return {
        kind: 'construct',
        seat,
        options: pool.flatMap(({ building, refusal }) => (refusal ? [] : [building])),
        closed: pool.flatMap(({ building, refusal }) => (refusal ? [{ building, refusal }] : [])),
        instead: less === null ? INSTEAD : 0,
      };
    },
    surelyAsks: () => true,
    take(play, frame, { building }) {
      const { state, emit } = play;
      const { seat, less } = frame;
      const isPhase = less === null;
      if (isPhase)
        emit({ type: 'constructionDecision', player: seat, ...(building !== 'none' && { building }) }, 'C-TRN-12');
      if (building === 'none') {
        if (isPhase) prosper(play, seat, INSTEAD, 'nothing constructed', 'C-TRN-12'); // also if nothing could be (C-TRN-13)
        return 'done';
      }
      spend(play, seat, constructionCost(state, seat, building, less), 'construction', 'C-CTY-1');
      frame.building = building;
      return 'build';
    },
  }),

  /** Untapped, so it can be used in the same turn (C-CTY-1, C-CTY-2). What answered the decision may have filled its place. */
  build({ state, emit }, { seat, building }) {
    if (building === undefined || whyNotStand(state, seat, building)) return 'done';
    const player = playerOf(state, seat);
    player.buildings.splice(player.buildings.indexOf(building), 1);
    player.city.push({ card: building, tapped: false, usedUp: [] });
    emit({ type: 'buildingConstructed', player: seat, building }, 'C-CTY-1');
    return 'done';
  },
});

/** Prosperity for constructing nothing in the phase (C-TRN-12). */
const INSTEAD = 2;
