import type { Combinator, Effect, Payment, RollMany, Verb, VerbEffect } from '@signum/classic';
import { buildingName } from './affiliations.ts';
import { each } from './adjectives.ts';
import { choice } from './choices.ts';
import { type Said, order } from './clause.ts';
import { condition } from './conditions.ts';
import { describe, nounFor } from './description.ts';
import { faceTable, oneOf } from './faces.ts';
import { agreementOf, nouns } from './nouns.ts';
import { count } from './numerals.ts';
import { payment } from './payments.ts';
import { phrase } from './phrase.ts';
import { consequences, offer } from './offers.ts';
import { infinitive, type Mood, told } from './sentences.ts';
import { object } from './selectors.ts';
import { nextClause, type Referent, type Talk } from './talk.ts';
import { verbs } from './verb-words.ts';
import { verbTable } from './verbs/index.ts';
import type { VerbTable } from './verbs/verb-table.ts';

/** What a text does, in sentences; the first begins with a small letter, the last has no stop yet. */
export function effectText(effect: Effect, talk: Talk, mood: Mood = 'plain', stop = '. '): string {
  const said = effects(effect, talk);
  const canBend = said.length === 1 && typeof said[0] !== 'string';
  return mood === 'may' && !canBend ? `по желанию ${told(said, 'plain', stop)}` : told(said, mood, stop);
}

/** The same for a price: "вы можете заплатить 1 процветание, чтобы вывести прислужника …". */
export function paidText(cost: Payment, effect: Effect, talk: Talk): string {
  const price = told(payment(cost), 'may');
  const said = effects(effect, talk);
  const [only] = said;
  const isOrder = said.length === 1 && typeof only === 'object' && !only.subject;
  return isOrder ? `${price}, чтобы ${infinitive(only)}` : `${price}, и тогда ${told(said)}`;
}

type CombinatorTable = {
  readonly [N in Combinator['do']]: (effect: Extract<Combinator, { do: N }>, talk: Talk) => readonly Said[];
};

const combinators: CombinatorTable = {
  'choose one': chooseOne,
  'for each': forEach,
  if: ({ cond, then, else: otherwise }, talk) => {
    if ('standing' in cond && !otherwise)
      return [`${buildingName(cond.standing, talk.lookup)}: ${effectText(then, talk)}`];
    nextClause(talk);
    const head = `если ${condition(cond, talk)}, ${effectText(then, talk, 'plain', '; ')}`;
    return [otherwise ? `${head}; иначе ${effectText(otherwise, talk, 'plain', '; ')}` : head];
  },
  may: ({ effect }, talk) => [effectText(effect, talk, 'may')],
  pay: ({ who, cost, then, else: otherwise }, talk) => {
    nextClause(talk);
    const asked = offer(who, cost, talk);
    const paid = then && effectText(then, talk, 'plain', '; ');
    const refused = otherwise && effectText(otherwise, talk, 'plain', '; ');
    return [`${asked}. ${consequences(who, cost, talk, paid, refused)}`];
  },
  roll: (effect, talk) =>
    'on' in effect
      ? [`бросьте кубик. ${faceTable(effect.on, way => effectText(way, talk, 'plain', '; '))}`]
      : rollMany(effect, talk),
};

function effects(effect: Effect, talk: Talk): readonly Said[] {
  if (isSequence(effect)) return effect.flatMap(part => effects(part, talk));
  if (isVerb(effect)) return verbSaid(effect, talk);
  return combined(effect, talk);
}

function combined<N extends Combinator['do']>(effect: Extract<Combinator, { do: N }>, talk: Talk): readonly Said[] {
  return combinators[effect.do](effect, talk);
}

function verbSaid<V extends Verb>(effect: VerbEffect<V>, talk: Talk): readonly Said[] {
  nextClause(talk);
  const say: VerbTable<V>[V] = verbTable[effect.do];
  const said = say(effect, talk);
  return [...talk.asides.splice(0), said];
}

/** Every way begins where the text stood: what one of them mentions, the others do not know. */
function chooseOne({ of }: Extract<Combinator, { do: 'choose one' }>, talk: Talk): readonly Said[] {
  const { before, now } = talk;
  const ways = of.map(way => {
    Object.assign(talk, { before, now });
    delete talk.chosen;
    return effects(way, talk);
  });
  return [choice(ways)];
}

/** Where the first thing done to each of them is one sentence, it says so itself: "передвиньте каждое своё существо". */
function forEach({ of, effect }: Extract<Combinator, { do: 'for each' }>, talk: Talk): readonly Said[] {
  const first: Effect = isSequence(effect) ? effect[0]! : effect;
  const isDirect = isVerb(first) && Object.values(first).includes('each of them');
  const describedAs = (whose: 'ваш' | 'свой') => {
    const { noun, before, after } = describe(of.all, of, talk, whose);
    return phrase(noun, [each, ...before], after);
  };
  const group = agreementOf(nounFor(of.all, of));
  const them = { ...group, in: (as: Parameters<typeof each>[1]) => `${each(group, as)} из них` };
  const one: Referent = { ...group, again: () => them, ...(isDirect && { oneOfMany: them }) };
  talk.each = { referent: one, first: describedAs, said: !isDirect };
  if (isDirect) return effects(effect, talk);
  const head = `для ${describedAs('ваш').in('gen')}`;
  talk.before = [one];
  return [`${head}: ${effectText(effect, talk, 'plain', '; ')}`];
}

function rollMany({ dice, whom, success, effect, fail }: RollMany, talk: Talk): readonly Said[] {
  nextClause(talk);
  const choice = whom ? [order(verbs.choose, object(whom, 'acc', talk).in('acc'))] : [];
  const roll = order(verbs.roll, count(dice, nouns.die), `(успех — ${oneOf(success)})`);
  return [...choice, roll, ...(fail ? effects(fail, talk) : []), ...effects(effect, talk)];
}

function isSequence(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function isVerb(effect: Effect): effect is VerbEffect {
  return !isSequence(effect) && effect.do in verbTable;
}
