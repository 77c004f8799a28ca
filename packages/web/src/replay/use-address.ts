import { useEffect } from 'react';
import type { Wish } from './replay-store.ts';

/** So long a moment is looked at before the address names it: a film does not fill the history. */
const SETTLED_MS = 400;

/** The address of a moment, to be sent to somebody who has the recording. */
export function addressOf({ at, eyes }: Wish): string {
  const query = new URLSearchParams({ at: String(at), ...(eyes !== 'open' && { eyes: String(eyes) }) });
  return `${window.location.origin}${window.location.pathname}?${query.toString()}`;
}

/** Keeps the address of the page at the moment shown, so that a reload comes back to it. */
export function useAddress(wish: Wish | null): void {
  useEffect(() => {
    if (wish === null) return undefined;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', addressOf(wish)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wish]);
}
