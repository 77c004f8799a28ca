import { amountAnd, lasting, order, statement } from '../clause.ts';
import { attacking } from '../attack-words.ts';
import { beside, object, subject } from '../selectors.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

export const activations: VerbTable<'activate' | 'attack' | 'control' | 'skip'> = {
  activate: ({ whom }, talk) => `${subject(whom, talk).in('acc')} можно активировать ещё раз в этом ходу`,
  skip: ({ whom }, talk) => statement(subject(whom, talk), verbs.skip, 'следующую активацию'),
  attack({ whom, target, kind }, talk) {
    const attacker = subject(whom, talk);
    const victim = beside(target, talk);
    return statement(attacker, verbs.attackAtOnce, amountAnd(attacking[kind], victim, victim.in('acc')));
  },
  control: ({ whom, until }, talk) => lasting(order(verbs.takeControl, object(whom, 'acc', talk).in('acc')), until),
};
