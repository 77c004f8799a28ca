import type { Combinator, Effect } from '@signum/classic';
import { every } from './selectors.ts';
import { sentences, type Saying } from './sentences.ts';
import { aside, inClause, type Tale } from './tale.ts';

/** "For each of your minions, ..." in one sentence; what needs several begins with "... each of your minions". */
export function forEach({ of, effect }: Extract<Combinator, { do: 'for each' }>, tale: Tale): Saying[] {
  const steps = [effect].flat() as Effect[];
  if (steps.length > 1) {
    const whole = aside(tale, inner => {
      const whom = inClause(inner, () => every(of, inner, 'each').text);
      return `for ${whom}, ${sentences(inner.grammar.sayings(effect, inner))}`;
    });
    if (!whole.includes('. ')) return [whole];
  }
  tale.each = of;
  const all = steps.flatMap(step => {
    const made = tale.grammar.sayings(step, tale);
    delete tale.it;
    return made;
  });
  delete tale.each;
  return all;
}
