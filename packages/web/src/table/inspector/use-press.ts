import { samePlain } from '@signum/kernel';
import { useRef } from 'react';
import type { Reply } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import type { Option } from './options.ts';

/** Answers that only lead to the next question. They are given at the first press. */
const AT_ONCE: readonly string[] = ['activate', 'move', 'pass', 'run'];

/** Two presses of a double click are one press. */
const HASTE_MS = 300;

/**
 * What a press on an option does: the harmless is done at once; whatever throws dice or spends something is aimed at first, so
 * that its odds and its price can be read, and done at the second press. What is closed tells its reason.
 */
export function usePress(): (option: Option) => void {
  const table = useTable();
  const propose = useAim(aim => aim.propose);
  const select = useAim(aim => aim.select);
  const pressedAt = useRef(-HASTE_MS);

  const give = async (reply: Reply): Promise<void> => {
    const refusal = await table.answer(reply);
    propose(refusal ? reply : null, refusal ?? null);
    if (refusal) return;
    // what was pressed has done its part: Enter belongs to the next question
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if ('do' in reply && 'card' in reply) select(null); // it has left the hand
  };

  return ({ reply, refusal }) => {
    const now = performance.now();
    const isHasty = now - pressedAt.current < HASTE_MS;
    pressedAt.current = now;
    if (refusal) {
      // what answers another question leaves the answer to this one as it stands
      const asked = table.sight.question?.kind ?? reply.kind;
      if (asked === reply.kind) propose(reply, refusal);
      return;
    }
    const { draft } = useAim.getState();
    const isReady = draft !== null && samePlain(draft, reply);
    if (!isReady && !isAtOnce(reply)) {
      propose(reply);
      return;
    }
    if (isHasty) return;
    if (reply.kind === 'nextAction' && reply.do === 'activate') select({ kind: 'creature', id: reply.creature });
    void give(reply);
  };
}

function isAtOnce(reply: Reply): boolean {
  return 'do' in reply && AT_ONCE.includes(reply.do);
}
