import type { ReactElement } from 'react';
import { splitOf } from '../split-of.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** The split as the panel shows it, given. */
export function AssignDice({ question, draft, words, send, say }: PromptProps<'assignDice'>): ReactElement {
  const reply = { kind: 'assignDice', attack: splitOf(question, draft) } as const;
  return (
    <PromptButton isPrimary hotkey="Enter" icon="rolling-dices" title={say(reply)} onClick={() => send(reply)}>
      {words.roll(reply.attack, question.dice - reply.attack)}
    </PromptButton>
  );
}
