import type { Combinator, Effect, VerbEffect, Verbs } from '@signum/classic';
import type { Clause } from './clause.ts';
import { combinators } from './combinators.ts';
import { sentences, type Saying } from './sentences.ts';
import { inClause, type Tale } from './tale.ts';
import { verbs } from './verbs/index.ts';

/** What an effect does, as sentences. The first begins small, the last has no stop: both belong to whoever asks. */
export function told(effect: Effect, tale: Tale): string {
  return sentences(sayings(effect, tale));
}

/** The same, still in parts that can be put into a larger sentence. */
export function sayings(effect: Effect, tale: Tale): Saying[] {
  if (isSequence(effect)) return effect.flatMap(part => sayings(part, tale));
  if (isCombinator(effect)) return combined(effect, tale);
  return [inClause(tale, () => said(effect, tale))];
}

const isSequence = (effect: Effect): effect is readonly Effect[] => Array.isArray(effect);
const isCombinator = (effect: Combinator | VerbEffect): effect is Combinator => effect.do in combinators;

function said<V extends keyof Verbs>(effect: VerbEffect<V>, tale: Tale): Clause {
  const say = verbs[effect.do] as (effect: Verbs[V], tale: Tale) => Clause;
  return say(effect, tale);
}

function combined<D extends Combinator['do']>(effect: Extract<Combinator, { do: D }>, tale: Tale): Saying[] {
  const say = combinators[effect.do] as (effect: Extract<Combinator, { do: D }>, tale: Tale) => Saying[];
  return say(effect, tale);
}
