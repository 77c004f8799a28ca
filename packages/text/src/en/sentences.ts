import { capital } from '../marks.ts';
import { infinitive, predicate, stated, type Clause } from './clause.ts';

/** A clause that may still be joined to its neighbour, or a sentence that is ready. */
export type Saying = Clause | string;

/** Clauses with one subject share a sentence, orders likewise, two at a time. */
export function sentences(all: readonly Saying[], between: ', and ' | '. ' = '. '): string {
  const made: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const one = all[at]!;
    const next = all[at + 1];
    if (typeof one === 'string') made.push(one);
    else if (next !== undefined && typeof next !== 'string' && areJoined(one, next)) {
      made.push(joined(one, next));
      at++;
    } else made.push(stated(one));
  }
  return made.map((text, at) => (at === 0 || between !== '. ' ? text : capital(text))).join(between);
}

function areJoined(one: Clause, next: Clause): boolean {
  if (one.alone || next.alone || one.may !== next.may) return false;
  // what several do, each of them does: "and receive 1 wound" would leave open how many
  if (one.subject?.many && one.subject.entity !== undefined) return false;
  if (!one.subject || !next.subject) return !one.subject && !next.subject;
  return one.subject.entity === undefined
    ? one.subject.text === next.subject.text
    : one.subject.entity === next.subject.entity && one.subject.entity !== 'someone';
}

/** Deeds that only make sense after the one before. */
const SEQUELS = ['discard', 'swap'];

function joined(one: Clause, next: Clause): string {
  // with an "and" or a comma inside, a second plain "and" would be misread
  const joint = SEQUELS.includes(next.verb) ? ', then ' : / and |, /.test(one.rest) ? ', and ' : ' and ';
  if (one.verb === next.verb && !/ until /.test(one.rest + next.rest)) return stated(one) + joint + next.rest;
  const second = next.subject && one.subject ? predicate({ ...next, subject: one.subject }) : predicate(next);
  return stated(one) + joint + (one.may ? infinitive(next) : second);
}
