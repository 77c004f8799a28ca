import { useEffect, useRef, type RefObject } from 'react';
import { useAim } from '../aim.ts';
import { isWritten, stepBack } from './step-back.ts';
import { usePrompt } from './use-prompt.ts';
import type { PromptProps } from './prompt-kind.ts';

/** The keys of the whole table that belong to the question: commit, back, take back, end of turn, help. */
export function usePromptKeys(bar: RefObject<HTMLElement | null>): void {
  const prompt = usePrompt();
  const now = useRef(prompt);
  useEffect(() => {
    now.current = prompt;
  }, [prompt]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented && !isLeftToUs(event)) return;
      if (isWritten(event.target) || document.querySelector('dialog:modal') !== null) return;
      if (answerTo(event.key, event.target, bar.current, now.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [bar]);
}

/** A second Enter on a creature of the battlefield is passed on: it commits what the first one aimed at. */
function isLeftToUs({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('[data-creature]') !== null;
}

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, summary, [role="button"]:not([data-creature])') !== null
  );
}

/** Was the key ours? */
function answerTo(
  key: string,
  target: EventTarget | null,
  bar: HTMLElement | null,
  prompt: PromptProps | null,
): boolean {
  switch (key) {
    case 'Enter': {
      // whatever has the focus and can be pressed is pressed by Enter itself
      if (isPressable(target)) return false;
      const golden = bar?.querySelector<HTMLButtonElement>('button[data-primary]');
      golden?.click();
      return golden !== null;
    }
    case 'Escape':
      return stepBack(useAim.getState());
    case 'u':
    case 'U':
      bar?.querySelector<HTMLButtonElement>('button[data-take-back]')?.click();
      return true;
    case 'e':
    case 'E':
      return endTurn(prompt);
    case '?':
      bar?.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal();
      return true;
    default:
      return false;
  }
}

/** Ends the turn at once if everybody has acted; else the button turns golden, and Enter does it. */
function endTurn(prompt: PromptProps | null): boolean {
  if (prompt?.question.kind !== 'nextAction') return false;
  const isDone = !prompt.question.actions.some(action => action.do === 'activate');
  const reply = { kind: 'nextAction', do: 'end turn' } as const;
  if (isDone) prompt.send(reply);
  else prompt.propose(reply);
  return true;
}
