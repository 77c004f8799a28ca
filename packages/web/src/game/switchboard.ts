import type { Desk } from './desk.ts';
import type { Call, RequestKind, Requests, Word } from './messages.ts';

type Gives<K extends RequestKind> = Promise<Requests[K]['gives']> | Requests[K]['gives'];
type Handlers = { readonly [K in RequestKind]: (asks: Requests[K]['asks']) => Gives<K> };

/** Leads what a page asks to the desk. One request that fails takes nobody else with it. */
export function switchboard(desk: Desk, say: (word: Word) => void): (call: Call) => Promise<void> {
  const handlers: Handlers = {
    begin: plan => desk.begin(plan),
    beginScenario: plan => desk.beginScenario(plan),
    open: ({ id, windows }) => desk.open(id, windows),
    leave: ({ id }) => desk.leave(id),
    answer: ({ to, reply }) => desk.answer(to, reply),
    takeBack: () => desk.takeBack(),
    concede: () => desk.concede(),
    raiseCurtain: () => desk.raiseCurtain(),
    giveWord: word => desk.giveWord(word),
    odds: question => desk.odds(question),
    pace: pace => desk.setPace(pace),
    openReplay: ({ id }) => desk.replays.open(id),
    replayAt: ({ answers, eyes }) => desk.replays.at(answers, eyes),
    replayLog: ({ eyes }) => desk.replays.log(eyes),
    takeOver: plan => desk.takeOver(plan),
    forget: ({ id }) => desk.forget(id),
    exportFile: ({ id }) => desk.files.export(id),
    importFile: ({ text }) => desk.files.import(text),
  };
  return async ({ n, kind, asks }) => {
    try {
      const handle = handlers[kind] as (asks: unknown) => Gives<RequestKind>;
      say({ n, gives: await handle(asks) });
    } catch (error) {
      say({ n, failed: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) });
    }
  };
}
