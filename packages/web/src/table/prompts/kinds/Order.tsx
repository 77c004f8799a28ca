import type { ReactElement } from 'react';
import { useTable } from '../../../game/use-table.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { Confirming } from '../Confirming.tsx';
import { PromptButton } from '../PromptButton.tsx';
import { holds, useStanding } from '../standing.ts';

/** What comes next, or: as it comes. At the end of a turn that settles all passes of idle creatures at once. */
export function Order(prompt: PromptProps<'order'>): ReactElement {
  const { id, seat, view } = useTable().sight;
  const { listed, asListed, leaveOrder } = useStanding();
  const { draft, question, words, send } = prompt;
  const now = { game: id, seat, turn: view.turn };
  const isOfPasses = question.of === 'activations';
  if (isOfPasses && holds(listed, now)) return <p>{words.asListed}</p>;
  const asItComes = (): void => {
    if (isOfPasses) asListed(now);
    else leaveOrder(true);
    send({ kind: 'order', next: 0 });
  };
  return (
    <>
      <Confirming prompt={prompt} />
      <PromptButton
        isPrimary={draft === null}
        {...(draft === null && { hotkey: 'Enter' })}
        {...(isOfPasses && { note: words.allIdle(question.options.length) })}
        onClick={asItComes}
      >
        {isOfPasses ? words.asListed : words.anyOrder}
      </PromptButton>
    </>
  );
}
