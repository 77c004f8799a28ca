import type { Fitting } from '@signum/kernel';
import { act, type Act } from './act.ts';
import { assignDice, type AssignDice } from './assign-dice.ts';
import { choose, type Choose } from './choose.ts';
import { concede, type Concede } from './concede.ts';
import { construct, type Construct } from './construct.ts';
import { may, type May } from './may.ts';
import { mode, type Mode } from './mode.ts';
import { nextAction, type NextAction } from './next-action.ts';
import { offerDraw, type OfferDraw } from './offer-draw.ts';
import { order, type Order } from './order.ts';
import { payment, type PaymentChoice } from './payment.ts';
import { place, type Place } from './place.ts';
import { reroll, type Reroll } from './reroll.ts';
import { route, type Route } from './route.ts';
import { startingHand, type StartingHand } from './starting-hand.ts';
import { tactic, type TacticWindow } from './tactic.ts';
import { terrainPose, type TerrainPose } from './terrain-pose.ts';
import { whoBegins, type WhoBegins } from './who-begins.ts';

/** Every decision a player is asked for (C-TIM-21). */
export type Decisions = {
  act: Act;
  assignDice: AssignDice;
  choose: Choose;
  concede: Concede;
  construct: Construct;
  may: May;
  mode: Mode;
  nextAction: NextAction;
  offerDraw: OfferDraw;
  order: Order;
  payment: PaymentChoice;
  place: Place;
  reroll: Reroll;
  route: Route;
  startingHand: StartingHand;
  tactic: TacticWindow;
  terrainPose: TerrainPose;
  whoBegins: WhoBegins;
};

/** For each kind of decision, which answers fit. */
export const decisions: Fitting<Decisions> = {
  act,
  assignDice,
  choose,
  concede,
  construct,
  may,
  mode,
  nextAction,
  offerDraw,
  order,
  payment,
  place,
  reroll,
  route,
  startingHand,
  tactic,
  terrainPose,
  whoBegins,
};
