import type { Page } from 'playwright-core';
import { fingers } from './fingers.ts';
import type { Hands } from './hands.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import type { GameFile } from './positions.ts';
import { SIZES, type Wish } from './visit.ts';

/** The three ways to play, each on the screen on which it is most at home. */
export const WAYS: readonly {
  readonly name: Hands['name'];
  readonly handsOf: (page: Page) => Hands;
  readonly wish: Wish;
}[] = [
  { name: 'mouse', handsOf: mouse, wish: { size: SIZES[0] } },
  { name: 'keyboard', handsOf: keyboard, wish: { size: SIZES[0] } },
  { name: 'touch', handsOf: fingers, wish: { size: SIZES[1], hasTouch: true } },
];

/** Settings of somebody who does not want to wait. */
export const QUICKLY = { 'signum.settings': { language: 'en', fastComputer: true, motion: 'still' } };

/** Brings a game in from a file and sits down at it. The page shows the list of replays. */
export async function bring(page: Page, file: GameFile): Promise<void> {
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/[gr]\/\w+/);
}
