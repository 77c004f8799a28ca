/*
 * Keeps the page at hand, so that it opens and plays without a network. The build writes VERSION and FILES above this code
 * and makes sw.js of both (tools/offline.ts). Files of a build never change, so what is kept is as good as what the
 * network has; only the page itself is asked for anew each time, because it names the files of the newest build.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

/** What we use of the service worker's world, which the types of a page do not know. */
interface Awaited extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Awaited {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'activate' | 'install', listener: (event: Awaited) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  readonly clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

/** Exported to be a module for the compiler; the build takes the word away again. */
export const CACHE = `signum-${VERSION}`;
const PAGE = '/index.html';

worker.addEventListener('install', event => event.waitUntil(keepAll()));
worker.addEventListener('activate', event => event.waitUntil(takeOver()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/licences/'))
    event.respondWith(pageFirstFromNetwork(request));
  else if (FILES.includes(pathname)) event.respondWith(keptFirst(pathname, request));
});

/** Everything or nothing: a build that is kept by half would fail in the middle of a game. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
}

/** Comes only when no page of the build before is open any more, so nobody misses what is thrown away. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith('signum-') && name !== CACHE).map(name => caches.delete(name)),
  );
  await worker.clients.claim();
}

async function pageFirstFromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // No network: what we have is shown.
  }
  return (await kept(PAGE)) ?? Response.error();
}

async function keptFirst(path: string, request: Request): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

/** Only out of the own build: a newer one may lie waiting beside it. */
async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}
