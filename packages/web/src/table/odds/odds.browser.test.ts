import { writeTable } from '@signum/host';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../../../tools/chromium.ts';
import { serveFolder, type StaticServer } from '../../../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../../../tools/web-build.ts';
import { visit } from '../../testing/visit.ts';
import { begun, chance, playUntil } from '../testing/practice.ts';

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

/** A game in which somebody may attack, as a file. */
function aboutToAttack(): string {
  const session = playUntil(
    begun('1', 'vallor-starter'),
    chance(991),
    question => question.kind === 'act' && question.deeds.some(deed => deed.do === 'attack'),
  );
  const seats = ['Anna', 'Boris'].map(name => ({ kind: 'person', name }) as const);
  return writeTable({ seats, undo: 'fair', agreed: { odds: 'full' }, session, landmarks: [] });
}

test('on the built page, odds come from a worker of their own', async () => {
  const game = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(aboutToAttack()) };
  await visit(browser, `http://localhost:${server.port}`, { path: '/replays' }, async page => {
    await page.locator('input[type=file]').setInputFiles(game);
    await page.waitForURL(/\/g\//);
    await page.locator('dialog[open] button').first().press('Enter');
    const targets = page.locator('section[aria-labelledby="targets-title"]');
    await targets.getByText(/\d%/).first().waitFor();
    expect(await targets.textContent()).toMatch(/\d%/);
  });
}, 120_000);
