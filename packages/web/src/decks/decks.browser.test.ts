import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages } from '@signum/text';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../tools/chromium.ts';
import { serveFolder, type StaticServer } from '../../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../../tools/web-build.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../app/language.ts';
import { WORDS } from './words.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const words = WORDS.en;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  await ensureWebBuilt();
  server = await serveFolder(DIST, 0);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page in a browser that has never been here, and listens to whatever goes wrong in it. */
async function visit(path: string, viewport: typeof WIDE, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', error => complaints.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(homePage(path));
    await page.waitForSelector('h1');
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const homePage = (path: string): string => `http://localhost:${server.port}${path}`;
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const verdict = (page: Page): Promise<string | null> => page.locator('#deck').getByRole('status').textContent();
/** What is wrong with the deck, with plain spaces. */
async function reasons(page: Page): Promise<string[]> {
  const texts = await page.locator('#deck ol li').allTextContents();
  return texts.map(text => text.replaceAll(/\s/g, ' '));
}

const legal = words.legalIn(languages.en.names.editions['en-kitsune']);

describe('a deck of one’s own', () => {
  test('is copied, broken, told why, mended, exported and imported again', async () => {
    await visit('/decks', WIDE, async page => {
      await press(page, `${words.copy} The Falling Leaf`);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await press(page, words.add('Final Stanza'));
      await expect
        .poll(() => reasons(page))
        .toEqual([expect.stringContaining('3 copies of Final Stanza are too many')]);
      await page.getByRole('combobox', { name: words.edition }).selectOption('ru-1');
      await expect
        .poll(() => reasons(page))
        .toEqual([
          expect.stringContaining('C-CMP-15'),
          expect.stringContaining('3 copies of Final Stanza'),
          expect.stringContaining('Honoka'),
        ]);

      await page
        .locator('#deck ol')
        .getByRole('button', { name: words.showCards(1) })
        .first()
        .click();
      const focused = page.locator('#deck [data-lit] button:focus');
      expect(await focused.textContent()).toBe('Final Stanza');

      await press(page, words.undo);
      await press(page, words.undo);
      await expect.poll(() => verdict(page)).toBe(legal);

      await press(page, words.share);
      const text = await page.getByLabel(words.asText).inputValue();
      const link = await page.getByLabel(words.asLink).inputValue();
      expect(text).toContain('2 Final Stanza');

      await page.goto(homePage('/decks'));
      await press(page, words.bring);
      await page.getByLabel(words.bringField).fill(`${text}\n1 Nobody at All`);
      await page.getByText(words.found('The Falling Leaf (copy)', 20)).waitFor();
      await page.getByText('1 Nobody at All', { exact: true }).waitFor();
      await press(page, words.take);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await page.goto(link);
      await page.getByRole('heading', { name: words.arrived }).waitFor();
      await press(page, words.take);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await page.goto(homePage('/decks'));
      await page.locator('section[aria-labelledby=own-decks] article').nth(2).waitFor();
      await press(page, `${words.remove} The Falling Leaf (copy)`);
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await page.reload();
      await page.locator('section[aria-labelledby=own-decks] article').nth(1).waitFor();
      expect(await page.locator('section[aria-labelledby=own-decks] article').count()).toBe(2);
    });
  });

  test('is built from nothing: first a hero, then cards, and the way there is told', async () => {
    await visit('/decks', PHONE, async page => {
      await press(page, words.create);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('A deck needs a hero')]);
      await press(page, words.add('Takumi, Warrior Poet'));
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('0 cards are too few')]);
      await press(page, words.showMore);
      await press(page, words.add('Final Stanza'));
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('Add 19')]);
    });
  });
});

test('a search stands in the address and finds the card, whose page tells everything about it', async () => {
  await visit('/cards?q=velmora', WIDE, async page => {
    await page.getByRole('heading', { name: words.results(1) }).waitFor();
    await page.getByLabel(words.search).fill('no such card');
    await page.getByText(words.nothing).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('no such card');
    await page.goto(homePage('/cards/velmora-silk-assassin'));
    await page.getByRole('link', { name: 'The Brood' }).waitFor();
    await page.getByText('Its definition').click();
    expect(await page.locator('pre').textContent()).toContain('"id": "velmora-silk-assassin"');
  });
});

const PAGES = ['/decks', '/cards?faction=akkari&type=relic', '/cards/velmora-silk-assassin', '/decks/kitsune-starter'];

test.each(PAGES.flatMap(path => [WIDE, PHONE].map(size => ({ path, size }))))(
  '$path fits $size.width x $size.height in every language, and has no serious barrier',
  async ({ path, size }) => {
    await visit(path, size, async page => {
      for (const language of LANGUAGES) {
        await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
        await page.getByRole('heading', { level: 1 }).waitFor(); // a language that was never read has to come first
        const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(overhang)).toBe(0);
      }
      // The last language, Russian, has the longest words; what surrounds the page is looked at elsewhere.
      await page.evaluate(AXE);
      const { passes, violations } = (await page.evaluate("axe.run('main')")) as AxeResults;
      expect(passes.length).toBeGreaterThan(10);
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  },
);
