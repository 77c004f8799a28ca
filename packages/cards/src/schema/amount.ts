import * as v from 'valibot';
import { list, may, oneOf, whole } from './shapes.ts';
import { allOfAnything } from './selector.ts';
import { symbol } from './vocabulary.ts';

/** So many. */
export const amount = v.union([
  whole(0, 99),
  oneOf(['all', 'the damage', 'the failures', 'the successes']),
  v.strictObject({ count: allOfAnything, per: may(whole(1, 99)), min: may(whole(0, 99)), max: may(whole(0, 99)) }),
]);

/** What a text asks to be paid. */
export const payment = v.strictObject({
  prosperity: may(whole(1, 99)),
  discard: may(whole(1, 20)),
  tap: may(list(symbol, 1, 12)),
});

export const cost = v.strictObject({ buildings: list(symbol, 0, 12), prosperity: whole(0, 99) });
