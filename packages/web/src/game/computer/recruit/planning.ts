import type { CardId, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../../contract.ts';
import type { Seen } from '../player.ts';

/** The building that most of the hand waits for; any other rather than none. */
export function construct(seen: Seen, { options, seat }: Decision<Decisions, 'construct'>): Reply {
  const wanted = symbolsIn(seen, seat);
  const [building = 'none'] = options.toSorted((one, other) => countOf(wanted, other) - countOf(wanted, one));
  return { kind: 'construct', building };
}

/** What costs many buildings is of no use for long: it goes back for something else. */
export function keepHand(seen: Seen, { hand }: Decision<Decisions, 'startingHand'>): Reply {
  return { kind: 'startingHand', how: 'redraw', cards: hand.filter(id => symbolsOf(seen, id).length > 3) };
}

/** Every symbol that the own hand asks for and the City does not have. */
function symbolsIn(seen: Seen, seat: number): readonly string[] {
  const { hand, city } = seen.view.players[seat]!;
  const standing = new Set(city.map(({ card }) => card));
  const cards: readonly CardId[] = typeof hand === 'number' ? [] : hand;
  return cards.flatMap(id => symbolsOf(seen, id)).filter(symbol => !standing.has(symbol));
}

function symbolsOf({ cardOf }: Seen, id: CardId): readonly string[] {
  const card = cardOf(id);
  return card && 'cost' in card ? card.cost.buildings : [];
}

function countOf(symbols: readonly string[], wanted: string): number {
  return symbols.filter(symbol => symbol === wanted).length;
}
