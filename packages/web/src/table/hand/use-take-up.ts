import type { CardId } from '@signum/classic';
import type { Reply } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import { usePress } from '../inspector/use-press.ts';
import { asksForHand, type HeldCard } from './held-cards.ts';

interface TakenUp {
  /** Is this the card that is being played, or one of those chosen? */
  readonly isTaken: boolean;
  readonly press: () => void;
}

const NONE: readonly CardId[] = [];

/** Taking a card up: it becomes the answer as it stands. A second press plays it, or puts it back if that is not possible. */
export function useTakeUp({ card, copy, isOpen, refusal }: HeldCard): TakenUp {
  const table = useTable();
  const isSelected = useAim(({ selected }) => selected?.kind === 'card' && selected.id === card);
  // a place on the table as a draft changes with every movement of the pointer, and takes up no card
  const chosen = useAim(({ draft }) => chosenIn(draft));
  const select = useAim(aim => aim.select);
  const propose = useAim(aim => aim.propose);
  const pressOption = usePress();

  const { question } = table.sight;
  if (asksForHand(table.sight)) {
    const isTaken = chosen.filter(one => one === card).length > copy;
    return {
      isTaken,
      press: () => {
        const cards = isTaken ? without(chosen, card) : [...chosen, card];
        if (!isOpen) return;
        if (question?.kind === 'startingHand') propose({ kind: 'startingHand', how: 'redraw', cards });
        else propose({ kind: 'choose', chosen: cards });
      },
    };
  }

  return {
    isTaken: isSelected,
    press: () => {
      if (isSelected && !isOpen) {
        select(null);
        if (useAim.getState().draft?.kind === 'nextAction') propose(null);
        return;
      }
      select({ kind: 'card', id: card });
      if (isOpen || refusal) pressOption({ reply: { kind: 'nextAction', do: 'play', card }, refusal });
    },
  };
}

function chosenIn(draft: Reply | null): readonly CardId[] {
  if (draft?.kind === 'startingHand') return draft.cards;
  return draft?.kind === 'choose' ? draft.chosen : NONE;
}

/** One copy of the card less. */
function without(chosen: readonly CardId[], card: CardId): readonly CardId[] {
  return chosen.toSpliced(chosen.indexOf(card), 1);
}
