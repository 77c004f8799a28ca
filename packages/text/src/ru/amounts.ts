import type { Amount } from '@signum/classic';
import { each } from './adjectives.ts';
import { describe } from './description.ts';
import type { Noun } from './nouns.ts';
import { count, plural } from './numerals.ts';
import { numbered } from './selectors.ts';
import { phrase } from './phrase.ts';
import type { Possessive, Talk } from './talk.ts';

type Counted = Extract<Amount, object>;

/** So many of something, as an object: "2 раны", "ещё столько же ран", "1 рану за каждую неудачу". */
export function amountOf(amount: Amount, noun: Noun, talk: Talk, whose: Possessive = 'ваш'): string {
  if (typeof amount === 'number') return count(amount, noun);
  if (amount === 'all') return `все ${noun.many.acc}`;
  if (amount === 'the damage') return `ещё столько же ${noun.many.gen}`;
  return `${count(1, noun)} ${forEach(amount, talk, whose)}`;
}

/** A bare number: "на 2", "на 1 за каждый успех". */
export function numberOf(amount: Amount, talk: Talk, whose: Possessive = 'ваш'): string {
  if (typeof amount === 'number') return String(amount);
  if (amount === 'all') return 'все';
  if (amount === 'the damage') return 'столько же';
  return `1 ${forEach(amount, talk, whose)}`;
}

function forEach(amount: Exclude<Amount, number | 'all' | 'the damage'>, talk: Talk, whose: Possessive): string {
  if (amount === 'the successes') return 'за каждый успех';
  if (amount === 'the failures') return 'за каждую неудачу';
  return `за ${what(amount, talk, whose)}${limits(amount)}`;
}

/** "каждого своего прислужника", "каждые три своих здания" */
function what({ count: selector, per = 1 }: Counted, talk: Talk, whose: Possessive): string {
  const description = describe(selector.all, selector, talk, whose);
  const { noun, before, after } = description;
  if (per === 1) return phrase(noun, [each, ...before], after).in('acc');
  const group = numbered(per, description);
  // каждых двух прислужников, but каждые пять
  const animate = noun.animate && plural(per) === 'few';
  return `${each({ ...group, animate }, 'acc')} ${group.in('acc')}`;
}

function limits({ min, max }: Counted): string {
  const bounds = [
    ...(min === undefined ? [] : [`не меньше ${min}`]),
    ...(max === undefined ? [] : [`не больше ${max}`]),
  ];
  return bounds.length > 0 ? `, но ${bounds.join(' и ')},` : '';
}
