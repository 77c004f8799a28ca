import { incomingFor } from '../texts/incoming.ts';
import { verb } from '../texts/verb.ts';

/** What is left of the instance goes to another creature, whose own reductions count from there; its origin stays (C-TIM-13). */
export const redirect = verb('redirect', ({ play: { state, emit }, text, creatures }) => {
  const found = incomingFor(state, text);
  const [other] = creatures('to');
  if (!found || !other) return;
  const { frame, at } = found;
  const blow = frame.blows[at]!;
  frame.blows = frame.blows.with(at, { ...blow, who: other.id });
  emit({ type: 'damageRedirected', who: blow.who, to: other.id }, 'C-TIM-13');
});
