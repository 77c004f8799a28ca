import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../app/language.ts';
import { fixChance } from './fixed-chance.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

export interface Wish {
  readonly locale?: Language;
  readonly size?: { readonly width: number; readonly height: number };
  readonly path?: string;
  readonly hasTouch?: boolean;
  /** A phone as it is: fingers are followed as phones do it. */
  readonly isMobile?: boolean;
  /** Games of this visit are dealt and rolled by this number. */
  readonly chance?: number;
  /** Whether a service worker may fetch and keep files behind the visitor's back; not where chance is fixed, for it cannot reach those. */
  readonly mayKeepFiles?: boolean;
  /** What the browser has kept from an earlier visit, by its name in the storage of the page. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

/** Opens a page in a browser context of its own, lets a test look, and expects that nothing went wrong in it meanwhile. */
export async function visit(
  browser: Browser,
  home: string,
  {
    locale = 'en',
    size = SIZES[0],
    path = '/',
    hasTouch = false,
    isMobile = false,
    chance,
    mayKeepFiles = chance === undefined,
    kept = {},
  }: Wish,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    locale,
    hasTouch,
    isMobile,
    reducedMotion: 'reduce',
    serviceWorkers: mayKeepFiles ? 'allow' : 'block',
  });
  try {
    if (chance !== undefined) await fixChance(context, chance);
    await context.addInitScript(remember, kept);
    const page = await context.newPage();
    const complaints = complaintsOf(page, home);
    await page.goto(home + path);
    await arrived(page);
    await look(page);
    if (complaints.length > 0) throw new Error(`something went wrong on the page:\n${complaints.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** Runs on the page: what was kept is there before anything else, and stays as the page changes it. */
function remember(kept: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(kept)) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
  }
}

/** A page is there when it has its heading and its letters. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForSelector('h1');
  await page.evaluate('document.fonts.ready.then(() => true)');
}

/** What the browser says of a visit without a service worker. */
const BLOCKED = 'Service Worker registration blocked';

/** Errors of the page and requests to anywhere but our own server, as they come. */
function complaintsOf(page: Page, home: string): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    const isOurs = !message.text().startsWith(BLOCKED);
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    if (!request.url().startsWith(`${home}/`)) complaints.push(`asked for ${request.url()}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  return complaints;
}

let axe: string | undefined;

/** What axe calls serious or worse. */
export async function barriers(page: Page): Promise<string[]> {
  axe ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  if (results.passes.length <= 10) throw new Error('axe has hardly looked at anything');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
}

/** How far the page is wider than its window. */
export async function overhang(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** How much of the page has jumped since it was opened (cumulative layout shift). */
export async function shifted(page: Page): Promise<number> {
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
