// npx tsx packages/web/tools/measure-page.ts: what the built client weighs and how quickly it is there, as JSON.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../../../tools/chromium.ts';
import { DIST, ensureWebBuilt } from '../../../tools/web-build.ts';
import { serveGzipped, type GzipServer } from './gzip-server.ts';

/** A slow mobile network and a processor a quarter as fast as this one. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_RATE = 4;
const PATIENCE_MS = 120_000;
/** After this long nothing is painted any more. */
const SETTLED_MS = 2000;

/** Opens the start page without its service worker, which would fetch everything. */
async function openHome(
  browser: Browser,
  locale: string,
): Promise<{ page: Page; context: BrowserContext; paths: Set<string> }> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const paths = new Set<string>();
  context.on('request', request => paths.add(new URL(request.url()).pathname));
  return { page, context, paths };
}

function kilobytes(server: GzipServer, paths: Iterable<string>, ending: RegExp): number {
  return [...paths].filter(path => ending.test(path)).reduce((sum, path) => sum + server.sizeOf(path), 0) / 1000;
}

interface Weight {
  readonly shell: number;
  readonly play: number;
  readonly fonts: number;
  /** What the deck builder fetches that neither the start page nor the table has. */
  readonly deckBuilder: number;
}

/** The weight of what comes with the start page, of what has come when a game stands on the table, and of the deck builder. */
async function weigh(browser: Browser, server: GzipServer, locale: string): Promise<Weight> {
  const { page, context, paths } = await openHome(browser, locale);
  await page.goto(server.home, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
  const shell = kilobytes(server, paths, /\.js$/);
  await page.locator('main button').first().click();
  await page.waitForURL('**/g/*', { timeout: PATIENCE_MS });
  await page.waitForSelector('main h1', { timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const known = new Set(paths);
  const withoutPictures = [...known].filter(path => !/\/card-paths-/.test(path));
  const [play, fonts] = [kilobytes(server, withoutPictures, /\.js$/), kilobytes(server, known, /\.woff2$/)];
  await page.goto(`${server.home}/decks/kitsune-starter`, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
  const added = [...paths].filter(path => !known.has(path));
  await context.close();
  return { shell, play, fonts, deckBuilder: kilobytes(server, added, /\.js$/) };
}

interface Pace {
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

/** How the start page arrives on a slow phone; the middle of three visits. */
async function pace(browser: Browser, server: GzipServer): Promise<Pace> {
  const visits: Pace[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const { page, context } = await openHome(browser, 'en');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(WATCH);
    await page.goto(server.home, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await page.waitForSelector('h1', { timeout: PATIENCE_MS });
    await page.waitForTimeout(SETTLED_MS);
    visits.push(await page.evaluate<Pace>('globalThis.seen'));
    await context.close();
  }
  return visits.toSorted((one, other) => one.lcpMs - other.lcpMs)[1]!;
}

/** Runs in the page before anything else: notes the largest paint, every jump, and how long the page could not answer. */
const WATCH = `
  globalThis.seen = { lcpMs: 0, cls: 0, tbtMs: 0 };
  const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', entry => { seen.lcpMs = entry.startTime; });
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', entry => { seen.tbtMs += Math.max(0, entry.duration - 50); });
`;

await ensureWebBuilt();
const server = await serveGzipped(DIST);
const browser = await openBrowser();
try {
  const built = readdirSync(join(DIST, 'assets')).map(name => `/assets/${name}`);
  const english = await weigh(browser, server, 'en');
  const russian = await weigh(browser, server, 'ru');
  const figures = {
    shell: english.shell,
    play: english.play,
    icons: kilobytes(server, built, /\/table-paths-[^/]*\.js$/),
    pictures: kilobytes(server, built, /\/card-paths-[^/]*\.js$/),
    latinFonts: english.fonts,
    russianFonts: russian.fonts,
    deckBuilder: english.deckBuilder,
    ...(await pace(browser, server)),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await browser.close();
  server.close();
}
