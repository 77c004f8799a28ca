import type { SeenHappening } from '@signum/classic';
import { plain } from '@signum/text';
import type { LogEntry } from '../../game/contract.ts';

/** What somebody who listens must not miss, when there is too much to read out. */
const WEIGHTY: ReadonlySet<SeenHappening['type']> = new Set([
  'activationDeclared',
  'attackDeclared',
  'buildingConstructed',
  'cardDeclared',
  'creatureEliminated',
  'gameEnded',
  'heroEliminated',
  'tacticRevealed',
  'turnStart',
  'woundsReceived',
]);

/** More lines than this are not read out one by one. */
const READ_OUT = 4;
const WEIGHTIEST = 6;

/** Lines that came together, for the ear: all of a few, the weighty ones of many, and how many were left out. */
export function summaryOf(
  news: readonly LogEntry[],
  say: (event: SeenHappening) => string | null,
  andMore: (n: number) => string,
): string {
  const told = news.flatMap(({ event }) => {
    const text = say(event);
    return text === null ? [] : [{ type: event.type, text: plain(text) }];
  });
  const chosen = told.length <= READ_OUT ? told : told.filter(({ type }) => WEIGHTY.has(type)).slice(-WEIGHTIEST);
  const left = told.length - chosen.length;
  return [...chosen.map(({ text }) => text), ...(left > 0 ? [andMore(left)] : [])].join(' ');
}
