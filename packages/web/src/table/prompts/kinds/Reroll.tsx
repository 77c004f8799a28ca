import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Which dice are rolled again: picked in the panel, rolled here, or kept as they lie. */
export function Reroll({ draft, send, say }: PromptProps<'reroll'>): ReactElement {
  const keep = { kind: 'reroll', dice: [] } as const;
  const hasPicked = draft !== null && draft.dice.length > 0;
  return (
    <>
      {hasPicked && (
        <PromptButton isPrimary hotkey="Enter" icon="rolling-dices" onClick={() => send(draft)}>
          {say(draft)}
        </PromptButton>
      )}
      <PromptButton isPrimary={!hasPicked} {...(!hasPicked && { hotkey: 'Enter' })} onClick={() => send(keep)}>
        {say(keep)}
      </PromptButton>
    </>
  );
}
