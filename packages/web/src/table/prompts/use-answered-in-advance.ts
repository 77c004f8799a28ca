import { useEffect } from 'react';
import { useTable } from '../../game/use-table.ts';
import { givenInAdvance } from './given-in-advance.ts';
import type { PromptProps } from './prompt-kind.ts';
import { useStanding } from './standing.ts';

/** Gives the answers that were given in advance: to pass until the end of the turn, to take things as they come. */
export function useAnsweredInAdvance(prompt: PromptProps | null): void {
  const table = useTable();
  const { id, seat, view, question } = table.sight;
  const { passing, listed, anyOrder, leaveOrder } = useStanding();
  const kind = prompt?.question.kind;

  useEffect(() => {
    if (anyOrder && kind !== undefined && kind !== 'order') leaveOrder(false);
  }, [anyOrder, kind, leaveOrder]);

  useEffect(() => {
    if (question === null) return;
    const given = givenInAdvance(question, { game: id, seat, turn: view.turn }, { passing, listed, anyOrder });
    if (!given) return;
    const later = setTimeout(() => void table.answer(given.reply), given.afterMs);
    return () => clearTimeout(later);
    // a question is the same as long as its number is
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question?.n, passing, listed, anyOrder]);
}
