import { amountOf, tokens as tokensOf } from '../amounts.ts';
import { it, you } from '../clause.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { agree, listed } from '../phrase.ts';
import { areSeveral, isOwnChoice, object, recipient, subject } from '../targets.ts';
import type { Tellers } from './teller.ts';

/** What lies beside a creature: Poison, Disease, Stealth and Concentration. */
export const tokens: Tellers<'concentrate' | 'cure' | 'disease' | 'expose' | 'hide' | 'poison'> = {
  poison({ whom }, told) {
    if (isOwnChoice(whom)) return you('empoisonner', object(whom, told).words);
    const who = subject(whom, told);
    return it(who, 'être', leadingTo('poison', agree('empoisonné', who)));
  },

  disease({ whom }, told) {
    if (isOwnChoice(whom) && !areSeveral(whom))
      return you('transmettre', `la ${keyword('disease')} ${recipient(whom, told).words}`);
    return it(subject(whom, told), 'contracter', `la ${keyword('disease')}`);
  },

  cure({ whom, of }, told) {
    const kinds = of.map(one => keyword(one));
    return it(subject(whom, told), 'perdre', `${kinds.length > 1 ? 'ses marqueurs' : 'son marqueur'} ${listed(kinds)}`);
  },

  hide: ({ whom }, told) => it(subject(whom, told), 'gagner', `un marqueur ${CAMOUFLAGE}`),

  expose({ whom }, told) {
    const isJustGained = told.occasion === 'stealthGained' && whom === 'that creature';
    const who = subject(whom, told);
    return isJustGained
      ? { ...it(who, 'perdre', 'aussitôt'), clitic: 'le' }
      : it(who, 'perdre', `son marqueur ${CAMOUFLAGE}`);
  },

  concentrate: ({ whom, amount }, told) =>
    it(subject(whom, told), 'gagner', amountOf(amount, tokensOf(keyword('concentration')), told)),
};

const CAMOUFLAGE = leadingTo('stealth', 'Camouflage');
