import type { useAim } from '../aim.ts';

type Aim = ReturnType<typeof useAim.getState>;

/** One level back: first the planned move, then the draft, then the selection. Nothing that was answered is touched. */
export function stepBack({ plan, draft, selected, intend, propose, select }: Aim): boolean {
  if (plan?.isMeant) intend(null);
  else if (draft !== null) propose(null);
  else if (selected !== null) select(null);
  else return false;
  return true;
}

/** Is somebody writing there, so that letters are letters? A slider keeps its arrows and leaves the letters. */
export function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
