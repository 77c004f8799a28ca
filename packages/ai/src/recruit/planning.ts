import { BASIC_BUILDINGS, type CardId, type ClassicState, type Decisions } from '@signum/classic';
import type { Decision, Seat } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { yieldsProsperity } from './economy.ts';

/** The building that most of the hand waits for; then one that the victory needs (C-END-5); else Prosperity (C-TRN-12). */
export function construct({ state }: Table, { options, seat }: Decision<Decisions, 'construct'>): Reply {
  const wanted = symbolsIn(state, seat);
  const needsAll = state.rules.prosperityVictory.buildings !== 'none';
  let building: CardId = 'none';
  let most = 0;
  for (const option of options) {
    const isRich = yieldsProsperity(state.cards[option]);
    const isNeeded = (needsAll || state.turn < EARLY) && (BASIC_BUILDINGS as readonly string[]).includes(option);
    const wish = wanted.filter(symbol => symbol === option).length + (isNeeded ? 0.5 : 0) + (isRich ? 3 : 0);
    if (wish > most) {
      building = option;
      most = wish;
    }
  }
  return { kind: 'construct', building };
}

/** In the first turns every basic building is of use sooner or later. */
const EARLY = 13;

/** What costs many buildings is of no use for long: it goes back for something else. */
export function keepHand({ state }: Table, { hand }: Decision<Decisions, 'startingHand'>): Reply {
  return { kind: 'startingHand', how: 'redraw', cards: hand.filter(id => symbolsOf(state, id).length > 3) };
}

/** Every symbol that the own hand asks for and the City does not have. */
function symbolsIn(state: Readonly<ClassicState>, seat: Seat): readonly string[] {
  const { hand, city } = state.players[seat]!;
  const standing = new Set(city.map(({ card }) => card));
  return hand.flatMap(id => symbolsOf(state, id)).filter(symbol => !standing.has(symbol));
}

function symbolsOf({ cards }: Readonly<ClassicState>, id: CardId): readonly string[] {
  const card = cards[id];
  return card && 'cost' in card ? card.cost.buildings : [];
}
