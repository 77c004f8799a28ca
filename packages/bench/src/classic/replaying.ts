import { answerSession, beginSession, isFlawed, isRefused, replay, type Journal } from '@signum/kernel';
import type { Candidate } from '../rounds.ts';
import { anyOf, game, originOf, setupOf, whims } from './recorded-games.ts';

const ANSWERS = 500;

/** The journal of a game that is five hundred answers old. */
function journal(): Journal {
  const chance = whims(0);
  const begun = beginSession(game, setupOf(0), originOf(0));
  if (isRefused(begun)) throw new Error('the setup of the bench is refused');
  let session: typeof begun = begun;
  for (let count = 0; count < ANSWERS; count += 1) {
    const decision = game.pending(session.state);
    if (!decision) throw new Error('the game of the bench ends too early');
    const reply = { to: decision.n, seat: decision.seat, answer: anyOf(game.answers(decision), chance) };
    const next = answerSession(game, session, reply);
    if (isRefused(next)) throw new Error('a listed answer is refused');
    session = next;
  }
  return session.journal;
}

/** The whole game again from its journal, every state compared. */
export function replaying(): Candidate {
  const written = journal();
  return {
    name: `replay of ${ANSWERS} answers`,
    run() {
      const result = replay(game, written);
      if (isFlawed(result)) throw new Error(`the journal is flawed: ${result.flaw.where} ${result.flaw.what}`);
      return 1;
    },
  };
}
