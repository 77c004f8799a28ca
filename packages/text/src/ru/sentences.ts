import type { Until } from '@signum/classic';
import { capital, plain } from '../marks.ts';
import { type Clause, type Said, untilWords } from './clause.ts';
import { listed } from './typography.ts';

/** Told as it is, or as something that may be left undone. */
export type Mood = 'may' | 'plain';

/** Sentences in a row, the first with a small letter; what belongs together is joined: "теряет Яд и получает 2 раны". */
export function told(said: readonly Said[], mood: Mood = 'plain', stop = '. '): string {
  const groups = said.reduce<Said[][]>((before, next) => {
    const last = before.at(-1);
    if (last && joins(last, next)) last.push(next);
    else before.push([next]);
    return before;
  }, []);
  return groups
    .map((group, at) => {
      const text = typeof group[0] === 'string' ? group[0] : sentence(group as Clause[], mood);
      return at === 0 || !stop.startsWith('.') ? text : capital(text);
    })
    .join(stop);
}

/** How long two orders in one sentence may be before they are hard to read. */
const LONGEST = 110;

function joins(before: readonly Said[], next: Said): boolean {
  const last = before.at(-1);
  if (last === undefined || typeof last === 'string' || typeof next === 'string') return false;
  const isSame = last.subject === undefined ? next.subject === undefined : last.subject.who === next.subject?.who;
  const isPlain = !last.until && !/[,:;]| и /.test(plain(last.verb.order + last.rest));
  const isMixed = last.verb === next.verb && next.until !== undefined;
  const isShort = plain(last.rest + next.rest).length < LONGEST;
  return isSame && isPlain && !isMixed && isShort && before.length < 3;
}

function sentence(clauses: readonly Clause[], mood: Mood): string {
  const [first] = clauses as [Clause, ...Clause[]];
  const isOpening = first.subject !== undefined && clauses.length === 1 && (mood === 'may' || isLong(first));
  const opening = isOpening && first.until ? `${untilWords[first.until]} ` : '';
  const predicates = listed(
    clauses.map((clause, at) => predicate(clause, opening ? undefined : clause.until, mood, clauses[at - 1])),
  );
  if (!first.subject) return (mood === 'may' ? 'вы можете ' : '') + predicates;
  const subject = first.subject.in('nom');
  return mood === 'may' ? `${subject} может ${opening}${predicates}` : `${opening}${subject} ${predicates}`;
}

/** An order after "чтобы": "вывести прислужника". */
export function infinitive(clause: Clause): string {
  return predicate(clause, clause.until, 'may', undefined);
}

/** Verb and the rest; a verb that was just said is not said again. */
function predicate(clause: Clause, until: Until | undefined, mood: Mood, before: Clause | undefined): string {
  const { verb, subject, rest } = clause;
  const form = mood === 'may' ? verb.do : verb[subject ? 'does' : 'order'];
  const words = before?.verb === verb ? [] : [form];
  if (!until) return [...words, rest].join(' ');
  return (isLong(clause) ? [...words, untilWords[until], rest] : [...words, rest, untilWords[until]]).join(' ');
}

/**
 * Behind many words "до конца хода" would belong to the last of them only. Then it opens a sentence with a subject,
 * and follows the verb of an order.
 */
function isLong({ rest }: Clause): boolean {
  return plain(rest).length > LONG || plain(rest).includes(', а также ');
}

const LONG = 45;
