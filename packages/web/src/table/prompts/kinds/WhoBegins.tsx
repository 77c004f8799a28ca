import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** The winner of the roll names the one who begins. */
export function WhoBegins({ question, send, say }: PromptProps<'whoBegins'>): ReactElement {
  return (
    <>
      {question.seats.map(first => (
        <PromptButton
          key={first}
          isPrimary={first === question.seat}
          {...(first === question.seat && { hotkey: 'Enter' })}
          onClick={() => send({ kind: 'whoBegins', first })}
        >
          {say({ kind: 'whoBegins', first })}
        </PromptButton>
      ))}
    </>
  );
}
