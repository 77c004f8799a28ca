import { SplitPanel } from '../odds/SplitPanel.tsx';
import { Act, isAimed } from './kinds/Act.tsx';
import { Concede, OfferDraw } from './kinds/Aside.tsx';
import { AssignDice } from './kinds/AssignDice.tsx';
import { Choose } from './kinds/Choose.tsx';
import { Construct } from './kinds/Construct.tsx';
import { May } from './kinds/May.tsx';
import { Mode } from './kinds/Mode.tsx';
import { NextAction } from './kinds/NextAction.tsx';
import { Order } from './kinds/Order.tsx';
import { Payment } from './kinds/Payment.tsx';
import { Place } from './kinds/Place.tsx';
import { Reroll } from './kinds/Reroll.tsx';
import { Route } from './kinds/Route.tsx';
import { StartingHand } from './kinds/StartingHand.tsx';
import { Tactic } from './kinds/Tactic.tsx';
import { TerrainPose } from './kinds/TerrainPose.tsx';
import { WhoBegins } from './kinds/WhoBegins.tsx';
import { ActPanel } from './panels/ActPanel.tsx';
import { ChoosePanel } from './panels/ChoosePanel.tsx';
import { ModePanel } from './panels/ModePanel.tsx';
import { OrderPanel } from './panels/OrderPanel.tsx';
import { RerollPanel } from './panels/RerollPanel.tsx';
import { StartingHandPanel } from './panels/StartingHandPanel.tsx';
import { TacticPanel } from './panels/TacticPanel.tsx';
import type { PromptKinds } from './prompt-kind.ts';

/** How every kind of question is put. A kind without an entry does not compile. */
export const PROMPTS: PromptKinds = {
  act: { Buttons: Act, Panel: ActPanel, needsPanel: ({ deeds }) => deeds.some(isAimed) },
  assignDice: { Buttons: AssignDice, Panel: SplitPanel },
  choose: { Buttons: Choose, Panel: ChoosePanel },
  concede: { Buttons: Concede },
  construct: { Buttons: Construct, where: 'city' },
  may: { Buttons: May },
  mode: { Buttons: Mode, Panel: ModePanel },
  nextAction: { Buttons: NextAction },
  offerDraw: { Buttons: OfferDraw },
  order: { Buttons: Order, Panel: OrderPanel },
  payment: { Buttons: Payment, where: 'city' },
  place: { Buttons: Place, where: 'battlefield' },
  reroll: { Buttons: Reroll, Panel: RerollPanel },
  route: { Buttons: Route, where: 'battlefield' },
  startingHand: { Buttons: StartingHand, Panel: StartingHandPanel },
  tactic: { Buttons: Tactic, Panel: TacticPanel, tone: 'violet', needsPanel: ({ usable }) => usable.length > 0 },
  terrainPose: { Buttons: TerrainPose, where: 'battlefield' },
  whoBegins: { Buttons: WhoBegins },
};
