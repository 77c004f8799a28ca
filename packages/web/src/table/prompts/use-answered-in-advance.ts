import { useEffect } from 'react';
import { useTable } from '../../game/use-table.ts';
import type { PromptProps } from './prompt-kind.ts';
import { PAUSE_MS, useStanding, type Passing } from './standing.ts';

/** Gives the answers that were given in advance: to pass until the end of the turn, to take things in any order. */
export function useAnsweredInAdvance(prompt: PromptProps | null): void {
  const table = useTable();
  const { sight } = table;
  const { passing, anyOrder, leaveOrder } = useStanding();
  const { question } = sight;
  const isPassing = holds(passing, { game: sight.id, seat: sight.seat, turn: sight.view.turn });
  const kind = prompt?.question.kind;

  useEffect(() => {
    if (anyOrder && kind !== undefined && kind !== 'order') leaveOrder(false);
  }, [anyOrder, kind, leaveOrder]);

  useEffect(() => {
    if (question === null) return;
    const reply =
      question.kind === 'tactic' && isPassing
        ? ({ kind: 'tactic', tactic: 'pass' } as const)
        : question.kind === 'order' && anyOrder
          ? ({ kind: 'order', next: 0 } as const)
          : undefined;
    if (!reply) return;
    const later = setTimeout(() => void table.answer(reply), PAUSE_MS);
    return () => clearTimeout(later);
    // a question is the same as long as its number is
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question?.n, isPassing, anyOrder]);
}

/** Is this the turn in which the chair wanted to pass? */
export function holds(passing: Passing | null, now: Passing): boolean {
  return passing !== null && passing.game === now.game && passing.seat === now.seat && passing.turn === now.turn;
}
