import type { Lore } from '@signum/cards/lore';
import type { Card, CardId } from '@signum/classic';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

let known: Readonly<Record<CardId, Lore>> = {};
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** A card with its lore, for whoever reads it closely. The lore is fetched with the first such card, and comes a little later. */
export function useReadCard(card: Card): Card {
  const lore = useSyncExternalStore(subscribe, () => known[card.id]);
  useEffect(() => {
    coming ??= fetchLore().catch(() => {
      // Without a connection the flavour is missing, and the next card tries again.
      coming = undefined;
    });
  }, []);
  return useMemo(() => (lore ? { ...card, ...lore } : card), [card, lore]);
}

async function fetchLore(): Promise<void> {
  known = (await import('@signum/cards/lore')).lore;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
