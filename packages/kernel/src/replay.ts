import { flawed, isFlawed, type Flawed } from './flaw.ts';
import type { Game } from './game.ts';
import type { Entry, Journal } from './journal.ts';
import { samePlain } from './plain.ts';
import { keepsPledge } from './pledge.ts';
import { isRefused } from './refusal.ts';
import { advanceOf, beginSession, type Advance, type Session } from './session.ts';

/**
 * Plays a journal again up to an answer (all of them by default) and compares every state on the way. Throws of dice and
 * draws of cards follow from the origin, so a replay that comes through proves every one of them (K-JRN-2).
 */
export function replay(game: Game, journal: Journal, upTo = journal.entries.length): Session | Flawed {
  if (game.name !== journal.game) return flawed('game', `is '${journal.game}', not '${game.name}'`);
  if (!keepsPledge(journal.pledge, journal.origin.host))
    return flawed('pledge', 'is not kept: the host seed is another one');
  const begun = beginSession(game, journal.setup, journal.origin);
  if (isRefused(begun)) return flawed('setup', `is refused: ${begun.refused.code} (${begun.refused.rule})`);
  if (begun.journal.check !== journal.check) return flawed('check', 'differs: the game begins in another state');

  const entries: Entry[] = [];
  const told = [...begun.told];
  let { state } = begun;
  for (let index = 0; index < upTo; index += 1) {
    const advance = advanceAgain(game, state, journal, index);
    if (isFlawed(advance)) return advance;
    ({ state } = advance);
    entries.push(advance.entry);
    told.push(advance.events);
  }
  const outcome = game.outcome(state);
  const isWhole = upTo === journal.entries.length;
  if (isWhole && !samePlain(outcome, journal.outcome)) return flawed('outcome', 'is not how this game ends');
  return { state, journal: { ...begun.journal, entries, ...(outcome && { outcome }) }, told };
}

function advanceAgain(game: Game, state: object, journal: Journal, index: number): Advance | Flawed {
  const where = `entries[${index}]`;
  const entry = journal.entries[index];
  if (!entry) return flawed(where, 'is missing');
  const advance = advanceOf(game, state, { to: index, seat: entry.seat, answer: entry.answer });
  if (isRefused(advance)) return flawed(where, `is refused: ${advance.refused.code} (${advance.refused.rule})`);
  return advance.entry.check === entry.check
    ? advance
    : flawed(`${where}.check`, 'differs: the game goes another way here');
}
