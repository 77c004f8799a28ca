import type { RelicId } from '../ids.ts';
import { cardOf, relicOf } from '../table/players.ts';
import { verb } from '../texts/verb.ts';

/** Durability tokens come back, never above the printed number, or use marks go (C-REL-6, C-REL-9). */
export const repair = verb('repair', ({ play: { state }, effect, ids, amount }) => {
  for (const id of ids('what') as readonly RelicId[]) {
    const relic = relicOf(state, id)?.relic;
    const print = relic && cardOf(state, relic.card);
    if (print?.type !== 'relic') continue;
    const { durability, uses } = print;
    if (durability !== undefined)
      relic!.tokens = Math.min(durability, relic!.tokens + amount(effect.amount, durability));
    if (uses !== undefined) relic!.marks = Math.max(0, relic!.marks - amount(effect.amount, uses.n));
  }
});
