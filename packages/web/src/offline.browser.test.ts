import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../tools/chromium.ts';
import { serveFolder, type StaticServer } from '../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../tools/web-build.ts';
import { WORDS as HOME } from './home/words.ts';
import { arrived } from './testing/visit.ts';

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

test('whoever has been here once can open the page, begin a game and go on with it without any server', async () => {
  const home = `http://localhost:${server.port}`;
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(home);
  await arrived(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await server.close();
  await page.goto(`${home}/play/new`);
  await arrived(page);
  await page.goto(home);
  await arrived(page);
  await page.getByRole('button', { name: HOME.en.quick }).click();
  await page.waitForURL('**/g/*');
  await page.waitForSelector('main h1');

  await page.reload();
  await page.waitForSelector('main h1');
  expect(await page.title()).toContain('Signum');
  await context.close();
});
