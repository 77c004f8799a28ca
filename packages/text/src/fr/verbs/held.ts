import { ban, bonuses } from '../bonuses.ts';
import { between, it, joined, predicate, statement, type Clause } from '../clause.ts';
import { duration } from '../durations.ts';
import { keyword } from '../keyword-mark.ts';
import { listed } from '../phrase.ts';
import { OF_YOUR_CHOICE, areSeveral, owner, subject } from '../targets.ts';
import { isClear } from '../telling.ts';
import type { Tellers } from './teller.ts';

/** What creatures have, lose and cannot do. */
export const held: Tellers<'copy' | 'forbid' | 'gain' | 'lose'> = {
  gain({ whom, bonus, until }, told) {
    const who = subject(whom, told);
    const { has, suffers, cannot } = bonuses(bonus, told);
    const [first, ...others]: Clause[] = [
      ...(has ? [it(who, 'gagner', has)] : []),
      ...(suffers ? [it(who, 'subir', suffers)] : []),
      ...(cannot.length > 0 ? [it(who, ...ban(cannot, who.gender))] : []),
    ];
    if (!first) return { sentences: [] };
    if (others.length === 0) return { ...first, rest: joined(first.rest, duration(until)) };
    return { sentences: [joined(listed([statement(first), ...others.map(predicate)]), duration(until))] };
  },

  lose({ whom, keyword: name, until }, told) {
    const what = name === 'gained abilities' ? 'toutes les compétences et tous les bonus acquis' : keyword(name);
    return it(subject(whom, told), 'perdre', joined(what, duration(until)));
  },

  forbid({ whom, from, until }, told) {
    const isAll = areSeveral(whom);
    const who = subject(whom, told, isAll ? 'none' : 'each', OF_YOUR_CHOICE);
    const [verb, words] = ban(from, who.gender, isAll);
    return it(who, verb, joined(words, duration(until)));
  },

  copy({ whom, from, until }, told) {
    const who = subject(whom, told);
    if (typeof from === 'string' && isClear(told, from))
      return it(who, 'gagner', joined('ses compétences', duration(until)));
    const whose = owner(from, told);
    if (!whose.heavy) return it(who, 'gagner', joined('les compétences', whose.words, duration(until)));
    return it(who, 'gagner', between(duration(until), `les compétences ${whose.words}`));
  },
};
