import type { Payment, Who } from '@signum/classic';
import { payment } from './payments.ts';
import { player } from './references.ts';
import type { Talk } from './talk.ts';
import { listed } from './typography.ts';

/** "противник может заплатить 2 процветания" */
export function offer(who: Who, cost: Payment, talk: Talk): string {
  const subject = player(who, talk);
  const able = subject ? `${subject.in('nom')} может` : 'вы можете';
  return `${able} ${listed(payment(cost).map(({ verb, rest }) => `${verb.do} ${rest}`))}`;
}

/** What follows, one way or the other: "Если он заплатит, …; если откажется, …" */
export function consequences(who: Who, cost: Payment, talk: Talk, paid?: string, refused?: string): string {
  const isReader = who === 'you' || (who === 'its player' && talk.itsPlayer === 'you');
  const [he, refuses] = isReader ? ['вы', 'откажетесь'] : ['он', 'откажется'];
  const isMoney = cost.prosperity !== undefined && !cost.discard && !cost.tap;
  const pays = isMoney ? (isReader ? 'заплатите' : 'заплатит') : isReader ? 'это сделаете' : 'это сделает';
  if (paid === undefined) return `Если ${he} ${refuses}, ${refused ?? ''}`;
  const whenPaid = `Если ${he} ${pays}, ${paid}`;
  return refused === undefined ? whenPaid : `${whenPaid}; если ${refuses}, ${refused}`;
}
