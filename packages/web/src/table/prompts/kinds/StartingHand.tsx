import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Cards picked in the tray are exchanged, or given up for Prosperity; or the hand is kept. */
export function StartingHand({ question, draft, words, send }: PromptProps<'startingHand'>): ReactElement {
  const cards = draft?.cards ?? [];
  const n = cards.length;
  if (n === 0) {
    return (
      <PromptButton
        isPrimary
        hotkey="Enter"
        icon="poker-hand"
        onClick={() => send({ kind: 'startingHand', how: 'redraw', cards: [] })}
      >
        {words.keep}
      </PromptButton>
    );
  }
  return (
    <>
      <PromptButton
        isPrimary
        hotkey="Enter"
        icon="card-draw"
        onClick={() => send({ kind: 'startingHand', how: 'redraw', cards })}
      >
        {words.exchange(n)}
      </PromptButton>
      {question.mayDiscard && (
        <PromptButton icon="two-coins" onClick={() => send({ kind: 'startingHand', how: 'discard', cards })}>
          {words.discard(n)}
        </PromptButton>
      )}
    </>
  );
}
