import type { Cond, Filters } from '@signum/classic';
import { below } from '../fault.ts';
import type { Scope } from './scope.ts';
import { checkRef } from './words.ts';

type AnySelector = Filters & { readonly choose?: string; readonly all?: string; readonly any?: string };

/** A reference or a description: what it is measured from must be known, and cards are looked for somewhere. */
export function checkSelector(scope: Scope, selector: AnySelector | string, where: string): void {
  if (typeof selector === 'string') {
    if (selector !== 'your side') checkRef(scope, selector, where);
    return;
  }
  checkFilters(scope, selector, where);
  const desc = selector.choose ?? selector.all ?? selector.any ?? '';
  const isCard = desc.endsWith(' card');
  if (isCard && selector.in === undefined)
    scope.tell(below(where, 'in'), `is missing: cards lie in the deck or the graveyard`);
  if (!isCard && selector.in !== undefined) scope.tell(below(where, 'in'), `means nothing: '${desc}' is no card`);
  if (selector.choose !== undefined) scope.chosen.yet = true;
}

export function checkFilters(scope: Scope, { from, except, touching, within, inSight }: Filters, where: string): void {
  if (from !== undefined) {
    checkRef(scope, from, below(where, 'from'));
    if (within === undefined && inSight === undefined) {
      scope.tell(below(where, 'from'), "means nothing without 'within' or 'inSight'");
    }
  }
  if (except !== undefined) checkRef(scope, except, below(where, 'except'));
  if (touching === 'this terrain') checkRef(scope, touching, below(where, 'touching'));
}

export function checkCondition(scope: Scope, cond: Cond, where: string): void {
  if ('creature' in cond) {
    checkRef(scope, cond.creature, below(where, 'creature'));
    checkFilters(scope, cond, where);
  } else if ('exists' in cond) checkSelector(scope, cond.exists, below(where, 'exists'));
  else if ('not' in cond) checkCondition(scope, cond.not, below(where, 'not'));
  else if ('and' in cond)
    for (const [at, part] of cond.and.entries()) checkCondition(scope, part, `${where}.and[${at}]`);
  else if ('or' in cond) for (const [at, part] of cond.or.entries()) checkCondition(scope, part, `${where}.or[${at}]`);
}
