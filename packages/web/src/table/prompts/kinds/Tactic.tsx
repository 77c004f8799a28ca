import type { ReactElement } from 'react';
import { useTable } from '../../../game/use-table.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';
import { holds, useStanding } from '../standing.ts';

/** The moment of a face-down tactic: reveal one that fits, pass once, or pass for the rest of the turn. */
export function Tactic({ question, draft, words, send, say }: PromptProps<'tactic'>): ReactElement {
  const { id, seat, view } = useTable().sight;
  const { passing, pass } = useStanding();
  const now = { game: id, seat, turn: view.turn };
  if (holds(passing, now)) {
    return (
      <>
        <p>{words.passing}</p>
        <PromptButton tone="violet" onClick={() => pass(null)}>
          {words.askAgain}
        </PromptButton>
      </>
    );
  }
  const once = { kind: 'tactic', tactic: 'pass' } as const;
  const isRevealing = draft !== null && draft.tactic !== 'pass';
  const nothingFits = question.usable.length === 0;
  return (
    <>
      {isRevealing && (
        <PromptButton tone="violet" isPrimary hotkey="Enter" icon="wolf-trap" onClick={() => send(draft)}>
          {say(draft)}
        </PromptButton>
      )}
      <PromptButton
        tone="violet"
        isPrimary={nothingFits}
        {...(nothingFits && { hotkey: 'Enter' })}
        onClick={() => send(once)}
      >
        {say(once)}
      </PromptButton>
      <PromptButton
        onClick={() => {
          pass(now);
          send(once);
        }}
      >
        {words.passTurn}
      </PromptButton>
    </>
  );
}
