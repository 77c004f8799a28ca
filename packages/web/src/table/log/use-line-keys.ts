import { useEffect, type RefObject } from 'react';

/**
 * A long log is one stop of the Tab key. Inside, arrows go from line to line, left and right fold and unfold a deed; whoever opens a
 * line can go on into it with Tab.
 */
export function useLineKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    element.setAttribute('tabindex', '0');
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('[data-stop]')].filter(stop => stop.checkVisibility());
      const at = stops.findIndex(stop => stop === document.activeElement);
      const isDone = at >= 0 && foldBy(event.key, stops[at]!);
      const next = stops[nextStop(event.key, at, stops.length)];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      if (isDone || next) event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [list]);
}

/** Where a key leads from there; before the first key nobody is anywhere, and the newest line is what one wants. */
export function nextStop(key: string, at: number, stops: number): number {
  switch (key) {
    case 'ArrowDown':
      return at < 0 ? stops - 1 : Math.min(at + 1, stops - 1);
    case 'ArrowUp':
      return at < 0 ? stops - 1 : Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return stops - 1;
    default:
      return -1;
  }
}

function foldBy(key: string, stop: HTMLElement): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const fold = stop.parentElement?.querySelector<HTMLElement>('[data-fold]');
  const isOpen = fold?.getAttribute('aria-expanded') === 'true';
  if (fold && isOpen === (key === 'ArrowLeft')) fold.click();
  return fold !== undefined && fold !== null;
}
