import type { ReactElement } from 'react';
import { useAim } from '../../aim.ts';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';
import { usePlan } from '../use-plan.ts';
import { ForSelected } from './ForSelected.tsx';
import { Planned } from './Planned.tsx';

/** The free part of a turn: what is aimed at or selected is used, or the turn ends. */
export function NextAction(prompt: PromptProps<'nextAction'>): ReactElement {
  const { question, draft, words, send } = prompt;
  const isNothingSelected = useAim(aim => aim.selected === null);
  const waiting = question.actions.filter(action => action.do === 'activate').length;
  const isEnding = draft?.do === 'end turn';
  const plan = usePlan();
  const isAllThatIsLeft =
    draft === null && plan === null && waiting === 0 && (isNothingSelected || question.actions.length === 1);
  return (
    <>
      {plan && <Planned plan={plan} since={question.n} words={words} />}
      {draft === null && plan === null && <ForSelected {...prompt} />}
      {draft !== null && !isEnding && <Confirming prompt={prompt} />}
      <PromptButton
        icon="hourglass"
        hotkey={isEnding ? 'Enter' : 'E'}
        isPrimary={isEnding || isAllThatIsLeft}
        note={waiting > 0 ? words.notActivated(waiting) : words.allActivated}
        onClick={() => send({ kind: 'nextAction', do: 'end turn' })}
      >
        {words.endTurn}
      </PromptButton>
    </>
  );
}
