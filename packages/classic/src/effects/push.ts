import { verb } from '../texts/verb.ts';

/** Pushed straight away from somebody, without Backstab and without harm. */
export const push = verb('push', ({ effect: { distance }, creatures }) => {
  const [origin] = creatures('from');
  if (!origin) return [];
  return creatures('whom')
    .filter(({ id }) => id !== origin.id)
    .map(
      ({ id: creature }) =>
        ({ kind: 'pushAway', step: 'push', creature, from: origin.id, distance, harm: false }) as const,
    );
});
