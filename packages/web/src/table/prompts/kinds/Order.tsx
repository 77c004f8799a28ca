import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { Confirming } from '../Confirming.tsx';
import { PromptButton } from '../PromptButton.tsx';
import { useStanding } from '../standing.ts';

/** What comes next, or: as it comes. */
export function Order(prompt: PromptProps<'order'>): ReactElement {
  const leaveOrder = useStanding(standing => standing.leaveOrder);
  const { draft, words, send } = prompt;
  const asItComes = (): void => {
    leaveOrder(true);
    send({ kind: 'order', next: 0 });
  };
  return (
    <>
      <Confirming prompt={prompt} />
      <PromptButton isPrimary={draft === null} {...(draft === null && { hotkey: 'Enter' })} onClick={asItComes}>
        {words.anyOrder}
      </PromptButton>
    </>
  );
}
