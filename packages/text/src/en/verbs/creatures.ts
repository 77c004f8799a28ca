import type { AttackKind } from '@signum/classic';
import { amountOf, CONCENTRATION_TOKEN } from '../amounts.ts';
import { bonuses, DEEDS } from '../bonuses.ts';
import { until } from '../durations.ts';
import { keywordName } from '../linked.ts';
import { list } from '../nouns.ts';
import { general, thing } from '../selectors.ts';
import type { Sayings } from './index.ts';

type OfCreatures =
  | 'activate'
  | 'attack'
  | 'concentrate'
  | 'control'
  | 'copy'
  | 'cure'
  | 'disease'
  | 'expose'
  | 'forbid'
  | 'gain'
  | 'hide'
  | 'lose'
  | 'poison'
  | 'skip';

/** What creatures gain, lose, may do and must not do. */
export const creatureVerbs: Sayings<OfCreatures> = {
  gain({ whom, bonus, until: end }, told) {
    const subject = thing(whom, told);
    const { has, cannot, player } = bonuses(bonus, told);
    if (player.length > 0) return { verb: '', rest: list(player) + until(end), alone: true };
    const ban = cannot === '' ? '' : `cannot ${cannot}`;
    if (has === '') return { subject, verb: 'cannot', rest: cannot + until(end) };
    return { subject, verb: 'gain', rest: list([has, ...(ban === '' ? [] : [ban])]) + until(end) };
  },

  lose({ whom, keyword, until: end }, told) {
    const subject = thing(whom, told);
    const lost = keyword === 'gained abilities' ? 'all gained abilities and bonuses' : keywordName(keyword);
    return { subject, verb: 'lose', rest: lost + until(end) };
  },

  forbid({ whom, from, until: end }, told) {
    // "each of them cannot" would be half an English sentence
    const subject = typeof whom === 'object' && 'all' in whom ? general(whom, told) : thing(whom, told);
    const deeds = list(
      from.map(deed => DEEDS[deed]),
      'or',
    );
    return { subject, verb: 'cannot', rest: deeds + until(end) };
  },

  copy({ whom, from, until: end }, told) {
    const subject = thing(whom, told);
    return { subject, verb: 'gain', rest: `the keywords of ${thing(from, told).text}${until(end)}` };
  },

  activate: ({ whom }, told) => ({ subject: thing(whom, told), verb: 'may', rest: 'be activated again this turn' }),

  skip({ whom }, told) {
    const subject = thing(whom, told);
    return { subject, verb: 'skip', rest: `${subject.many ? 'their' : 'its'} next activation` };
  },

  attack({ whom, target, kind }, told) {
    const subject = thing(whom, told);
    const aim = thing(target, told).text;
    return kind === 'melee combat'
      ? { subject, verb: 'attack', rest: `${aim} in melee combat at once` }
      : { subject, verb: 'use', rest: `${keywordName(ATTACKS[kind])} at once against ${aim}` };
  },

  control: ({ whom, until: end }, told) => ({
    verb: 'take',
    rest: `control of ${thing(whom, told).text}${until(end)}`,
  }),

  poison: ({ whom }, told) => ({ subject: thing(whom, told), verb: 'gain', rest: keywordName('poison') }),
  disease: ({ whom }, told) => ({ subject: thing(whom, told), verb: 'gain', rest: keywordName('disease') }),

  cure: ({ whom, of }, told) => ({
    subject: thing(whom, told),
    verb: 'lose',
    rest: list(of.map(token => keywordName(token))),
  }),

  hide: ({ whom }, told) => ({ subject: thing(whom, told), verb: 'gain', rest: `a ${keywordName('stealth')} token` }),

  expose({ whom }, told) {
    const subject = thing(whom, told);
    return { subject, verb: 'lose', rest: `${subject.many ? 'their' : 'its'} ${keywordName('stealth')} token` };
  },

  concentrate({ whom, amount }, told) {
    const subject = thing(whom, told);
    const { head, tail } = amountOf(amount, CONCENTRATION_TOKEN, told);
    return { subject, verb: 'gain', rest: head + tail };
  },
};

const ATTACKS = {
  'magical shot': 'magical-shot',
  'magical strike': 'magical-strike',
  shooting: 'shooting',
  throwing: 'throwing',
} as const satisfies Record<Exclude<AttackKind, 'melee combat'>, string>;
