import type { Deed } from '@signum/classic';
import { bansOf, bonusesOf, deeds } from '../bonuses.ts';
import { lasting, statement } from '../clause.ts';
import { quoted } from '../keyword-names.ts';
import { beside, subject } from '../selectors.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

export const gains: VerbTable<'copy' | 'forbid' | 'gain' | 'lose'> = {
  gain({ whom, bonus, until }, talk) {
    const who = subject(whom, talk);
    const bans = bansOf(bonus);
    const gained = bonusesOf(bonus, talk);
    if (gained === '') return lasting(statement(who, verbs.cannot, forbidden(bans)), until);
    const ban = bans.length > 0 ? `и не может ${forbidden(bans)}` : '';
    return lasting(statement(who, verbs.gain, gained, ban), until);
  },
  lose({ whom, keyword, until }, talk) {
    const lost = keyword === 'gained abilities' ? 'все полученные свойства и бонусы' : `свойство ${quoted(keyword)}`;
    return lasting(statement(subject(whom, talk), verbs.lose, lost), until);
  },
  forbid: ({ whom, from, until }, talk) =>
    lasting(statement(subject(whom, talk), verbs.cannot, forbidden(from)), until),
  copy: ({ whom, from, until }, talk) =>
    lasting(statement(subject(whom, talk), verbs.gain, 'свойства', beside(from, talk).in('gen')), until),
};

/** After "не может": one deed, or "ни передвигаться, ни объявлять атаки". */
export function forbidden(from: readonly Deed[]): string {
  if (from.length === 1) return deeds[from[0]!];
  return from.map(deed => `ни ${deeds[deed]}`).join(', ');
}
