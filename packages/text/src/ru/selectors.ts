import type { All, Choose, Ref, Selector } from '@signum/classic';
import { type Adjective, adjective, any, each, one, phrased } from './adjectives.ts';
import type { Case } from './case.ts';
import { type Description, describe } from './description.ts';
import { agreementOf, type Noun } from './nouns.ts';
import { numeral, plural } from './numerals.ts';
import { type Phrase, phrase } from './phrase.ts';
import { reference, referentOf } from './references.ts';
import { mention, mentionSubject, type Possessive, type Referent, type Talk } from './talk.ts';

/** A phrase that knows whom it means, so that two sentences about the same one can become one. */
export type Named = Phrase & { readonly who?: Referent };

type Whom = Ref | Selector;

const oneMore = phrased('ещё ', one);

/** Who does or suffers something: "ваш герой", "одно существо противника", "каждый ваш персонаж". */
export function subject(whom: Whom, talk: Talk): Named {
  const named = subjectWords(whom, talk);
  if (named.who) mentionSubject(talk, named.who);
  return named;
}

function subjectWords(whom: Whom, talk: Talk): Named {
  if (typeof whom === 'string') return known(whom, talk, 'ваш', 'subject');
  if ('all' in whom) return all(whom, talk, 'ваш');
  if (whom.n) return several(whom, talk);
  return chosen(whom, talk, 'ваш', ({ isOther }) => (isOther ? [] : [one]));
}

/** To whom the reader is told to do something, in a case: "своего героя", "любому персонажу", "до двух своих зданий". */
export function object(whom: Whom, as: Case, talk: Talk): Named {
  const isSeveral = typeof whom !== 'string' && 'choose' in whom && whom.n !== undefined && !whom.chooser;
  if (isSeveral && (as === 'acc' || as === 'gen')) return counted(whom, talk);
  return beside(whom, talk, 'свой');
}

/** Anybody else in a sentence. What belongs to the reader is ваше, unless the reader is the one who acts. */
export function beside(whom: Whom, talk: Talk, whose: Possessive = 'ваш'): Named {
  if (typeof whom === 'string') return known(whom, talk, whose);
  if ('all' in whom) return all(whom, talk, whose);
  if (whom.n) return several(whom, talk);
  return chosen(whom, talk, whose, ({ noun, isOther, side }) => {
    if (talk.things.has(noun)) return [oneMore];
    return isOther || side || whom.in ? [] : [any];
  });
}

/** "каждое ваше раненое существо" */
export function all(selector: All, talk: Talk, whose: Possessive): Named {
  const { noun, before, after } = describe(selector.all, selector, talk, whose);
  const who = oneOf(noun);
  mention(talk, who);
  return { ...phrase(noun, [each, ...before], after), who };
}

/** "две ваши реликвии", "двух своих персонажей": a number of them, where the sentence asks for one or another case. */
export function numbered(n: number, { noun, before, after }: Pick<Description, 'noun' | 'before' | 'after'>): Phrase {
  const many = phrase(noun, before, after, 'many');
  const isFew = plural(n) === 'few';
  const direct = (as: Case): string => {
    const agreement = agreementOf(noun, 'many');
    const behind = after.map(word => (typeof word === 'string' ? word : word(agreement, 'gen')));
    const ahead = before.map(word => word(agreement, noun.gender === 'f' && isFew ? 'nom' : 'gen'));
    const counted = isFew ? noun.one.gen : noun.many.gen;
    return as === 'acc' && noun.animate && isFew
      ? `${numeral(n, noun.gender, 'gen')} ${many.in('gen')}`
      : [numeral(n, noun.gender, 'nom'), ...ahead, counted, ...behind].join(' ').replaceAll(' ,', ',');
  };
  return {
    ...many,
    in: as => (as === 'nom' || as === 'acc' ? direct(as) : `${numeral(n, noun.gender, 'gen')} ${many.in(as)}`),
  };
}

function known(ref: Ref, talk: Talk, whose: Possessive, role: 'other' | 'subject' = 'other'): Named {
  const said = reference(ref, talk, whose, role);
  const isThing = ref.endsWith('building') || ref.endsWith('relic') || ref.endsWith('terrain');
  return isThing ? said : { ...said, who: referentOf(ref as Parameters<typeof referentOf>[0], talk) };
}

function chosen(
  selector: Choose,
  talk: Talk,
  whose: Possessive,
  determiner: (description: Description) => readonly Adjective[],
): Named {
  const description = describe(selector.choose, selector, talk, whose);
  const { noun, before, after } = description;
  const who: Referent = { ...agreementOf(noun), again: () => phrase(noun, [adjective('выбранный')]) };
  remember(who, talk);
  return {
    ...phrase(noun, [...determiner(description), ...before], selector.chooser ? byChoice(description) : after),
    who,
  };
}

/** Several are chosen in a sentence of their own; then each of them is spoken of. */
function several(selector: Choose, talk: Talk): Named {
  const words = counted(selector, talk).in('acc');
  talk.asides.push(`${selector.chooser ? 'противник выбирает' : 'выберите'} ${words}`);
  const who = talk.now.at(-1)!;
  return { ...who.oneOfMany!, who };
}

function counted(selector: Choose, talk: Talk): Named {
  const description = describe(selector.choose, selector, talk, selector.chooser ? 'ваш' : 'свой');
  const who = oneOf(description.noun);
  remember(who, talk);
  const { n = 1, upTo } = selector;
  if (!upTo) return { ...numbered(n, description), who };
  const many = phrase(description.noun, description.before, description.after, 'many').in('gen');
  return { ...agreementOf(description.noun, 'many'), who, in: () => `до ${numeral(n, 'm', 'gen')} ${many}` };
}

function remember(who: Referent, talk: Talk): void {
  talk.chosen ??= who;
  mention(talk, who);
}

/** One of several or all, told of again. */
function oneOf(noun: Noun): Referent {
  const agreement = agreementOf(noun);
  const them: Phrase = { ...agreement, in: as => `${each(agreement, as)} из них` };
  return { ...agreement, oneOfMany: them, again: () => phrase(noun, [each, adjective('выбранный')]) };
}

/** "существо противника по его выбору" */
function byChoice({ side, after }: Description): readonly (Adjective | string)[] {
  return side === "opponent's"
    ? [...after.slice(0, 1), 'по его выбору', ...after.slice(1)]
    : ['по выбору противника', ...after];
}
