import { useEffect } from 'react';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import { givenInAdvance, isOver } from './given-in-advance.ts';
import { useStanding } from './standing.ts';

/** Gives the answers that were given in advance: to go where it was planned, to take things as they come. */
export function useAnsweredInAdvance(): void {
  const table = useTable();
  const { id, seat, view, question } = table.sight;
  const { listed, anyOrder, going, leaveOrder, go } = useStanding();
  const kind = question?.kind;

  useEffect(() => {
    if (anyOrder && kind !== undefined && kind !== 'order') leaveOrder(false);
  }, [anyOrder, kind, leaveOrder]);

  useEffect(() => {
    if (question === null) return;
    const advance = { listed, anyOrder, going };
    const given = givenInAdvance(question, { game: id, seat, turn: view.turn }, advance);
    if (!given) {
      if (going && isOver(going, question)) go(null);
      return;
    }
    const { reply } = given;
    // the table may have become another one on the way there: then it is shown, and asked
    const flaw = reply.kind === 'route' ? table.judge(reply) : undefined;
    if (flaw) {
      go(null);
      useAim.getState().propose(reply, flaw);
      return;
    }
    const later = setTimeout(() => {
      if (reply.kind === 'route') go(null);
      void table.answer(reply);
    }, given.afterMs);
    return () => clearTimeout(later);
    // a question is the same as long as its number is
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question?.n, listed, anyOrder, going]);
}
