import type { Decisions } from '../../decisions/index.ts';
import type { Phrase } from '../phrase.ts';
import { act } from './act.ts';
import { assignDice } from './assign-dice.ts';
import { choose } from './choose.ts';
import { construct } from './construct.ts';
import { may } from './may.ts';
import { mode } from './mode.ts';
import { nextAction } from './next-action.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { place } from './place.ts';
import { reroll } from './reroll.ts';
import { route } from './route.ts';
import { startingHand } from './starting-hand.ts';
import { tactic } from './tactic.ts';
import { terrainPose } from './terrain-pose.ts';
import { whoBegins } from './who-begins.ts';

/** What anybody may say although nobody asked (C-END-13, C-END-15). */
export type Aside = 'concede' | 'offerDraw';

/** How every decision is answered in words. */
export const phrases: { readonly [N in Exclude<keyof Decisions, Aside>]: Phrase<N> } = {
  act,
  assignDice,
  choose,
  construct,
  may,
  mode,
  nextAction,
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
