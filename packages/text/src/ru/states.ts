import type { Is } from '@signum/classic';
import { type Adjective, adjective, phrased } from './adjectives.ts';
import type { Agreement } from './case.ts';

/** What a creature is just now: as an adjective before its noun, or as a participle behind it, and as a whole predicate. */
export interface State {
  readonly before?: Adjective;
  readonly behind?: Adjective;
  readonly predicate: (who: Agreement) => string;
}

const short =
  (m: string, f: string, n: string, before = '') =>
  ({ gender }: Agreement): string =>
    before + { m, f, n }[gender];

const wounded = short('ранен', 'ранена', 'ранено');
const unwounded = short('ранен', 'ранена', 'ранено', 'не ');
const activated = adjective('активированный');

export const states: Readonly<Record<Is, State>> = {
  wounded: { before: adjective('раненый'), predicate: wounded },
  'not unwounded': { before: adjective('раненый'), predicate: wounded },
  unwounded: { before: adjective('нераненый'), predicate: unwounded },
  'not wounded': { before: adjective('нераненый'), predicate: unwounded },
  hidden: { before: adjective('скрытый'), predicate: short('скрыт', 'скрыта', 'скрыто') },
  'not hidden': { before: adjective('нескрытый'), predicate: short('скрыт', 'скрыта', 'скрыто', 'не ') },
  poisoned: { before: adjective('отравленный'), predicate: short('отравлен', 'отравлена', 'отравлено') },
  'not poisoned': { before: adjective('неотравленный'), predicate: short('отравлен', 'отравлена', 'отравлено', 'не ') },
  diseased: { before: adjective('больной'), predicate: short('болен', 'больна', 'больно') },
  'not diseased': { before: adjective('здоровый'), predicate: short('здоров', 'здорова', 'здорово') },
  engaged: {
    behind: phrased('', adjective('стоящий'), ' вплотную к врагу'),
    predicate: () => 'стоит вплотную к врагу',
  },
  'not engaged': {
    behind: phrased('не ', adjective('стоящий'), ' вплотную к врагу'),
    predicate: () => 'не стоит вплотную к врагу',
  },
  activated: {
    before: phrased('уже ', activated),
    predicate: short('активирован', 'активирована', 'активировано', 'уже '),
  },
  'not activated': {
    before: phrased('ещё не ', activated),
    predicate: short('активирован', 'активирована', 'активировано', 'ещё не '),
  },
};
