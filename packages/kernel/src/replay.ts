import { flawed, isFlawed, type Flawed } from './flaw.ts';
import type { Game } from './game.ts';
import type { Journal } from './journal.ts';
import { samePlain } from './plain.ts';
import { keepsPledge } from './pledge.ts';
import { isRefused } from './refusal.ts';
import { answerSession, beginSession, type Session } from './session.ts';

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

  let session = begun;
  for (let index = 0; index < upTo; index += 1) {
    const next = replayEntry(game, session, journal, index);
    if (isFlawed(next)) return next;
    session = next;
  }
  const isWhole = upTo === journal.entries.length;
  if (isWhole && !samePlain(session.journal.outcome, journal.outcome))
    return flawed('outcome', 'is not how this game ends');
  return session;
}

function replayEntry(game: Game, session: Session, journal: Journal, index: number): Session | Flawed {
  const where = `entries[${index}]`;
  const entry = journal.entries[index];
  if (!entry) return flawed(where, 'is missing');
  const next = answerSession(game, session, { to: index, seat: entry.seat, answer: entry.answer });
  if (isRefused(next)) return flawed(where, `is refused: ${next.refused.code} (${next.refused.rule})`);
  const { check } = next.journal.entries[index]!;
  return check === entry.check ? next : flawed(`${where}.check`, 'differs: the game goes another way here');
}
