import type { All, Choose, Creatures, Desc, Filters, Ref, Role, Selector } from '@signum/classic';
import { phrase } from './filters.ts';
import { a, count, described, type Described, type Noun } from './nouns.ts';
import { isThing, mention, reference, type Tale } from './tale.ts';

/** Whatever an effect is done to: a reference, a choice, or all that fit. */
export function thing(what: Creatures | Ref | Selector, told: Tale): Noun {
  if (typeof what === 'string')
    return isThing(what)
      ? { text: what }
      : what === 'each of them' && told.each
        ? eachFirst(told)
        : reference(what, told);
  return 'all' in what ? every(what, told) : choice(what, told);
}

/** Those of a `for each`, where they are named for the first time. */
function eachFirst(told: Tale): Noun {
  const { text } = every(told.each!, told, 'each');
  delete told.each;
  return { text, entity: 'each' };
}

/** "one of your wounded creatures", "up to two enemy creatures within XL of your hero". */
export function choice(what: Choose, told: Tale): Noun {
  if (told.chosen?.selector === what) return reference('the chosen creature', told);
  const { n = 1, upTo, chooser } = what;
  const parts = described(what.choose);
  const first = told.chosen === undefined && parts.kind !== 'thing';
  const tail = chooser ? ' of the opponent’s choice' : '';
  const text =
    n === 1 && !upTo ? some(what.choose, what, told) : `${upTo ? 'up to ' : ''}${several(parts, n, what, told)}`;
  if (first) told.chosen = { word: parts.word, many: n > 1, selector: what };
  mention(told, first ? 'chosen' : 'someone');
  return { text: text + tail, entity: first ? 'chosen' : 'someone', ...(n > 1 && { many: true }) };
}

/** One that fits: "an enemy creature", "another of your characters". */
export function some(desc: Desc, filters: Filters, told: Tale): string {
  const parts = described(desc);
  const { side, other, kind, word } = parts;
  if (word === 'hero' && side !== 'anybody') return side === 'you' ? 'your hero' : 'the opponent’s hero';
  if (kind === 'card') return a(phrase(parts, filters, told, 'one'));
  if (side === 'you') return `${other ? 'another' : 'one'} of your ${phrase(parts, filters, told, 'one of')}`;
  if (side === 'opponent' && kind === 'thing') return `one of the opponent’s ${phrase(parts, filters, told, 'many')}`;
  const noun = phrase(parts, filters, told, 'one');
  return other ? `another ${noun}` : a(noun);
}

function several(parts: Described, n: number, filters: Filters, told: Tale): string {
  const noun = phrase(parts, filters, told, 'many');
  if (parts.kind === 'card' || parts.side === 'anybody') return `${count(n)} ${noun}`;
  if (parts.side === 'you') return `${count(n)} of your ${parts.other ? 'other ' : ''}${noun}`;
  return parts.kind === 'thing' ? `${count(n)} of the opponent’s ${noun}` : `${count(n)} ${noun}`;
}

/** Each that fits, in the singular, so that one verb form serves. */
export function every(what: All, told: Tale, entity: 'each' | 'someone' = 'someone'): Noun {
  const parts = described(what.all);
  const other = parts.other || isExcept(what) ? 'other ' : '';
  const text =
    parts.side === 'you'
      ? `each of your ${other}${phrase(parts, what, told, 'one of')}`
      : parts.side === 'opponent' && parts.kind === 'thing'
        ? `each of the opponent’s ${phrase(parts, what, told, 'many')}`
        : `each ${other}${phrase(parts, what, told, 'one')}`;
  mention(told, entity);
  return { text, entity };
}

/** All that fit, in general: "your minions", "enemy creatures within L of your hero". */
export function general(what: All, told: Tale): Noun {
  const parts = described(what.all);
  const other = parts.other || isExcept(what) ? 'other ' : '';
  const side =
    parts.side === 'you'
      ? 'your '
      : parts.side === 'anybody'
        ? ''
        : parts.kind === 'thing'
          ? 'the opponent’s '
          : 'enemy ';
  const noun = phrase(parts, what, told, 'many');
  mention(told, 'someone');
  return {
    text: parts.side === 'opponent' ? `${other}${side}${noun}` : `${side}${other}${noun}`,
    many: true,
    entity: 'someone',
  };
}

/** "each other creature within S of it": the exception is the one from whom is measured, and "other" says it. */
function isExcept({ except }: Filters): boolean {
  return except !== undefined;
}

/** Who takes part in an event: a reference, or anybody who fits. */
export function role(who: Role, told: Tale): string {
  if (typeof who !== 'string') return some(who.any, who, told);
  return isReference(who) ? reference(who, told).text : some(who, {}, told);
}

const REFERENCES = [
  'this creature',
  'your hero',
  "opponent's hero",
  'that creature',
  'the other creature',
  'the chosen creature',
  'each of them',
];

export function isReference(who: string): who is Parameters<typeof reference>[0] {
  return REFERENCES.includes(who);
}
