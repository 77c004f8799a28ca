import { incomingFor } from '../texts/incoming.ts';
import { verb } from '../texts/verb.ts';

/** The instance on its way is lowered, not below 0; at 0 it is no damage any more (C-TIM-13, C-DMG-5). */
export const prevent = verb('prevent', ({ play: { state }, text, effect, amount }) => {
  const found = incomingFor(state, text);
  if (!found) return;
  const { frame, at } = found;
  const blow = frame.blows[at]!;
  frame.blows = frame.blows.with(at, { ...blow, n: Math.max(0, blow.n - amount(effect.amount, blow.n)) });
});
