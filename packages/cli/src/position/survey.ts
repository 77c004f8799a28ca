import { summonPlaces, wholeSide, type Board, type SummonPlaces } from '@signum/geometry';
import { measureMargin, type Margin } from './margin.ts';
import { RULERS, type AskedSummon, type Position } from './position.ts';
import { surveyReach, type SurveyedReach } from './survey-reach.ts';
import { surveyRoute, type SurveyedRoute } from './survey-route.ts';
import { surveySight, type SurveyedSight } from './survey-sight.ts';

/** A position with all answers of geometry to what it asks: the one source of words, JSON and drawing. */
export interface Survey {
  readonly position: Position;
  readonly reach?: SurveyedReach;
  readonly routes: readonly SurveyedRoute[];
  readonly sights: readonly SurveyedSight[];
  readonly margins: readonly Margin[];
  readonly summon?: SummonPlaces & { readonly asked: AskedSummon };
}

export function survey(position: Position): Survey {
  const { board, routes, sights, margins, summon } = position;
  const reach = position.reach && surveyReach(board, position.reach);
  return {
    position,
    ...(reach && { reach }),
    routes: reach ? routes.map(goal => surveyRoute(board, reach, goal)) : [],
    sights: sights.map(asked => surveySight(board, asked)),
    margins: margins.map(pair => measureMargin(board, pair)),
    ...(summon && { summon: { asked: summon, ...placesFor(board, summon) } }),
  };
}

function placesFor(board: Board, { team, side, r }: AskedSummon): SummonPlaces {
  // The edition with 80 mm bases, whose exception keeps the ban on contact (C-SUM-5).
  return summonPlaces(board, wholeSide(board.width, side), r, { team, apart: RULERS.S, contact: 'forbidden' });
}
