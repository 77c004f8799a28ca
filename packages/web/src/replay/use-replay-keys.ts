import { useEffect } from 'react';
import type { Moment } from '../game/messages.ts';
import { nextTurn, previousTurn } from './moments.ts';
import type { Film } from './use-film.ts';

/** Space plays and pauses; comma and point step by an answer, with Shift by a turn. Arrows belong to the battlefield. */
export function useReplayKeys(moments: readonly Moment[], at: number, go: (at: number) => void, film: Film): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const to = target(event.key, moments, at);
      if (to !== undefined) go(to);
      else if (event.key === ' ' && !isPressable(event.target)) film.play(!film.isPlaying);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function target(key: string, moments: readonly Moment[], at: number): number | undefined {
  switch (key) {
    case ',':
      return Math.max(at - 1, 0);
    case '.':
      return Math.min(at + 1, moments.length - 1);
    case '<':
    case ';':
      return previousTurn(moments, at);
    case '>':
    case ':':
      return nextTurn(moments, at);
    default:
      return undefined;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=range]), textarea, select, dialog') !== null;
}

/** A button that has the focus is pressed by Space: that comes first. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role=button]') !== null;
}
