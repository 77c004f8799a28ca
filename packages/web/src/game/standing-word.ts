import { BEGINS_ACTION, OCCASIONS, occasionOf, type Occasion } from '@signum/classic';
import { withWord } from '@signum/host';
import type { Plain, Seat } from '@signum/kernel';
import type { ClassicTable } from './classic-table.ts';
import { classic } from './classic.ts';

/**
 * The word of a player about the windows for face-down tactics: when to be asked, and when to be passed over. What is asked hangs on
 * this word and on what everybody sees, never on what lies face down: whether a curtain falls tells nothing of it (C-TIM-22).
 */
export interface StandingWord {
  /** On which occasions it is asked. */
  readonly on: readonly Occasion[];
  /** In whose turns. */
  readonly turns: "opponent's" | 'every';
  /** In these turns it is not asked at all. */
  readonly quietIn: readonly number[];
  /** Nor until the action is over that was under way after so many answers. */
  readonly quietSince?: number;
}

/** Whoever has said nothing is asked every time. */
export const ALWAYS: StandingWord = { on: OCCASIONS, turns: 'every', quietIn: [] };

export function wordOf({ words }: ClassicTable, seat: Seat): StandingWord {
  return readWord(words[seat]) ?? ALWAYS;
}

export function giveWord(table: ClassicTable, seat: Seat, word: StandingWord): ClassicTable {
  return withWord(table, seat, word as unknown as Plain);
}

/** Does the game stand at a window that whoever is asked there has said to pass over? */
export function isPassedOver(table: ClassicTable): boolean {
  const { state } = table.session;
  const question = classic.pending(state);
  if (question?.kind !== 'tactic') return false;
  const { seat, events } = question;
  const { on, turns } = wordOf(table, seat);
  if (isQuiet(table, seat) || (turns !== 'every' && seat === state.active)) return true;
  return !events.some(({ type }) => on.includes(occasionOf(type)));
}

/** Has this seat said to be passed over now, whatever happens? */
export function isQuiet(table: ClassicTable, seat: Seat): boolean {
  const { quietIn, quietSince } = wordOf(table, seat);
  const { state, journal } = table.session;
  if (quietIn.includes(state.turn)) return true;
  if (quietSince === undefined || quietSince >= journal.entries.length) return false; // or the action was taken back
  return !journal.entries.slice(quietSince).some(({ answer }) => BEGINS_ACTION.has((answer as { kind: string }).kind));
}

/** Whoever takes something back wants to be asked again about what is under way. */
export function askedAgain(table: ClassicTable, seat: Seat): ClassicTable {
  if (!isQuiet(table, seat)) return table;
  const { quietSince: _since, ...word } = wordOf(table, seat);
  const { turn } = table.session.state;
  return giveWord(table, seat, { ...word, quietIn: word.quietIn.filter(quiet => quiet !== turn) });
}

/** A word as it was written or sent, if it is one. */
export function readWord(value: unknown): StandingWord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { on, turns, quietIn, quietSince } = value as Partial<Record<keyof StandingWord, unknown>>;
  if (!Array.isArray(on) || (turns !== 'every' && turns !== "opponent's")) return undefined;
  if (!Array.isArray(quietIn) || !quietIn.every(isCount)) return undefined;
  const word = { on: OCCASIONS.filter(one => on.includes(one)), turns, quietIn } as const;
  if (quietSince === undefined) return word;
  return isCount(quietSince) ? { ...word, quietSince } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
