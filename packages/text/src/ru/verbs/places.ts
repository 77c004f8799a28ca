import type { Creatures } from '@signum/classic';
import { order } from '../clause.ts';
import { word } from '../keyword-names.ts';
import { governed, pronounFor } from '../phrase.ts';
import { referentOf } from '../references.ts';
import { beside, object } from '../selectors.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

export const places: VerbTable<'move' | 'place' | 'push' | 'swap'> = {
  move: ({ whom, upTo, backstab }, talk) =>
    order(verbs.move, object(whom, 'acc', talk).in('acc'), `на расстояние до ${upTo}`, unharmed(backstab)),
  place({ whom, near, within, backstab, enemies }, talk) {
    const placed = object(whom, 'acc', talk).in('acc');
    const beacon = beside(near, talk, 'свой');
    const where =
      within === 'contact'
        ? `вплотную ${governed('к', beacon, 'dat')}`
        : `в пределах ${within} ${governed('от', beacon, 'gen')}`;
    return order(verbs.place, placed, where, unharmed(backstab), enemies ? '(можно и вплотную к врагам)' : '');
  },
  push({ whom, distance, from }, talk) {
    const pushed = object(whom, 'acc', talk).in('acc');
    // nobody is pushed away from itself, so "него" is clear as soon as the other one was named
    const centre = referentOf(from, talk);
    const away = talk.now.includes(centre) ? pronounFor(centre) : beside(from, talk);
    return order(verbs.push, pushed, `на расстояние ${distance} прочь`, governed('от', away, 'gen'));
  },
  swap({ whom, with: partner }, talk) {
    const first = object(whom, 'acc', talk).in('acc');
    return order(verbs.swap, first, 'местами', governed('с', beside(another(whom, partner), talk, 'свой'), 'ins'));
  },
};

function unharmed(backstab: false | undefined): string {
  return backstab === false ? `без «${word('backstab', 'Удара в спину')}»` : '';
}

/** Two chosen of the same kind are told apart: "своё существо … с другим своим существом". */
function another(first: Creatures, second: Creatures): Creatures {
  if (typeof first === 'string' || typeof second === 'string' || 'all' in first || 'all' in second) return second;
  const isOther = first.choose.includes('other ') || second.choose.includes('other ');
  if (isOther || !second.choose.endsWith('creature')) return second;
  return { ...second, choose: second.choose.replace('creature', 'other creature') as typeof second.choose };
}
