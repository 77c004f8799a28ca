import type { CreatureId } from '../ids.ts';
import { verb } from '../texts/verb.ts';

/** Pushed straight away from somebody, without Backstab and without harm. */
export const push = verb('push', ({ text, effect: { distance, from: word }, creatures }) => {
  const [origin] = creatures('from');
  const stood = word === 'the chosen creature' ? text.stood : undefined;
  const from = origin?.id ?? (stood && (text.chosen![0] as CreatureId));
  if (from === undefined) return [];
  return creatures('whom')
    .filter(({ id }) => id !== from)
    .map(
      ({ id: creature }) =>
        ({ kind: 'pushAway', step: 'push', creature, from, distance, harm: false, ...(stood && { stood }) }) as const,
    );
});
