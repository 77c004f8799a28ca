import type { Combinator, Effect } from '@signum/classic';
import { predicate, spelledOut, stated, type Clause } from './clause.ts';
import { condition } from './conditions.ts';
import { forEach } from './for-each.ts';
import { buildingName } from './linked.ts';
import { list } from './nouns.ts';
import { payment } from './payments.ts';
import { rolled, rolledMany } from './rolls.ts';
import { sentences, type Saying } from './sentences.ts';
import { aside, player, type Tale } from './tale.ts';

type Of<D extends Combinator['do']> = Extract<Combinator, { do: D }>;

/** How each way of putting effects together is said. */
export const combinators: { readonly [D in Combinator['do']]: (effect: Of<D>, tale: Tale) => Saying[] } = {
  'choose one': ({ of }, tale) => [alternatives(of, tale)],
  'for each': forEach,
  if: conditional,
  may: ({ effect }, tale) =>
    tale.grammar
      .sayings(effect, tale)
      .map(saying => (typeof saying === 'string' ? `you may do this: ${saying}` : { ...saying, may: true })),
  pay: paid,
  roll: (effect, tale) => ('dice' in effect ? rolledMany(effect, tale) : rolled(effect.on, tale)),
};

/** "A, or B"; where orders and statements mix, "choose one — A; or B". */
function alternatives(options: readonly Effect[], tale: Tale): string {
  const all = options.map(option => aside(tale, inner => inner.grammar.sayings(option, inner)));
  const clauses = all.flatMap(option => (option.length === 1 && typeof option[0] === 'object' ? [option[0]] : []));
  const [first] = clauses;
  if (clauses.length < all.length || !first) return `choose one — ${or(all.map(option => sentences(option)))}`;
  if (clauses.every(({ subject, verb }) => subject && subject.text === first.subject?.text && verb === first.verb))
    return `${first.subject!.text} ${predicate({
      ...first,
      rest: list(
        clauses.map(({ rest }) => rest),
        'or',
      ),
    })}`;
  if (clauses.every(({ subject }) => (subject === undefined) === (first.subject === undefined)))
    return `${clauses.slice(0, -1).map(stated).join(', ')}, or ${stated(clauses.at(-1)!)}`;
  return `choose one — ${or(clauses.map(stated))}`;
}

function or(options: readonly string[]): string {
  return `${options.slice(0, -1).join('; ')}; or ${options.at(-1)}`;
}

function conditional({ cond, then, else: otherwise }: Of<'if'>, tale: Tale): Saying[] {
  if ('standing' in cond) {
    delete tale.it;
    return [
      `${buildingName(cond.standing, tale)}: ${sentences(tale.grammar.sayings(then, tale))}`,
      ...(otherwise ? [`otherwise, ${sentences(tale.grammar.sayings(otherwise, tale))}`] : []),
    ];
  }
  const first = `if ${condition(cond, tale)}, ${sentences(tale.grammar.sayings(then, tale))}`;
  return otherwise === undefined ? [first] : [first, `otherwise, ${sentences(tale.grammar.sayings(otherwise, tale))}`];
}

/** "E unless the opponent pays", or what follows from paying and from not paying. */
function paid({ who, cost, then, else: otherwise }: Of<'pay'>, tale: Tale): Saying[] {
  const payer = player(who, tale)?.text ?? 'you';
  if (!then && otherwise)
    return [
      `${sentences(tale.grammar.sayings(otherwise, tale))} unless ${payer} ${payment(cost, payer === 'you' || payer === 'they' ? 'order' : 'they pay')}`,
    ];
  const offer = `${payer} may ${payment(cost)}`;
  const pronoun = payer === 'you' ? 'you' : 'they';
  const taken = then === undefined ? [] : [`if ${pronoun} do, ${spelled(then, tale)}`];
  return [
    offer,
    ...taken,
    ...(otherwise === undefined ? [] : [`otherwise, ${sentences(tale.grammar.sayings(otherwise, tale))}`]),
  ];
}

/** What a player gains or loses; an order would leave open which player. */
const isYours = (saying: Saying): saying is Clause =>
  typeof saying !== 'string' && !saying.subject && ['discard', 'draw', 'gain', 'lose'].includes(saying.verb);

function spelled(effect: Effect, tale: Tale): string {
  const [first, ...others] = tale.grammar.sayings(effect, tale);
  if (first === undefined) return '';
  return sentences([isYours(first) ? spelledOut(first) : first, ...others], ', and ');
}
