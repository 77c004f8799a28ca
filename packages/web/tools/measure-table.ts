// npx tsx packages/web/tools/measure-table.ts: how quickly the table answers a hand, as JSON.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../../../tools/chromium.ts';
import { DIST, ensureWebBuilt } from '../../../tools/web-build.ts';
import { askedNext } from '../src/testing/asked.ts';
import { foundInPlay } from '../src/testing/found-in-play.ts';
import { centreOf, middleOf, type Spot } from '../src/testing/hands.ts';
import { finishedGame } from '../src/testing/moments.ts';
import { fileOf, type GameFile } from '../src/testing/positions.ts';
import { bring } from '../src/testing/sit-down.ts';
import { serveGzipped } from './gzip-server.ts';
import { heapOf } from './heap.ts';
import { worked } from './trace.ts';

const MANY_CREATURES = 8;
const ROUNDS = 3;
/** Long enough for everything that a press brings about. */
const SETTLED_MS = 150;
const MOVES = 60;
const TOKENS = 64;
const SWEEPS = 40;

const positions = foundInPlay({
  turn: (question, { turn, creatures }) =>
    question.kind === 'nextAction' && turn > 8 && creatures.length >= MANY_CREATURES,
  move: (question, { creatures }) =>
    question.kind === 'route' && question.into.length === 0 && creatures.length >= MANY_CREATURES,
});

/** Lets somebody sit down at a game, in a browser context of its own. */
async function atTable<T>(
  browser: Browser,
  home: string,
  file: GameFile,
  measure: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${home}/replays`);
  await bring(page, file);
  if (page.url().includes('/g/')) await askedNext(page, null);
  await page.waitForLoadState('networkidle');
  const measured = await measure(page, context);
  await context.close();
  return measured;
}

/** Each creature is pointed at and pressed, several times round. */
async function selections(
  browser: Browser,
  page: Page,
): Promise<{ readonly scriptMs: number; readonly wholeMs: number }> {
  const ids = await page
    .locator('[data-creature]')
    .evaluateAll(all => all.map(one => (one as SVGElement).dataset['creature']!));
  const spots = await Promise.all(ids.map(id => middleOf(page, id)));
  const [presses, rests]: [(() => Promise<void>)[], (() => Promise<void>)[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { x, y } of spots) {
      rests.push(async () => {
        await page.mouse.move(x, y);
        await page.waitForTimeout(SETTLED_MS);
      });
      presses.push(async () => {
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(SETTLED_MS);
      });
    }
  }
  const work = await worked(
    browser,
    page,
    presses.flatMap((press, index) => [rests[index]!, press]),
  );
  const pressed = work.filter((_one, index) => index % 2 === 1);
  return {
    scriptMs: percentile(
      95,
      pressed.map(({ scriptMs }) => scriptMs),
    ),
    wholeMs: percentile(
      95,
      pressed.map(({ wholeMs }) => wholeMs),
    ),
  };
}

/** A ghost is led round over the table, in small steps. */
async function pointerMoves(browser: Browser, page: Page): Promise<number> {
  const middle = await centreOf(page.locator('[data-detail]'));
  const deeds = Array.from({ length: MOVES }, (_, index) => async () => {
    const angle = (index / MOVES) * 2 * Math.PI;
    await page.mouse.move(middle.x + 180 * Math.cos(angle), middle.y + 120 * Math.sin(2 * angle));
    await page.waitForTimeout(SETTLED_MS / 3);
  });
  const work = await worked(browser, page, deeds);
  return percentile(
    95,
    work.map(({ wholeMs }) => wholeMs),
  );
}

/** Frames a second while a full table is drawn to and fro, nearer and farther. */
async function frames(page: Page): Promise<number> {
  const { x, y } = await centreOf(page.locator('[data-detail]'));
  await page.evaluate(crowd, TOKENS);
  await page.mouse.move(x, y);
  await page.evaluate(COUNT_FRAMES);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) await page.mouse.wheel(0, sweep % 20 < 10 ? -90 : 90);
  await page.mouse.wheel(0, -600);
  await page.mouse.down();
  const at = (part: number): Spot => ({ x: x + 200 * Math.sin(part), y: y + 120 * Math.sin(2 * part) });
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) await page.mouse.move(at(sweep / 6).x, at(sweep / 6).y);
  await page.mouse.up();
  return page.evaluate<number>('globalThis.framesCounted()');
}

/** Runs on the page: as many bases as a table could ever have, drawn as those that stand there. */
function crowd(wanted: number): void {
  const bases = [...document.querySelectorAll<SVGGElement>('[data-creature]')];
  for (let count = bases.length; count < wanted; count += 1) {
    const copy = bases[count % bases.length]!.cloneNode(true) as SVGGElement;
    copy.style.transform = `translate(${4 + (count % 8) * 7.4}px, ${4 + Math.floor(count / 8) * 7.4}px)`;
    bases[0]!.parentNode!.append(copy);
  }
}

/** Runs on the page. */
const COUNT_FRAMES = `
  let frames = 0;
  const begin = performance.now();
  requestAnimationFrame(function next() { frames += 1; requestAnimationFrame(next); });
  globalThis.framesCounted = () => (1000 * frames) / (performance.now() - begin);
`;

/** How long three of four presses wait for the next picture, by the browser's own account (INP). */
async function waits(page: Page): Promise<number> {
  await page.evaluate(noteWaits);
  const buttons = page.locator('[data-hand-card], [data-creature], [role=toolbar] button');
  for (let press = 0; press < 24; press += 1) {
    const box = await buttons.nth(press % (await buttons.count())).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
    await page.waitForTimeout(SETTLED_MS);
  }
  return percentile(75, await page.evaluate<number[]>('[...globalThis.waits.values()]'));
}

/** Runs on the page: of each interaction its longest event. Those shorter than a frame are not told, so a frame is the least. */
function noteWaits(): void {
  const longest = new Map<number, number>();
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 16, entry.duration));
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { waits: longest });
}

/** A game of many hundred answers, from the table at which it has ended: the page has its whole log, the worker all of it. */
async function afterGame(page: Page, context: BrowserContext): Promise<number> {
  await page.goto(page.url().replace('/r/', '/g/').replace(/\?.*/, ''));
  await page.locator('[data-outcome]').waitFor();
  await page.waitForLoadState('networkidle');
  return heapOf(page, context);
}

/** The value below which so many of a hundred lie. */
function percentile(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? 0;
}

await ensureWebBuilt();
const server = await serveGzipped(DIST);
const browser = await openBrowser();
try {
  const { home } = server;
  const turn = fileOf(positions.get('turn')!);
  const selected = await atTable(browser, home, turn, page => selections(browser, page));
  const figures = {
    selectionScriptMs: selected.scriptMs,
    selectionWholeMs: selected.wholeMs,
    pointerMs: await atTable(browser, home, fileOf(positions.get('move')!), page => pointerMoves(browser, page)),
    inpMs: await atTable(browser, home, turn, waits),
    framesPerSecond: await atTable(browser, home, turn, frames),
    heapMb: await atTable(browser, home, finishedGame(), afterGame),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await browser.close();
  server.close();
}
