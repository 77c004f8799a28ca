import type { CardId, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';

/** The building that most of the hand waits for; any other rather than none. */
export function construct(table: Table, { options, seat }: Decision<Decisions, 'construct'>): Reply {
  const wanted = symbolsIn(table, seat);
  const [building = 'none'] = options.toSorted((one, other) => countOf(wanted, other) - countOf(wanted, one));
  return { kind: 'construct', building };
}

/** What costs many buildings is of no use for long: it goes back for something else. */
export function keepHand(table: Table, { hand }: Decision<Decisions, 'startingHand'>): Reply {
  return { kind: 'startingHand', how: 'redraw', cards: hand.filter(id => symbolsOf(table, id).length > 3) };
}

/** Every symbol that the own hand asks for and the City does not have. */
function symbolsIn(table: Table, seat: number): readonly string[] {
  const { hand, city } = table.state.players[seat]!;
  const standing = new Set(city.map(({ card }) => card));
  return hand.flatMap(id => symbolsOf(table, id)).filter(symbol => !standing.has(symbol));
}

function symbolsOf({ state }: Table, id: CardId): readonly string[] {
  const card = state.cards[id];
  return card && 'cost' in card ? card.cost.buildings : [];
}

function countOf(symbols: readonly string[], wanted: string): number {
  return symbols.filter(symbol => symbol === wanted).length;
}
