import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Simultaneous } from '../decisions/order.ts';
import type { CreatureId } from '../ids.ts';
import { turnOrder } from './players.ts';
import type { ClassicState } from '../state.ts';

/** A card that is about to reach its owner's Graveyard together with others. */
export interface Leaving {
  /** What tells it apart from another copy of the same card. */
  readonly id: string;
  readonly owner: Seat;
  readonly card: CardId;
  readonly creature?: CreatureId;
}

/**
 * Who says which card is laid into the Graveyard next, and among which: its owner (C-ZON-7), the active player before the
 * other (C-TIM-20). Nobody where the order could not be told afterwards.
 */
export function nextToLay(
  state: Readonly<ClassicState>,
  leaving: readonly Leaving[],
  laid: readonly string[],
): { readonly seat: Seat; readonly options: readonly Leaving[] } | undefined {
  for (const seat of turnOrder(state)) {
    const options = leaving.filter(({ id, owner }) => owner === seat && !laid.includes(id));
    if (new Set(options.map(({ card }) => card)).size > 1) return { seat, options };
  }
  return undefined;
}

/** The question for it. */
export function layingQuestion(state: Readonly<ClassicState>, leaving: readonly Leaving[], laid: readonly string[]) {
  const { seat, options } = nextToLay(state, leaving, laid)!;
  return { kind: 'order', seat, of: 'graveyard', options: options.map(asSimultaneous) } as const;
}

function asSimultaneous({ id, card, creature }: Leaving): Simultaneous {
  return { source: id, card, ...(creature !== undefined && { creature }) };
}

/** Whatever leaves together, as its owners have put it in order; the rest behind. */
export function asLaid<T extends { readonly id: string }>(leaving: readonly T[], laid: readonly string[]): T[] {
  const place = ({ id }: T): number => (laid.includes(id) ? laid.indexOf(id) : laid.length);
  return leaving.toSorted((one, other) => place(one) - place(other));
}
