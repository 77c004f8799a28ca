import type { BrowserContext, Page } from 'playwright-core';

/** Megabytes that the programs of a page and of its workers hold, after everything needless is thrown away. */
export async function heapOf(page: Page, context: BrowserContext): Promise<number> {
  const devTools = await context.newCDPSession(page);
  let bytes = await used((method: Method) => devTools.send(method));
  const sessions: string[] = [];
  devTools.on('Target.attachedToTarget', ({ sessionId }) => sessions.push(sessionId));
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  for (const sessionId of sessions) {
    bytes += await used(
      (method: Method) =>
        new Promise(resolve => {
          const id = numbers();
          devTools.on('Target.receivedMessageFromTarget', ({ message }) => {
            const answer = JSON.parse(message) as { id?: number; result?: unknown };
            if (answer.id === id) resolve(answer.result);
          });
          void devTools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
        }),
    );
  }
  return bytes / 1e6;
}

type Method = 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage';

let count = 0;
const numbers = (): number => (count += 1);

async function used(send: (method: Method) => Promise<unknown>): Promise<number> {
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
}
