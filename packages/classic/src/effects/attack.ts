import { whyNotAttack } from '../legality/attack.ts';
import { attackOf } from '../under-way/attack-of.ts';
import { verb } from '../texts/verb.ts';

/** One attack at once, outside an activation; where its conditions are not met, nothing happens. */
export const attack = verb('attack', ({ play: { state }, effect: { kind }, creatures }) => {
  const [target] = creatures('target');
  if (!target) return [];
  return creatures('whom')
    .filter(attacker => !whyNotAttack(state, attacker, kind, target, 'outside an activation'))
    .map(({ id }) => attackOf(kind, id, target.id));
});
