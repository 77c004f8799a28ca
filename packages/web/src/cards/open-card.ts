import type { CardId } from '@signum/classic';
import { create } from 'zustand';

interface OpenCard {
  /** The card that is being read, wherever its name was pressed. */
  readonly card: CardId | null;
  readonly open: (card: CardId) => void;
  readonly close: () => void;
}

/** One card at a time is enlarged. A name in a text opens it; `CardDialog` shows it, once on every screen. */
export const useOpenCard = create<OpenCard>(set => ({
  card: null,
  open: card => set({ card }),
  close: () => set({ card: null }),
}));
