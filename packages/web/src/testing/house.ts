import type { Browser } from 'playwright-core';
import { openBrowser } from '../../../../tools/chromium.ts';
import { serveFolder } from '../../../../tools/static-server.ts';
import { DIST, ensureWebBuilt } from '../../../../tools/web-build.ts';

/** The page, built and served, and a browser to visit it with. */
export interface House {
  readonly browser: Browser;
  readonly home: string;
  close(): Promise<void>;
}

/** Opens the house. Whoever works on the page may name one that is served already: SIGNUM_HOME=http://localhost:5173 */
export async function openHouse(): Promise<House> {
  const served = process.env['SIGNUM_HOME'];
  if (served !== undefined) {
    const browser = await openBrowser();
    return { browser, home: served, close: () => browser.close() };
  }
  await ensureWebBuilt();
  const server = await serveFolder(DIST, 0);
  const browser = await openBrowser();
  return {
    browser,
    home: `http://localhost:${server.port}`,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
