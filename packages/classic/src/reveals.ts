import type { Reveals } from '@signum/kernel';
import type { Happening } from './happenings.ts';

/** What an event taught somebody, so that no answer before it can be taken back: dice and shuffles, or a hidden card. */
export function revealedBy(event: Happening): Reveals | undefined {
  switch (event.type) {
    case 'attackRolled':
    case 'attackRerolled':
    case 'backstabRolled':
    case 'deckShuffled':
    case 'defenceRolled':
    case 'defenceRerolled':
    case 'detectionAttempted':
    case 'diceRolled':
    case 'handOverflow':
    case 'ruinsSearched':
    case 'secretEntranceRolled':
      return 'chance';
    case 'cardDrawn':
    case 'cardsSeen':
    case 'tacticRevealed':
      return 'hidden';
    case 'cardToGraveyard':
      return event.unseen ? 'hidden' : undefined;
    case 'cardDiscarded':
      return event.atRandom ? 'chance' : undefined;
    default:
      return undefined;
  }
}
