import type { Amount, CardDesc, Choose, CreatureDesc } from '@signum/classic';
import { amountOf } from '../amounts.ts';
import { order } from '../clause.ts';
import { nouns } from '../nouns.ts';
import { phrase, governed } from '../phrase.ts';
import { beside, numbered, object } from '../selectors.ts';
import { mention, referent, type Talk } from '../talk.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

export const summoning: VerbTable<'minion' | 'summon'> = {
  minion({ near, amount }, talk) {
    const to = governed('к', beside(near, talk, 'свой'), 'dat');
    // after this, "его" could be the minion
    mention(talk, newcomer);
    return order(verbs.summon, minions(amount, talk), 'вплотную', to);
  },
  summon({ what, near }, talk) {
    const who = object(asCreature(what), 'acc', talk).in('acc');
    if (near === 'your side') return order(verbs.summon, 'у своего края Поля боя', who);
    const where = near ? `вплотную ${governed('к', beside(near, talk, 'свой'), 'dat')}` : '';
    return order(verbs.summon, 'на Поле боя', who, where);
  },
};

const newcomer = referent(nouns.minion, () => phrase(nouns.minion));

function minions(amount: Amount, talk: Talk): string {
  if (amount === 1) return nouns.minion.one.acc;
  if (typeof amount === 'number') return numbered(amount, { noun: nouns.minion, before: [], after: [] }).in('acc');
  return amountOf(amount, nouns.minion, talk, 'свой').replace(/^1 /, '');
}

/** Not its card but the character itself comes onto the Battlefield. */
function asCreature({ choose, ...rest }: Choose<CardDesc>): Choose<CreatureDesc> {
  return { ...rest, choose: choose.replace(' card', '').replace('spell', 'creature') as CreatureDesc };
}
