import { answerText, plain } from '@signum/text';
import { useLayoutEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import type { Question, Reply } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import { useRoster } from '../use-roster.ts';
import { actionsOn } from './actions-on.ts';
import { focusOf } from './focus-of.ts';
import { useAnsweredInAdvance } from './use-answered-in-advance.ts';
import { PromptContext, type Asked } from './use-prompt.ts';
import { WORDS } from './words.ts';

/** For so long after a question has come no click answers it: it was meant for the one before. */
const GUARD_MS = 250;

/** Where a draft can be wrong. Elsewhere it is at most unfinished, and the buttons say so. */
const JUDGED: readonly Reply['kind'][] = ['act', 'construct', 'nextAction', 'place', 'route', 'terrainPose'];

/** Was what is selected used up by the answer before? Then it is no longer what the player has in mind; who is only looked at stays. */
function isDoneWith({ actions, closed, seat }: Extract<Question, { kind: 'nextAction' }>): boolean {
  const { selected } = useAim.getState();
  if (selected === null || actionsOn(selected, actions, seat).length > 0) return false;
  const shut = closed.map(({ action }) => action);
  return selected.kind === 'card' || selected.kind === 'terrain' || actionsOn(selected, shut, seat).length > 0;
}

/** Puts the question of this chair to all parts of the screen. */
export function PromptProvider({ children }: { children: ReactNode }): ReactElement {
  const table = useTable();
  const { question } = table.sight;
  const { messages } = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  const { propose, intend, select, light } = useAim.getState();
  const askedAt = useRef(0);
  const isSending = useRef(false);

  // before anything is painted, so that no part of the screen shows an aim of the question before
  useLayoutEffect(() => {
    // nobody can answer what is not on the screen yet: the guard begins with the first picture of the question
    askedAt.current = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame(() => {
      askedAt.current = performance.now();
    });
    isSending.current = false;
    propose(null);
    intend(null);
    const { subject, ids } = question === null ? { ids: [] } : focusOf(question);
    if (subject) select(subject);
    else if (question?.kind === 'nextAction' && isDoneWith(question)) select(null);
    light(ids);
    return () => cancelAnimationFrame(frame);
    // a question is the same as long as its number is
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [table.sight.id, table.sight.seat, question?.n]);

  const asked = useMemo((): Asked | null => {
    if (question === null) return null;
    const send = (reply: Reply): void => {
      if (isSending.current || performance.now() - askedAt.current < GUARD_MS) return;
      isSending.current = true;
      void table.answer(reply).then(refusal => {
        isSending.current = false;
        if (refusal) propose(reply, refusal);
      });
    };
    return {
      question,
      roster,
      words,
      propose: reply => propose(reply, reply && JUDGED.includes(reply.kind) ? (table.judge(reply) ?? null) : null),
      send,
      say: reply => plain(answerText(messages, question, reply, roster)),
    } satisfies Asked;
  }, [table, question, propose, roster, words, messages]);

  useAnsweredInAdvance();
  return <PromptContext value={asked}>{children}</PromptContext>;
}
