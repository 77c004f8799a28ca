import type { Page } from 'playwright-core';

/** Everything that a page shows or was told, searched for words at one moment. */
export interface Overheard {
  /** Words in the document: text, attributes, what fields hold; in the title and in the storage of the page. */
  readonly seen: readonly string[];
  /** Words in what workers have said to the page since the last time. */
  readonly told: readonly string[];
}

/** Listens at a page from its beginning. */
export async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    const read: string[] = [];
    Object.assign(globalThis, { told, read });
    const Silent = Worker;
    globalThis.Worker = class extends Silent {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
      }
    };
    for (const way of ['get', 'getAll', 'openCursor'] as const) {
      const quiet = IDBObjectStore.prototype[way] as (...asked: unknown[]) => IDBRequest;
      IDBObjectStore.prototype[way] = function listenedTo(this: IDBObjectStore, ...asked: unknown[]) {
        read.push(this.name);
        return quiet.apply(this, asked);
      } as never;
    }
  });
}

/** Which of these words the page knows now. */
export async function overheard(page: Page, words: readonly string[]): Promise<Overheard> {
  return page.evaluate(wanted => {
    const { told } = globalThis as unknown as { told: string[] };
    const held = [...document.querySelectorAll('input')].map(({ value }) => value);
    const kept = [localStorage, sessionStorage].map(storage => JSON.stringify(Object.entries(storage)));
    const shown = [document.documentElement.outerHTML, document.title, ...held, ...kept].join('\n');
    const heard = told.splice(0).join('\n');
    const within = (text: string): string[] =>
      wanted
        .filter(word => text.includes(word)) // quickly, since this is asked at every answer
        .filter(word => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(text));
    return { seen: within(shown), told: within(heard) };
  }, words);
}

/** The stores of the browser that the page itself has read. Whole games are for the worker alone. */
export async function storesRead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set((globalThis as unknown as { read: string[] }).read)]);
}
