import type { ReactElement } from 'react';
import type { StandingWord } from '../../../game/standing-word.ts';
import { useTable } from '../../../game/use-table.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** The moment of a face-down tactic: reveal one that fits, pass once, or pass for a while. */
export function Tactic({ question, draft, words, send, say }: PromptProps<'tactic'>): ReactElement {
  const table = useTable();
  const { view, word } = table.sight;
  const once = { kind: 'tactic', tactic: 'pass' } as const;
  const isRevealing = draft !== null && draft.tactic !== 'pass';
  const nothingFits = question.usable.length === 0;
  const passFor = (quiet: Partial<StandingWord>): void => {
    // the word first: once the pass is given, somebody else may be asked to sit down
    table.giveWord({ ...word!, ...quiet });
    send(once);
  };
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
      {word !== undefined && !isRevealing && (
        <>
          <PromptButton onClick={() => passFor({ quietSince: question.n })}>{words.passAction}</PromptButton>
          <PromptButton onClick={() => passFor({ quietIn: [...word.quietIn, view.turn] })}>
            {words.passTurn}
          </PromptButton>
        </>
      )}
    </>
  );
}
