import type { Deck } from '@signum/classic';
import { isRefused } from '@signum/kernel';
import { beginGame } from '../game/begin-game.ts';
import { guide } from '../learn/tips/guided-games.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FIRST_CHOICE, planOf } from './choice.ts';
import { pickedDeck, readyDecks } from './pickable-deck.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { WORDS } from './words.ts';

/** Begins a game against the computer with two plain decks, under the name the player used last; gives its id. */
export async function beginQuickGame(): Promise<string> {
  const words = WORDS[useSettings.getState().language];
  const [you, computer] = FIRST_CHOICE.seats;
  const before = rememberedChoice().seats[0];
  const name = before.kind === 'person' ? before.name : '';
  const ready = readyDecks('en');
  const deckOf = (id: string): Deck => pickedDeck(ready, id, id).deck;
  const begun = await beginGame(
    planOf(
      { ...FIRST_CHOICE, seats: [{ ...you, name }, computer] },
      [deckOf(you.deck), deckOf(computer.deck)],
      (kind, seat) => words.names[kind](seat),
    ),
  );
  if (isRefused(begun)) throw new Error(`the ready decks are refused: ${begun.refused.code} (${begun.refused.rule})`);
  guide(begun.id);
  return begun.id;
}
