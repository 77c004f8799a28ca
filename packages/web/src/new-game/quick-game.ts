import { deckOf, starters, type NamedDeck } from '@signum/cards';
import type { Deck } from '@signum/classic';
import { isRefused } from '@signum/kernel';
import { beginGame } from '../game/begin-game.ts';
import { guide } from '../learn/tips/guided-games.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FIRST_CHOICE, planOf } from './choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { WORDS } from './words.ts';

/** Begins a game against the computer with two plain decks, under the name the player used last; gives its id. */
export async function beginQuickGame(): Promise<string> {
  const words = WORDS[useSettings.getState().language];
  const [you, computer] = FIRST_CHOICE.seats;
  const before = rememberedChoice().seats[0];
  const name = before.kind === 'person' ? before.name : '';
  const begun = await beginGame(
    planOf(
      { ...FIRST_CHOICE, seats: [{ ...you, name }, computer] },
      [starter(you.deck), starter(computer.deck)],
      (kind, seat) => words.names[kind](seat),
    ),
  );
  if (isRefused(begun)) throw new Error(`the ready decks are refused: ${begun.refused.code} (${begun.refused.rule})`);
  guide(begun.id);
  return begun.id;
}

/** A plain deck by its id. The many other decks are not fetched for a first game. */
function starter(id: string): Deck {
  const plain: readonly NamedDeck[] = Object.values(starters);
  const deck = plain.find(one => one.id === id);
  if (!deck) throw new Error(`there is no starter deck ${id}`);
  return deckOf(deck);
}
