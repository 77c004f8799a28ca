import type { Seat } from '@signum/kernel';
import type { Catalogue } from '../card.ts';
import { copyState } from '../copy-state.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import { hasSecret, secretOf } from '../seen.ts';
import type { Happening } from '../happenings.ts';
import type { TacticId } from '../ids.ts';
import type { ClassicState, Player } from '../state.ts';
import { openTactics } from './open-tactics.ts';

/** Stands where a card is that the seat may not know. No card has this name, so whoever looks it up fails loudly. */
export const UNKNOWN = '?';

/**
 * A game as one seat knows it, in a form that can be played on: the view has no procedures, so nobody could search from it. All that
 * others hide is gone, and nothing is left that hangs on it: two worlds that the seat cannot tell apart have the same veil. A player
 * knows its own deck, but not how it lies.
 */
export interface Veiled {
  readonly seat: Seat;
  readonly state: Readonly<ClassicState>;
}

/** Nobody foresees the dice: the stream of a veiled game is always this one. */
const NO_STREAM = { seed: '0'.repeat(64), drawn: 0 };

/**
 * Draws the veil. With a catalogue the cards of the game are among all that there are: the cards that a game brings along are those
 * of both decks, and would tell what the other one holds.
 */
export function veil(state: Readonly<ClassicState>, seat: Seat, catalogue: Catalogue = {}): Veiled {
  const veiled: Writable<ClassicState> = copyState(state);
  veiled.chance = { ...NO_STREAM };
  veiled.cards = { ...catalogue, ...state.cards };
  veiled.frames = state.frames.map(frame => veiledFrame(state, frame, seat));
  for (const [owner, player] of veiled.players.entries()) {
    if (owner === seat) player.deck = player.deck.toSorted();
    else hideCards(player, openTactics(state));
  }
  return { seat, state: veiled };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function hideCards(player: Player, open: ReadonlySet<TacticId>): void {
  player.deck = player.deck.map(() => UNKNOWN);
  player.hand = player.hand.map(() => UNKNOWN);
  player.tactics = player.tactics.map(({ id, card, paid }) => ({ id, card: open.has(id) ? card : UNKNOWN, paid }));
  player.buildings = [];
  player.terrains = [];
  player.shown = [];
}

/** Procedures remember cards, too: a tactic that is being laid down, cards that somebody looks at, events with a secret. */
function veiledFrame({ cards }: Readonly<ClassicState>, frame: Readonly<ClassicFrame>, seat: Seat): ClassicFrame {
  const bare = withoutSecrets(frame, seat) as ClassicFrame;
  if (bare.kind === 'playCard' && bare.seat !== seat && cards[bare.card]?.type === 'tactic') {
    return { ...bare, card: UNKNOWN };
  }
  if (bare.kind === 'look' && bare.seat !== seat) {
    return { ...bare, seen: bare.seen.map(() => UNKNOWN), onTop: bare.onTop.map(() => UNKNOWN) };
  }
  return bare;
}

/** A copy of plain data in which no event tells its secret to the seat. */
function withoutSecrets(value: unknown, seat: Seat): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(one => withoutSecrets(one, seat));
  const plain = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSecrets(part, seat)]));
  return isSecretEvent(value, seat) ? { ...plain, ...veiledSecret(value) } : plain;
}

function isSecretEvent(value: object, seat: Seat): value is Happening & { readonly player: Seat } {
  return 'type' in value && hasSecret(value as Happening) && (value as { player?: unknown }).player !== seat;
}

function veiledSecret(event: Happening): object {
  const secret = hasSecret(event) ? secretOf(event) : 'card';
  return { [secret]: secret === 'cards' ? [] : UNKNOWN };
}
