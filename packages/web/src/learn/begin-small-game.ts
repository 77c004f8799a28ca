import { deckOf, decks } from '@signum/cards';
import { DEFAULT_EDITION, type Deck } from '@signum/classic';
import { isRefused } from '@signum/kernel';
import { beginGame } from '../game/begin-game.ts';
import { WORDS as NEW_GAME } from '../new-game/words.ts';
import { guide } from './tips/guided-games.ts';
import { useSettings } from '../settings/use-settings.ts';

/** The first game after the lessons: 26 cards a side, the easy computer opposite, everything can be taken back. Gives its id. */
export async function beginSmallGame(): Promise<string> {
  const words = NEW_GAME[useSettings.getState().language];
  const begun = await beginGame({
    edition: DEFAULT_EDITION,
    decks: [readyDeck('vallor-starter'), readyDeck('unicorn-starter')],
    seats: [
      { kind: 'person', name: words.names.person(0) },
      { kind: 'computer', name: words.names.computer(1), level: 'recruit' },
    ],
    undo: 'always',
    odds: 'full',
  });
  if (isRefused(begun)) throw new Error(`the first decks are refused: ${begun.refused.code} (${begun.refused.rule})`);
  guide(begun.id);
  return begun.id;
}

function readyDeck(id: string): Deck {
  const deck = decks.find(one => one.id === id);
  if (!deck) throw new Error(`there is no deck '${id}'`);
  return deckOf(deck);
}
