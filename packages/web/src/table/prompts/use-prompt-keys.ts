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
    // A button that the mouse has pressed keeps the focus. Whoever then presses Enter looks at the golden one, and means that.
    let pointed: Element | null = null;
    const point = ({ target }: PointerEvent): void => {
      pointed = pressableAt(target);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') pointed = null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented && !isLeftToUs(event)) return;
      if (isWritten(event.target) || document.querySelector('dialog:modal') !== null) return;
      const focused = pressableAt(event.target);
      const isPressed = focused !== null && focused !== pointed;
      if (answerTo(event.key, isPressed, bar.current, now.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point, true);
    };
  }, [bar]);
}

/** A second Enter on a creature of the battlefield is passed on: it commits what the first one aimed at. */
function isLeftToUs({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('[data-creature]') !== null;
}

/** What Enter presses by itself when it has the focus. */
const PRESSABLE = 'button, a, summary, [role="button"]:not([data-creature])';

function pressableAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}

/** Was the key ours? */
function answerTo(key: string, isPressed: boolean, bar: HTMLElement | null, prompt: PromptProps | null): boolean {
  switch (key) {
    case 'Enter': {
      // whatever somebody has come to with keys is pressed by Enter itself
      if (isPressed) return false;
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
      return endTurn(prompt, bar);
    case '?':
      bar?.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal();
      return true;
    default:
      return false;
  }
}

/** Ends the turn at once if everybody has acted; else the button turns golden and takes the focus, so that Enter does it wherever one was. */
function endTurn(prompt: PromptProps | null, bar: HTMLElement | null): boolean {
  if (prompt?.question.kind !== 'nextAction') return false;
  const isDone = !prompt.question.actions.some(action => action.do === 'activate');
  const reply = { kind: 'nextAction', do: 'end turn' } as const;
  if (isDone) prompt.send(reply);
  else {
    prompt.propose(reply);
    requestAnimationFrame(() => bar?.querySelector<HTMLButtonElement>('button[data-primary]')?.focus());
  }
  return true;
}
