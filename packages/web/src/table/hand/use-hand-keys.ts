import { useEffect, useRef, type RefObject } from 'react';

/** Keys 1 to 9 take up the cards of the hand, wherever the focus is, unless somebody writes or reads a card. */
export function useHandKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!/^[1-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return;
      const cards = list.current?.querySelectorAll<HTMLButtonElement>('[data-hand-card]');
      const card = cards?.[Number(event.key) - 1];
      if (!card) return;
      event.preventDefault();
      card.focus();
      card.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return list;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
