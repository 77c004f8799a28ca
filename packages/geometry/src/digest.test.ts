import { fileURLToPath } from 'node:url';
import { getQuickJS } from 'quickjs-emscripten';
import { expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { digestOfAll, DIGESTS } from './testing/digests.ts';

/*
 * A game is played on two engines at once, the server's and the player's, and replayed on a third years later. So every
 * number of the kernel must have the same bits everywhere (C-GEN-7 leaves no room for rounding either way).
 */

test('Node computes every number of the kernel to the committed bits', () => {
  expect(digestOfAll()).toEqual(DIGESTS);
});

test('QuickJS, an engine without any code in common with V8, computes the same bits', { timeout: 60_000 }, async () => {
  const sources = await strippedSources('./testing/digests.ts');
  const quickjs = await getQuickJS();
  const context = quickjs.newContext();
  try {
    context.runtime.setModuleLoader(name => sources.get(name) ?? { error: new Error(`no module ${name}`) });
    const entry = [...sources.keys()][0]!;
    const run = context.evalCode(
      `import { digestOfAll } from '${entry}'; globalThis.result = JSON.stringify(digestOfAll());`,
      'main.js',
      { type: 'module' },
    );
    context.unwrapResult(run).dispose();
    const result = context.getProp(context.global, 'result');
    const told = context.getString(result);
    result.dispose();
    expect(JSON.parse(told)).toEqual(DIGESTS);
  } finally {
    context.dispose();
  }
});

/** A module and all it imports as plain JavaScript, by the addresses under which they import one another; the module first. */
async function strippedSources(entry: string): Promise<Map<string, string>> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const server = await createViteServer({
    configFile: false,
    root,
    server: { middlewareMode: true },
    logLevel: 'silent',
  });
  try {
    const sources = new Map<string, string>();
    const waiting = [fileURLToPath(new URL(entry, import.meta.url)).slice(root.length - 1)];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (sources.has(path)) continue;
      const code = (await server.transformRequest(path))?.code;
      if (code === undefined) throw new Error(`${path} could not be read`);
      sources.set(path, code);
      waiting.push(...[...code.matchAll(/from "(\/[^"]+)"/g)].map(match => match[1]!));
    }
    return sources;
  } finally {
    await server.close();
  }
}
