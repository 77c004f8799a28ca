import { amountOf, PROSPERITY } from '../amounts.ts';
import { thing } from '../selectors.ts';
import { player } from '../tale.ts';
import type { Sayings } from './index.ts';

const DURABILITY = { one: 'Durability', many: 'Durability' };

/** Prosperity, the City, relics, and the dice. */
export const cityVerbs: Sayings<
  'build' | 'destroy' | 'prosper' | 'repair' | 'reroll' | 'steal' | 'tap' | 'tax' | 'untap'
> = {
  prosper({ who, amount }, told) {
    const subject = player(who, told);
    const { head, tail } = amountOf(amount, PROSPERITY, told);
    return { ...(subject && { subject }), verb: 'gain', rest: head + tail };
  },

  tax({ who, amount }, told) {
    const subject = player(who, told);
    const { head, tail } = amountOf(amount, PROSPERITY, told);
    return { ...(subject && { subject }), verb: 'lose', rest: head + tail };
  },

  steal({ amount }, told) {
    const { head, tail } = amountOf(amount, PROSPERITY, told);
    return { verb: 'steal', rest: `${head} from ${told.they ? 'them' : 'the opponent'}${tail}` };
  },

  destroy: ({ what }, told) => ({ verb: 'destroy', rest: thing(what, told).text }),
  tap: ({ what }, told) => ({ verb: 'tap', rest: thing(what, told).text }),
  untap: ({ what }, told) => ({ verb: 'untap', rest: thing(what, told).text }),

  build: ({ less }) => ({
    verb: 'construct',
    rest: `a building, paying ${less} Prosperity less`,
    may: true,
    alone: true,
  }),

  repair({ what, amount }, told) {
    const relic = thing(what, told).text;
    if (amount === 'all') return { verb: 'restore', rest: `all Durability or all uses to ${relic}` };
    const { head, tail } = amountOf(amount, DURABILITY, told);
    return {
      verb: 'restore',
      rest: `${head} or as many uses to ${relic}${tail}`.replace(
        '1 Durability or as many uses',
        '1 Durability or 1 use',
      ),
    };
  },

  reroll({ dice, whose, which, amount }, told) {
    const kind = `${which} ${dice} dice`;
    const theirs = told.they || whose === 'opponent';
    const some =
      typeof amount === 'number'
        ? `up to ${amount} of ${theirs ? 'their' : 'your'} ${kind}`
        : `all ${theirs ? 'their' : 'your'} ${kind}`;
    if (whose === 'you') return { verb: 'reroll', rest: some };
    const yourChoice = typeof amount === 'number' ? ', of your choice' : '';
    return {
      subject: { text: told.they ? 'they' : 'the opponent', ...(told.they && { many: true }) },
      verb: 'reroll',
      rest: some + yourChoice,
    };
  },
};
