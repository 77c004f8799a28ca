import type { BrowserContext } from 'playwright-core';

/** The workers of the page: the desk with the rules, and the one that reckons odds. */
const WORKERS = /\/assets\/worker-[^/]+\.js$/;

/** Lets the rules of a context draw the same seeds every time, so that a game that went wrong can be played again. */
export async function fixChance(context: BrowserContext, seed: number): Promise<void> {
  await context.route(WORKERS, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;(${repeatable})(${seed});` });
  });
}

/** Runs in the worker, in place of chance: a small stream of numbers that every machine repeats. */
const repeatable = `seed => {
  let state = seed;
  const next = () => (state = (state * 1664525 + 1013904223) % 4294967296);
  Math.random = () => next() / 4294967296;
  crypto.getRandomValues = bytes => {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() >>> 24;
    return bytes;
  };
}`;
