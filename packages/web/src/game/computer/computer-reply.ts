import { answerTable } from '@signum/host';
import { isRefused } from '@signum/kernel';
import { classic } from '../classic.ts';
import type { ComputerLevel, Question } from '../contract.ts';
import type { ClassicTable } from '../classic-table.ts';
import { scriptedReply } from '../scripted-reply.ts';
import { players, type Minds } from './players.ts';

export { hasSeveralMinds } from './players.ts';

/**
 * The table after a computer has answered; none if its thoughts were broken off because the game has gone on. Should its answer ever be
 * refused, it does the first thing that is not: nobody waits for a computer for ever because of a mistake of ours.
 */
export async function computerReply(
  table: ClassicTable,
  question: Question,
  level: ComputerLevel,
  random: () => number,
  minds: Minds,
): Promise<ClassicTable | undefined> {
  const chosen = scriptedReply(table, question) ?? (await players[level](table.session.state, question, random, minds));
  if (!chosen) return undefined;
  for (const answer of [chosen, ...classic.answers(question)]) {
    const next = answerTable(classic, table, { to: question.n, seat: question.seat, answer });
    if (!isRefused(next)) return next;
    console.warn(
      'a computer chose what is refused',
      JSON.stringify({ kind: question.kind, answer, why: next.refused }),
    );
  }
  throw new Error(`nothing fits the question '${question.kind}'`);
}
