import type { Decisions } from '@signum/classic';
import type { Answer } from '@signum/kernel';
import { refusalText, plain } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage } from '../../app/use-language.ts';
import type { PromptProps } from './prompt-kind.ts';
import { PromptButton } from './PromptButton.tsx';

interface Props<K extends keyof Decisions> {
  prompt: PromptProps<K>;
  /** What the golden button says; else the words of the answer. */
  label?: string;
  /** Why the draft cannot be given yet, besides its flaw. */
  closed?: string | undefined;
}

/** A drafted answer: the golden button gives it, the other one steps back. */
export function Confirming<K extends keyof Decisions>({ prompt, label, closed }: Props<K>): ReactElement | null {
  const { messages } = useLanguage();
  const { draft, flaw, roster, words, propose, send, say } = prompt;
  if (draft === null) return null;
  const nearest = flaw?.nearest as Answer<Decisions, K> | undefined;
  return (
    <>
      {nearest !== undefined && (
        <PromptButton icon="path-distance" onClick={() => propose(nearest)}>
          {words.nearest}
        </PromptButton>
      )}
      <PromptButton
        isPrimary
        hotkey="Enter"
        closed={flaw ? plain(refusalText(messages, flaw, roster)) : closed}
        onClick={() => send(draft)}
      >
        {label ?? say(draft)}
      </PromptButton>
      <PromptButton hotkey="Esc" onClick={() => propose(null)}>
        {words.back}
      </PromptButton>
    </>
  );
}
