import type { ReactElement } from 'react';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** A building, chosen in the City, or nothing for some Prosperity. */
export function Construct(prompt: PromptProps<'construct'>): ReactElement {
  const { question, draft, words, send, say } = prompt;
  const none = { kind: 'construct', building: 'none' } as const;
  return (
    <>
      <Confirming
        prompt={prompt}
        {...(draft !== null && draft.building !== 'none' && { label: words.construct(say(draft)) })}
      />
      {draft === null && (
        <PromptButton
          icon="two-coins"
          {...(question.options.length === 0 && { isPrimary: true, hotkey: 'Enter' })}
          onClick={() => send(none)}
        >
          {say(none)}
        </PromptButton>
      )}
    </>
  );
}
