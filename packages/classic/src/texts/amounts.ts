import { countOf } from './holds.ts';
import type { Amount } from '../language/index.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from './text.ts';
import { knowing } from '../values/values.ts';

/** How many a text means now. `all` is whatever there is of it. */
export function amountOf(
  state: Readonly<ClassicState>,
  text: Text,
  amount: Amount,
  all = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof amount === 'number') return amount;
  switch (amount) {
    case 'all':
      return all;
    case 'the damage':
      return text.event && 'n' in text.event ? text.event.n : 0;
    case 'the failures':
      return text.failures ?? 0;
    case 'the successes':
      return text.successes ?? 0;
    default: {
      const { count, per = 1, min = 0, max = Number.MAX_SAFE_INTEGER } = amount;
      const counted = Math.floor(countOf(state, text, count, knowing(state)) / per);
      return Math.min(max, Math.max(min, counted));
    }
  }
}
