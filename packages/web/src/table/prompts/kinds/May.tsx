import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Yes or no. An offered draw has no golden answer: nobody should end a game by pressing Enter once too often. */
export function May({ question, send, say }: PromptProps<'may'>): ReactElement {
  const [yes, no] = [
    { kind: 'may', yes: true },
    { kind: 'may', yes: false },
  ] as const;
  const isDraw = question.purpose === 'draw';
  return (
    <>
      <PromptButton isPrimary={!isDraw} {...(!isDraw && { hotkey: 'Enter' })} onClick={() => send(yes)}>
        {say(yes)}
      </PromptButton>
      <PromptButton onClick={() => send(no)}>{say(no)}</PromptButton>
    </>
  );
}
