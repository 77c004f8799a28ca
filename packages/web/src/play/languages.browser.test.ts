import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDS } from '../app/words.ts';
import { openHouse, type House } from '../testing/house.ts';
import { speak } from '../testing/speak.ts';
import { visit } from '../testing/visit.ts';

/** All that can be said in Russian comes in a file of its own. */
const RUSSIAN = /\/assets\/ru-[^/]+\.js$/;
const SLOWLY_MS = 1500;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

const PATHS = ['/cards/szaravel-matron-of-the-brood', '/play/new', '/decks', '/rules/shooting', '/rules/keyword/agile'];

test.each(PATHS)('%s keeps its words until those of a language that was never read have come', async path => {
  // a service worker may have fetched Russian already, before it is slow
  await visit(house.browser, house.home, { path, mayKeepFiles: false }, async page => {
    let wasSlow = false;
    await page.context().route(RUSSIAN, async route => {
      wasSlow = true;
      await new Promise(resolve => setTimeout(resolve, SLOWLY_MS));
      await route.continue();
    });
    await page.locator('main h1').waitFor();
    await page.evaluate(watchHeading, WORDS.en.waiting);
    await speak(page, 'ru');
    await expect.poll(() => page.locator('main h1').innerText()).toMatch(/\p{Script=Cyrillic}/u);
    // else nothing was waited for, and nothing is proved
    expect(wasSlow).toBe(true);
    expect(await page.evaluate('document.documentElement.dataset.missed ?? "nothing"')).toBe('nothing');
  });
});

/** Runs on the page: notes if it is ever without its heading, or says that one must wait. */
function watchHeading(waiting: string): void {
  new MutationObserver(() => {
    const isThere = document.querySelector('main h1')?.checkVisibility() === true;
    const mustWait = document.querySelector('main')?.textContent.includes(waiting) === true;
    if (!isThere || mustWait) document.documentElement.dataset['missed'] = 'the page';
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
