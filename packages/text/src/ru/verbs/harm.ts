import type { Amount } from '@signum/classic';
import { amountOf, numberOf } from '../amounts.ts';
import { amountAnd, lasting, order, statement } from '../clause.ts';
import { quoted, word } from '../keyword-names.ts';
import { extended, nouns } from '../nouns.ts';
import { governed } from '../phrase.ts';
import { beside, object, subject } from '../selectors.ts';
import { again, type Talk } from '../talk.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

const BROKEN = ` ${word('armour', 'брони')}`;
const armourToken = extended(nouns.token, BROKEN, BROKEN);

export const harm: VerbTable<
  'armour' | 'backstab' | 'damage' | 'eliminate' | 'heal' | 'prevent' | 'redirect' | 'sunder' | 'wound'
> = {
  damage({ whom, amount }, talk) {
    const victim = object(whom, 'dat', talk);
    return order(verbs.deal, amountAnd(amountOf(amount, nouns.damage, talk, 'свой'), victim, victim.in('dat')));
  },
  wound: ({ whom, amount }, talk) => statement(subject(whom, talk), verbs.gain, amountOf(amount, nouns.wound, talk)),
  heal({ whom, amount }, talk) {
    const patient = object(whom, 'acc', talk).in('acc');
    if (amount === 'all') return order(verbs.heal, patient, 'полностью');
    const by = `на ${numberOf(amount, talk, 'свой')}`;
    return typeof whom === 'string' ? order(verbs.heal, patient, by) : order(verbs.heal, by, patient);
  },
  eliminate: ({ whom }, talk) => order(verbs.destroy, object(whom, 'acc', talk).in('acc')),
  backstab: ({ whom, by }, talk) =>
    statement(subject(whom, talk), verbs.gain, quoted('backstab'), governed('от', beside(by, talk), 'gen')),
  armour: ({ whom, amount, until }, talk) =>
    lasting(statement(subject(whom, talk), verbs.gain, moreArmour(amount, talk)), until),
  sunder: ({ whom, amount }, talk) => statement(subject(whom, talk), verbs.lose, amountOf(amount, armourToken, talk)),
  prevent({ amount }, talk) {
    const damage = again(talk, talk.damage, 'ваш').in('acc');
    if (amount === 'all') return order(verbs.prevent, damage);
    return order(verbs.reduce, damage, `на ${numberOf(amount, talk, 'свой')}`);
  },
  redirect({ to }, talk) {
    const damage = again(talk, talk.damage, 'ваш').in('acc');
    return order(verbs.redirect, damage, governed('на', object(to, 'acc', talk), 'acc'));
  },
};

function moreArmour(amount: Amount, talk: Talk): string {
  const armour = `к ${word('armour', 'Броне')}`;
  const [number, ...tail] = numberOf(amount, talk).split(' ');
  return [`+${number}`, armour, ...tail].join(' ');
}
