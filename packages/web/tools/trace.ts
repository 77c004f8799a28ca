import type { Browser, Page } from 'playwright-core';

/** What we read of an event of Chromium's tracing; times in microseconds, `tdur` of the processor and not of the clock. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the main thread has done for one thing that somebody did, in milliseconds of the processor. */
export interface Work {
  /** In programs, without what the browser did on their behalf. */
  readonly scriptMs: number;
  /** All of it: programs, styles, layout and paint. */
  readonly wholeMs: number;
}

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'toplevel', 'v8'];
const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
]);
const DRAWING = new Set(['Layout', 'Paint', 'PrePaint', 'UpdateLayoutTree']);

/** Does something several times, and tells what each time has cost. Time of the processor, because other programs may run beside. */
export async function worked(browser: Browser, page: Page, deeds: readonly (() => Promise<void>)[]): Promise<Work[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const [index, deed] of deeds.entries()) {
    await page.evaluate(`performance.mark('begin-${index}')`);
    await deed();
    await page.evaluate(`performance.mark('end-${index}')`);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = new Map(traceEvents.map(event => [event.name, event]));
  const { pid, tid } = marks.get('begin-0')!;
  const own = traceEvents
    .filter(event => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts);
  return deeds.map((_deed, index) => {
    const [from, to] = [marks.get(`begin-${index}`)!.ts, marks.get(`end-${index}`)!.ts];
    return workIn(own.filter(({ ts }) => ts > from && ts < to));
  });
}

function workIn(events: readonly TraceEvent[]): Work {
  const programs = outermost(events, SCRIPT);
  const inPrograms = events.filter(event => programs.some(program => contains(program, event)));
  return {
    scriptMs: (sum(programs) - sum(outermost(inPrograms, DRAWING))) / 1000,
    wholeMs: sum(events.filter(({ name }) => name === TASK)) / 1000,
  };
}

/** Events of these names that lie in no other of them. */
function outermost(events: readonly TraceEvent[], names: ReadonlySet<string>): TraceEvent[] {
  let end = 0;
  return events.filter(({ name, ts, dur = 0 }) => {
    if (!names.has(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
}

function contains(outer: TraceEvent, inner: TraceEvent): boolean {
  return inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((all, { tdur = 0 }) => all + tdur, 0);
}
