import type { Page } from 'playwright-core';
import type { Question } from '../game/contract.ts';

/** What the table wants of whoever sits before it: an answer, a moment of patience, another person, or nothing more. */
export interface Asked {
  readonly kind: Question['kind'] | 'curtain' | 'over' | 'waiting';
  /** Tells one question from the next. */
  readonly mark: string;
  /** When it was seen, by the clock of whoever plays. */
  readonly seenAt: number;
}

type Wanted = Omit<Asked, 'seenAt'>;

interface Waiting {
  readonly before: string | null;
  readonly isPatient: boolean;
}

/** Waits until the table wants something else than before, and not just patience. */
export async function askedNext(page: Page, before: string | null, patienceMs = 60_000): Promise<Asked> {
  const wish: Waiting = { before, isPatient: true };
  const next = await page.waitForFunction(wantedNow, wish, { timeout: patienceMs, polling: 20 });
  if (before === null) await page.evaluate(atRest, AT_REST_MS);
  return { ...((await next.jsonValue()) as Wanted), seenAt: performance.now() };
}

/** A page that has just come listens to the pointer a moment after it has drawn itself, and its parts still find their room. */
const AT_REST_MS = 250;

/** Runs on the page: two pictures later, and a little more. */
function atRest(more: number): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, more)));
  });
}

/** Has the table gone on within so long? */
export async function goesOn(page: Page, before: string, withinMs: number): Promise<boolean> {
  const wish: Waiting = { before, isPatient: false };
  try {
    await page.waitForFunction(wantedNow, wish, { timeout: withinMs, polling: 20 });
    return true;
  } catch (error) {
    if (!/Timeout/.test(String(error))) throw error;
    return false;
  }
}

/** Runs on the page, where nothing of this file is known: what is wanted, by what the parts of the table say of themselves. */
function wantedNow({ before, isPatient }: Waiting): Wanted | null {
  const curtain = document.querySelector<HTMLElement>('dialog[data-seat]:modal');
  const bar = document.querySelector<HTMLElement>('[data-prompt]');
  const kind = curtain ? 'curtain' : document.querySelector('[data-outcome]') ? 'over' : bar?.dataset['prompt'];
  if (kind === undefined || (isPatient && kind === 'waiting')) return null;
  const mark = `${kind} ${curtain?.dataset['seat'] ?? bar?.dataset['question'] ?? ''}`;
  return mark === before ? null : { kind: kind as Asked['kind'], mark };
}
