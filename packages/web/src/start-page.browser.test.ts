import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../tools/chromium.ts';
import { serveFolder, type StaticServer } from '../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../tools/web-build.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './app/language.ts';
import { WORDS } from './app/words.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

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

interface Visit {
  page: Page;
  /** Errors of the page and requests to anywhere but our own server. */
  complaints: string[];
}

interface Wish {
  locale?: Language;
  size?: (typeof SIZES)[number];
  path?: string;
}

/** Opens a page in a browser of its own and listens to whatever goes wrong in it. */
async function visit({ locale = 'en', size = SIZES[0], path = '/' }: Wish, look: (visit: Visit) => Promise<void>) {
  const home = `http://localhost:${server.port}`;
  const context = await browser.newContext({ viewport: size, locale, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    page.on('request', request => {
      if (!request.url().startsWith(`${home}/`)) complaints.push(`asked for ${request.url()}`);
    });
    page.on('response', response => {
      if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
    });
    await page.goto(home + path);
    await page.waitForSelector('h1');
    await page.evaluate('document.fonts.ready.then(() => true)');
    await look({ page, complaints });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** What axe, which must be in the page already, calls serious or worse. */
async function seriousViolations(page: Page): Promise<string[]> {
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
}

/** How much of the page has jumped since it was opened (cumulative layout shift). */
async function shifted(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const observer = new PerformanceObserver(list =>
          resolve(list.getEntries().map(entry => (entry as PerformanceEntry & { value: number }).value)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve([]), 200);
      }),
  );
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

describe('the start page in a real browser', () => {
  test.each(LANGUAGES)('greets a browser that asks for %s in that language', async locale => {
    await visit({ locale }, async ({ page }) => {
      expect(await page.title()).toBe(WORDS[locale].pageTitle);
      expect(await page.getAttribute('html', 'lang')).toBe(locale);
      expect(await page.textContent('h1')).toBe(WORDS[locale].slogan);
    });
  });

  test('changes its language at once and remembers it', async () => {
    await visit({ locale: 'en' }, async ({ page }) => {
      await page.getByRole('button', { name: LANGUAGE_NAMES.ru }).click();
      expect(await page.textContent('h1')).toBe(WORDS.ru.slogan);
      expect(await page.getAttribute('html', 'lang')).toBe('ru');
      expect(await page.getByRole('button', { pressed: true }).textContent()).toBe(LANGUAGE_NAMES.ru);
      await page.reload();
      expect(await page.textContent('h1')).toBe(WORDS.ru.slogan);
      expect(await page.title()).toBe(WORDS.ru.pageTitle);
    });
  });

  test('can be used with the keyboard alone', async () => {
    await visit({ locale: 'en' }, async ({ page }) => {
      await page.keyboard.press('Tab'); // the name
      await page.keyboard.press('Tab'); // English
      await page.keyboard.press('Tab'); // Français
      await page.keyboard.press('Enter');
      expect(await page.textContent('h1')).toBe(WORDS.fr.slogan);
    });
  });

  test('shows lengths as each language writes them', async () => {
    await visit({ locale: 'en' }, async ({ page }) => {
      const labels = (): Promise<string[]> => page.locator('figure text').allTextContents();
      expect(await labels()).toContainEqual(expect.stringMatching(/^\d+\.\d \/ 15 cm$/));
      await page.getByRole('button', { name: LANGUAGE_NAMES.ru }).click();
      expect(await labels()).toContainEqual(expect.stringMatching(/^\d+,\d \/ 15 см$/));
    });
  });

  test('leads to the credits, whose licences are really there', async () => {
    await visit({ locale: 'en' }, async ({ page }) => {
      await page.getByRole('link', { name: WORDS.en.credits.title }).click();
      expect(await page.textContent('h1')).toBe(WORDS.en.credits.title);
      const links = await page
        .locator('main li a')
        .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
      expect(links).toHaveLength(3);
      for (const link of links) {
        const licence = await page.request.get(link);
        expect(licence.status()).toBe(200);
        expect(await licence.text()).toMatch(/licen[cs]e/i);
      }
    });
  });

  test.each(SIZES)('fits $width x $height and has no serious barrier, in every language', async size => {
    for (const path of ['/', '/credits']) {
      await visit({ size, path }, async ({ page }) => {
        expect(await shifted(page)).toBeLessThanOrEqual(0.05);
        await page.evaluate(AXE);
        for (const language of LANGUAGES) {
          await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
          const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
          expect(await page.evaluate(overhang)).toBe(0);
          expect(await seriousViolations(page)).toEqual([]);
        }
      });
    }
  });
});
