import { amountOf, ARMOUR_TOKEN, DAMAGE, WOUND } from '../amounts.ts';
import { until } from '../durations.ts';
import { keywordName } from '../linked.ts';
import { thing } from '../selectors.ts';
import type { Sayings } from './index.ts';

type Harm = 'armour' | 'backstab' | 'damage' | 'eliminate' | 'heal' | 'prevent' | 'redirect' | 'sunder' | 'wound';

/** Harm, healing, and what stands between. */
export const harmVerbs: Sayings<Harm> = {
  damage({ whom, amount }, told) {
    const { head, tail } = amountOf(amount, DAMAGE, told);
    return { verb: 'deal', rest: `${head} to ${thing(whom, told).text}${tail}` };
  },

  wound({ whom, amount }, told) {
    const subject = thing(whom, told);
    const { head, tail } = amountOf(amount, WOUND, told);
    return { subject, verb: amount === 'the damage' ? 'also receive' : 'receive', rest: head + tail };
  },

  heal({ whom, amount }, told) {
    const { head, tail } = amountOf(amount, WOUND, told);
    if (whom === 'this creature') return { subject: thing(whom, told), verb: 'heal', rest: head + tail };
    return { verb: 'heal', rest: `${head} on ${thing(whom, told).text}${tail}` };
  },

  eliminate: ({ whom }, told) => ({ verb: 'eliminate', rest: thing(whom, told).text }),

  backstab({ whom, by }, told) {
    const subject = thing(whom, told);
    return { subject, verb: 'receive', rest: `a ${keywordName('backstab')} from ${thing(by, told).text}` };
  },

  armour({ whom, amount, until: end }, told) {
    const subject = thing(whom, told);
    const name = keywordName('armour');
    if (typeof amount === 'number') return { subject, verb: 'gain', rest: `+${amount} ${name}${until(end)}` };
    const { head, tail } = amountOf(amount, ARMOUR_TOKEN, told);
    return { subject, verb: 'gain', rest: `${head}${tail}${until(end)}` };
  },

  sunder({ whom, amount }, told) {
    const subject = thing(whom, told);
    const { head, tail } = amountOf(amount, ARMOUR_TOKEN, told);
    return { subject, verb: 'lose', rest: head + tail };
  },

  prevent({ amount }, told) {
    told.reduced = true;
    if (amount === 'all') return { verb: 'prevent', rest: 'that damage' };
    const { head, tail } = amountOf(amount, DAMAGE, told);
    return { verb: 'reduce', rest: `that damage by ${head.replace(/ damage$/, '')}${tail}` };
  },

  redirect: ({ to }, told) => ({
    subject: thing(to, told),
    verb: 'receive',
    rest: told.reduced ? 'the rest instead' : 'that damage instead',
  }),
};
