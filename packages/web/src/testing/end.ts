import type { Victory } from '@signum/classic';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { WORDS } from '../table/end/words.ts';
import { NAMES, type Agreed } from './whole-game.ts';

/** The end of a game says who has won, how, and when; tells how. */
export async function expectEnd(page: Page, { against, lastTurn }: Agreed): Promise<Victory> {
  const words = WORDS.en;
  const bar = page.locator('[data-outcome]');
  const by = (await bar.getAttribute('data-outcome')) as Victory;
  const [headline, how] = [await bar.locator('h2').innerText(), await bar.locator('p').innerText()];
  // against the computer the first seat is "you"
  const called = [against === 'computer' ? null : NAMES[0], NAMES[1]];
  const headlines = called.map(name => (name === null ? words.youWin : words.wins(name)));
  expect([words.draw, ...headlines]).toContain(headline);
  const winner = headlines.indexOf(headline);
  expect(how).toContain(winner < 0 ? '' : words.how[by](called[winner]!, called[1 - winner]!));
  expect(how).toMatch(by === 'time' ? words.after(lastTurn!) : /After \d+ turns?\./);
  return by;
}
