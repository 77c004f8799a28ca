import type { ReactElement } from 'react';
import { pickedPlaces } from '../picked.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

/** Choosing on the table or in the list: so many of so many, then confirm. */
export function Choose({ question, draft, words, propose, send, say }: PromptProps<'choose'>): ReactElement {
  const { least, most } = question;
  // wherever it was put together, an answer is told in the order of the options
  const chosen = pickedPlaces(question.options, draft?.chosen ?? []).map(place => question.options[place]!);
  const reply = { kind: 'choose', chosen } as const;
  const counter = words.chosen(chosen.length, least, most);
  const none = { kind: 'choose', chosen: [] } as const;
  return (
    <>
      <PromptButton
        isPrimary
        hotkey="Enter"
        note={counter}
        closed={chosen.length < Math.max(1, least) ? words.chooseOnTable : undefined}
        onClick={() => send(reply)}
      >
        {chosen.length > 0 ? say(reply) : words.confirm}
      </PromptButton>
      {least === 0 && <PromptButton onClick={() => send(none)}>{say(none)}</PromptButton>}
      {chosen.length > 0 && least > 0 && (
        <PromptButton hotkey="Esc" onClick={() => propose(null)}>
          {words.back}
        </PromptButton>
      )}
    </>
  );
}
