import type { Page } from 'playwright-core';
import type { ComputerLevel } from '../game/contract.ts';
import { WORDS } from '../new-game/words.ts';
import type { Hands } from './hands.ts';
import type { Wish } from './visit.ts';

/** How somebody sits down: with whom, and for how many turns, if that was agreed. */
export interface Agreed {
  readonly against: 'computer' | 'person';
  /** How well a computer plays; without it as the form proposes. */
  readonly level?: ComputerLevel;
  readonly lastTurn: number | null;
  readonly decks?: readonly [string, string];
}

export const NAMES = ['Anna', 'Boris'] as const;

/** A visit to the form of a new game as the last one has left it. The computer is quick, and nothing moves. */
export function newGameVisit(chance: number, { against, level, lastTurn, decks }: Agreed): Wish {
  const [one, two] = decks ?? ['kitsune-starter', 'akkari-starter'];
  return {
    path: '/play/new',
    chance,
    kept: {
      'signum.settings': { language: 'en', fastComputer: true, motion: 'still' },
      'signum.new-game': {
        edition: 'en-kitsune',
        seats: [
          { kind: 'person', name: NAMES[0], deck: one },
          { kind: against, name: NAMES[1], deck: two, ...(level && { level }) },
        ],
        undo: 'fair',
        odds: 'full',
        lastTurn,
      },
    },
  };
}

/** Sits down at the table. */
export async function begin(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: WORDS.en.begin }));
  await page.waitForURL('**/g/*');
}

/** Numbers from 0 to 1 that every machine repeats. */
export function rollFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
