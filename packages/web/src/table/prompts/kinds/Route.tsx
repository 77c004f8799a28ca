import type { ReactElement } from 'react';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Where a creature goes: the battlefield aims, this commits. */
export function Route(prompt: PromptProps<'route'>): ReactElement {
  const { draft, words, send, say } = prompt;
  const stay = { kind: 'route', stay: true } as const;
  return (
    <>
      <Confirming prompt={prompt} label={words.moveHere} />
      {draft === null && (
        <PromptButton icon="anticlockwise-rotation" onClick={() => send(stay)}>
          {say(stay)}
        </PromptButton>
      )}
    </>
  );
}
