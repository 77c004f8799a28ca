import type { CardId } from '@signum/classic';
import { remembering, type LanguageCode, type Memory, type Roster } from '@signum/text';
import { lookup } from '../cards/card-of.ts';
import type { LogEntry, Sight } from '../game/contract.ts';

/** What a roster is made of: the chair, what it sees and what it was told. */
export type Seen = Pick<Sight, 'curtain' | 'id' | 'isShared' | 'log' | 'seat' | 'seats' | 'view'>;

/** What one chair has learned so far, in one language. */
interface Remembered {
  readonly memory: Memory;
  /** How many events were heard, and the last of them: after a take-back the log is another one. */
  heard: number;
  last: LogEntry | undefined;
}

const chairs = new Map<string, Remembered>();

/** A few chairs are enough: two people on one screen, with and without the curtain or together, in the language of the page. */
const MOST = 18;

/**
 * Who and what the ids of a game stand for, as one chair knows it. Kept between two looks, so that whoever has fallen still has a
 * name, and nobody changes a name on the way. Behind the curtain, and while two look on, nothing is known that a chair has learned in secret.
 */
export function rosterOf(sight: Seen, language: LanguageCode): Roster {
  const key = `${sight.id} ${language} ${sight.seat} ${sight.isShared ? 'shared' : (sight.curtain ?? 'open')}`;
  const known = chairs.get(key);
  const chair = known && goesOn(known, sight.log) ? known : fresh(key, sight, language);
  for (const { event } of sight.log.slice(chair.heard)) chair.memory.hear(event);
  chair.heard = sight.log.length;
  chair.last = sight.log.at(-1);
  chair.memory.see(sight.view);
  return chair.memory.roster;
}

/** Ids are given again after a take-back, perhaps to others: then everything is learned anew. */
function goesOn({ heard, last }: Remembered, log: readonly LogEntry[]): boolean {
  const then = log[heard - 1];
  return heard === 0 || then === last || (then !== undefined && JSON.stringify(then) === JSON.stringify(last));
}

function fresh(key: string, { seats, seat, curtain, isShared, view, log }: Seen, language: LanguageCode): Remembered {
  const people = seats.map(({ name }, index) => ({ name, isYou: index === seat && curtain === null && !isShared }));
  const memory = remembering({ language, lookup, people });
  memory.see({ creatures: heroesIn({ view, log }), terrains: [], players: [] });
  const chair: Remembered = { memory, heard: 0, last: undefined };
  chairs.delete(key);
  chairs.set(key, chair);
  const oldest = chairs.size > MOST ? chairs.keys().next().value : undefined;
  if (oldest !== undefined) chairs.delete(oldest);
  return chair;
}

/**
 * Heroes come first on the table, and no event tells their cards: whoever joins later names them as the others do. One who has
 * fallen is gone from the table, but its end tells whose it was.
 */
function heroesIn({ view, log }: Pick<Seen, 'log' | 'view'>): { readonly id: string; readonly card: CardId }[] {
  const fallen = log.flatMap(({ event }) =>
    event.type === 'heroEliminated' ? [{ id: event.who, card: view.players[event.player]!.hero }] : [],
  );
  const standing = view.creatures.filter(({ kind }) => kind === 'hero');
  return [...standing, ...fallen].toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}
