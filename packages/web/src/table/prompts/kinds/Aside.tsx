import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Giving up and offering a draw are said, never asked; were they asked, this is how. */
export function Concede({ send, say }: PromptProps<'concede'>): ReactElement {
  return (
    <PromptButton tone="danger" onClick={() => send({ kind: 'concede' })}>
      {say({ kind: 'concede' })}
    </PromptButton>
  );
}

export function OfferDraw({ send, say }: PromptProps<'offerDraw'>): ReactElement {
  return <PromptButton onClick={() => send({ kind: 'offerDraw' })}>{say({ kind: 'offerDraw' })}</PromptButton>;
}
