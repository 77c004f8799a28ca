import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../tools/chromium.ts';
import { serveFolder, type StaticServer } from '../../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../../tools/web-build.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Longer than the guard against second clicks. */
const SETTLED_MS = 350;
/** A whole game takes its time on a busy machine. */
const PATIENCE_MS = 240_000;

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

/** What the prompt bar shows. */
interface Asked {
  readonly title: string;
  /** The golden button, if it can be pressed. */
  readonly golden: string | null;
  readonly canEndTurn: boolean;
  readonly isOver: boolean;
}

async function asked(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-take-back]')?.closest('section');
    const golden = bar?.querySelector('button[data-primary]:not([aria-disabled])');
    return {
      title: bar?.querySelector('h2')?.textContent ?? '',
      golden: golden?.textContent ?? null,
      canEndTurn: [...(bar?.querySelectorAll('button') ?? [])].some(({ textContent }) =>
        textContent.startsWith('End turn'),
      ),
      isOver: bar === undefined,
    };
  });
}

/** One step of a player who has only a keyboard: the golden button where there is one, else whatever leads to it. */
async function playOn(page: Page, { title, golden, canEndTurn }: Asked): Promise<void> {
  const { keyboard } = page;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (golden !== null) await keyboard.press('Enter');
  else if (canEndTurn) {
    await keyboard.press('e');
    await keyboard.press('Enter');
  } else if (title.startsWith('Where')) await keyboard.press('ArrowUp');
  else {
    const listed = page.locator('main ul button[aria-pressed]').first();
    if ((await listed.count()) > 0) await listed.press('Enter');
  }
}

async function begin(page: Page): Promise<void> {
  await page.goto(`http://localhost:${server.port}/`);
  await page
    .getByRole('button', { name: /computer/i })
    .first()
    .click();
  await page.waitForURL(/\/g\//);
  await page.waitForSelector('[data-take-back]');
}

async function playUntil(page: Page, isThere: (now: Asked) => boolean | Promise<boolean>): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.waitForTimeout(SETTLED_MS);
    const now = await asked(page);
    if (await isThere(now)) return;
    await playOn(page, now);
  }
  throw new Error(`never came there: ${JSON.stringify(await asked(page))}`);
}

describe('the table in a real browser', () => {
  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])(
    'a game against the computer is played by keyboard at $width x $height, without barriers',
    async size => {
      const context = await browser.newContext({ viewport: size, locale: 'en', reducedMotion: 'reduce' });
      try {
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', message => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        page.on('pageerror', error => complaints.push(error.message));
        await begin(page);
        await playUntil(page, async ({ canEndTurn }) => canEndTurn && (await page.getByText(/turn [34]/i).count()) > 0);

        await page.evaluate(AXE);
        const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults;
        expect(passes.length).toBeGreaterThan(10);
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
        const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(overhang)).toBe(0);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    },
    PATIENCE_MS,
  );

  test(
    'a second press that comes too soon answers nothing',
    async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
      try {
        const page = await context.newPage();
        await begin(page);
        await playUntil(page, ({ canEndTurn }) => canEndTurn);
        await page.keyboard.press(']');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(SETTLED_MS);
        expect((await asked(page)).golden).toMatch(/^Activate/);

        // the next golden button is pressed in the very moment in which it appears
        await page.evaluate(() => {
          // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs on the page, where nothing of this file is known
          const golden = () => document.querySelector<HTMLButtonElement>('button[data-primary]');
          const first = golden();
          new MutationObserver((_changes, observer) => {
            if (golden() === first || golden() === null) return;
            observer.disconnect();
            golden()?.click();
          }).observe(document.body, { subtree: true, childList: true });
          first?.click();
        });
        await page.waitForTimeout(3 * SETTLED_MS);
        expect((await asked(page)).title).toMatch(/^What does .* do\?$/);
        await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[data-primary]')?.click());
        await page.waitForTimeout(2 * SETTLED_MS);
        expect((await asked(page)).title).toMatch(/^Where does/);
      } finally {
        await context.close();
      }
    },
    PATIENCE_MS,
  );
});
