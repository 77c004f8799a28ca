import { useMemo, type ReactElement } from 'react';
import type { Answer } from '@signum/kernel';
import type { Decisions } from '@signum/classic';
import { useTable } from '../../../game/use-table.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Which buildings are tapped. The City proposes and swaps; a proposal that does not pay cannot be confirmed. */
export function Payment({ draft, words, send, say }: PromptProps<'payment'>): ReactElement {
  const table = useTable();
  const first = useMemo(() => table.answers()[0] as Answer<Decisions, 'payment'> | undefined, [table]);
  const reply = draft ?? first;
  if (reply === undefined) return <></>;
  const isPaid = table.judge(reply) === undefined;
  return (
    <PromptButton
      isPrimary
      hotkey="Enter"
      icon="castle"
      closed={isPaid ? undefined : words.chooseOnTable}
      onClick={() => send(reply)}
    >
      {say(reply)}
    </PromptButton>
  );
}
