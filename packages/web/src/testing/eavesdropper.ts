import type { Page } from 'playwright-core';

/** What went between the page and a worker, in the order in which it did. */
export type Passed =
  /** The page asked for something; an answer names the question it is for, and a standing word is told whole. */
  | {
      readonly is: 'call';
      readonly n: number;
      readonly kind: string;
      readonly to: number | null;
      readonly word?: string;
    }
  /** The page was told how the game stands, unasked, and perhaps somebody's standing word. */
  | { readonly is: 'news'; readonly words: readonly string[]; readonly word: string | null }
  /** The page was told what came of something it had asked for. */
  | { readonly is: 'outcome'; readonly n: number; readonly words: readonly string[] };

/** Everything that a page shows or was told, searched for words at one moment. */
export interface Overheard {
  /** Words in the document: text, attributes, what fields hold; in the title and in the storage of the page. */
  readonly seen: readonly string[];
  /** Was the curtain down at that very moment, or were both hands covered because two looked on? */
  readonly isCurtained: boolean;
  /** What went between the page and its workers since the last time. */
  readonly passed: readonly Passed[];
}

type Noted = { readonly called: unknown } | { readonly told: unknown };

/** Listens at a page from its beginning. */
export async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    const read: string[] = [];
    Object.assign(globalThis, { noted, read });
    const Silent = Worker;
    globalThis.Worker = class extends Silent {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => noted.push({ told: data }));
      }
      override postMessage(called: unknown, ...rest: unknown[]): void {
        noted.push({ called });
        (super.postMessage as (...all: unknown[]) => void)(called, ...rest);
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

/** Which of these words the page knows now, and in which messages they have come. */
export async function overheard(page: Page, words: readonly string[]): Promise<Overheard> {
  return page.evaluate(wanted => {
    const { noted } = globalThis as unknown as { noted: Noted[] };
    const held = [...document.querySelectorAll('input')].map(({ value }) => value);
    const kept = [localStorage, sessionStorage].map(storage => JSON.stringify(Object.entries(storage)));
    const shown = [document.documentElement.outerHTML, document.title, ...held, ...kept].join('\n');
    const within = (text: string): string[] =>
      wanted
        .filter(word => text.includes(word)) // quickly, since this is asked at every answer
        .filter(word => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(text));
    const passed = noted.splice(0).map(one => {
      if ('called' in one) {
        const { n, kind, asks } = one.called as { n: number; kind: string; asks: { to?: number | null } | null };
        const word = kind === 'giveWord' && { word: JSON.stringify(asks) };
        return { is: 'call' as const, n, kind, to: asks?.to ?? null, ...word };
      }
      const told = one.told as { n: number } | { news: { sight: { word?: unknown } } };
      const found = within(JSON.stringify(told));
      if (!('news' in told)) return { is: 'outcome' as const, n: told.n, words: found };
      const { word } = told.news.sight;
      return { is: 'news' as const, words: found, word: word === undefined ? null : JSON.stringify(word) };
    });
    return {
      seen: within(shown),
      isCurtained: document.querySelector('dialog[data-seat]:modal, main[data-shared]') !== null,
      passed,
    };
  }, words);
}

/** The stores of the browser that the page itself has read. Whole games are for the worker alone. */
export async function storesRead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set((globalThis as unknown as { read: string[] }).read)]);
}
