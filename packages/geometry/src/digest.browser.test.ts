import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { openBrowser } from '../../../tools/chromium.ts';
import { DIGESTS } from './testing/digests.ts';

test('Chromium computes every number of the kernel to the committed bits', async () => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const server = await createViteServer({ configFile: false, root, server: { port: 0 }, logLevel: 'silent' });
  const browser = await openBrowser();
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error('the sources are not served');
    const page = await browser.newPage();
    await page.goto(new URL('testing/digests.ts', address).href);
    const told = await page.evaluate(`import('/testing/digests.ts').then(({ digestOfAll }) => digestOfAll())`);
    expect(told).toEqual(DIGESTS);
  } finally {
    await browser.close();
    await server.close();
  }
});
