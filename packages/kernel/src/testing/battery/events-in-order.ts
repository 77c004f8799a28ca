import { isRefused } from '../../index.ts';
import type { Check } from './trial.ts';

/** Events are numbered without a gap, and a cause comes before what it brings about. */
export const eventsInOrder: Check = ({ trial: { game }, session, reply }) => {
  const result = game.answer(session.state, reply);
  if (isRefused(result)) return `a listed answer is refused: ${JSON.stringify(result.refused)}`;
  let next = session.told.reduce((count, events) => count + events.length, 0);
  for (const { n, cause } of result.events) {
    if (n !== next) return `event ${next} has the number ${n}`;
    if (cause !== undefined && cause >= n) return `event ${n} is caused by ${cause}, which comes later`;
    next += 1;
  }
  return undefined;
};
