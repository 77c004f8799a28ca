import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { intoHand, playerOf } from '../table/players.ts';
import { showCards } from '../table/show-cards.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState } from '../state.ts';

/** A player looks at the top of a deck, alone, and puts the cards where the text allows. */
export interface LookFrame extends Frame {
  readonly kind: 'look';
  step: 'keep' | 'look' | 'order' | 'put' | 'take';
  readonly seat: Seat;
  readonly whose: Seat;
  /** The card whose text says so. */
  readonly card: CardId;
  readonly n: number;
  readonly take: number;
  readonly rest: 'bottom' | 'top' | null;
  /** Cards in the hand of whoever looks, so to say, the topmost first; and those that already have their place on top. */
  seen: readonly CardId[];
  onTop: readonly CardId[];
}

export const look = steps<LookFrame>({
  look(play, frame) {
    const { state } = play;
    const { seat, whose, n } = frame;
    frame.seen = playerOf(state, whose).deck.slice(-n).toReversed();
    showCards(play, seat, whose, frame.seen);
    if (frame.seen.length === 0) return 'done';
    if (frame.take > 0) return 'take';
    if (frame.rest === null) return 'done';
    return frame.rest === 'top' ? 'order' : 'keep';
  },

  take: asking<LookFrame, 'choose'>({
    decide(_state, { seat, card, seen, take }) {
      const most = Math.min(take, seen.length);
      return { kind: 'choose', seat, purpose: 'card to take', card, options: seen, least: most, most };
    },
    take({ state, emit }, frame, { chosen }) {
      const { seat, whose } = frame;
      const player = playerOf(state, whose);
      liftFrom(state, frame);
      frame.seen = without(frame.seen, chosen);
      for (const card of chosen) intoHand(player, card);
      emit({ type: 'cardsSeen', player: seat, whose, cards: chosen, into: 'hand' }, 'C-ZON-5');
      if (frame.rest === 'top') return laidBack(state, frame, frame.seen, []);
      return laidBack(state, frame, [], frame.seen);
    },
  }),

  /** Each card stays on top or goes under the deck, as its player likes. */
  keep: asking<LookFrame, 'choose'>({
    decide(_state, { seat, card, seen }) {
      return { kind: 'choose', seat, purpose: 'card to put on top', card, options: seen, least: 0, most: seen.length };
    },
    take({ state }, frame, { chosen }) {
      liftFrom(state, frame);
      const under = without(frame.seen, chosen);
      playerOf(state, frame.whose).deck.unshift(...under.toReversed());
      playerOf(state, frame.whose).deck.push(...chosen.toReversed());
      frame.seen = chosen;
      return chosen.length > 1 ? 'order' : 'done';
    },
  }),

  /** Back on top in an order of one's own: the topmost is named first. */
  order: asking<LookFrame, 'choose'>({
    decide(_state, { seat, card, seen, onTop }) {
      return {
        kind: 'choose',
        seat,
        purpose: 'order of cards',
        card,
        options: distinct(without(seen, onTop)),
        least: 1,
        most: 1,
      };
    },
    take(_play, frame, { chosen }) {
      frame.onTop = [...frame.onTop, ...chosen];
      return frame.onTop.length < frame.seen.length ? 'order' : 'put';
    },
  }),

  put({ state }, frame) {
    const { deck } = playerOf(state, frame.whose);
    deck.splice(deck.length - frame.onTop.length, frame.onTop.length, ...frame.onTop.toReversed());
    return 'done';
  },
});

/** The cards that were looked at leave the deck for a moment. */
function liftFrom(state: ClassicState, { whose, seen }: Readonly<LookFrame>): void {
  const { deck } = playerOf(state, whose);
  deck.splice(deck.length - seen.length, seen.length);
}

function laidBack(
  state: ClassicState,
  { whose }: LookFrame,
  onTop: readonly CardId[],
  under: readonly CardId[],
): 'done' {
  const { deck } = playerOf(state, whose);
  deck.push(...onTop.toReversed());
  deck.unshift(...under.toReversed());
  return 'done';
}

/** A list without some cards, one copy for each. */
function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

function distinct(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)];
}
