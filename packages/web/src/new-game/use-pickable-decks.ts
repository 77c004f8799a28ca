import { useEffect, useMemo } from 'react';
import { useLanguage } from '../app/use-language.ts';
import { useOwnDecks } from '../decks/own-decks.ts';
import { ownDecks, readyDecks, type PickableDeck } from './pickable-deck.ts';

/** Every deck that can be brought to a game from this browser. */
export function usePickableDecks(): { readonly ready: readonly PickableDeck[]; readonly own: readonly PickableDeck[] } {
  const { code } = useLanguage();
  const { decks, load } = useOwnDecks();
  useEffect(() => void load(), [load]);
  return useMemo(() => ({ ready: readyDecks(code), own: ownDecks(decks ?? []) }), [code, decks]);
}
