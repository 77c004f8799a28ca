import { isRefused, type Refusal } from '@signum/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Reply } from '../game/contract.ts';
import { useAim, type Subject } from '../table/aim.ts';
import type { Scene } from './lessons.ts';
import {
  answered,
  beginRun,
  LEARNER,
  nowIn,
  othersReply,
  proposedReply,
  readOn,
  stepAgain,
  stepIn,
  takenBack,
  type Run,
} from './run/run.ts';
import type { Score } from './run/score.ts';

/** How long the other side thinks, and how long an answer that is shown stands before it is given. */
const THINK_MS = 650;
const SHOW_MS = 1100;

/** A scene on the table, with everything that can be done to it. */
export interface LessonTable {
  readonly run: Run;
  readonly answer: (reply: Reply) => Refusal | undefined;
  readonly takeBack: () => void;
  /** What was to be looked at is looked at; what was to be read is read. */
  readonly readOn: () => void;
  /** Back to the beginning of the step. */
  readonly stepAgain: () => void;
  readonly again: () => void;
  /** The next answer is shown as it would be aimed, and then given. */
  readonly showMe: () => void;
}

/** As if the learner had pointed and pressed. */
function pointAt(subject: Subject): void {
  useAim.getState().hover(subject);
  useAim.getState().select(subject);
}

export function lessonTable(score: Score, { steps }: Scene): StoreApi<LessonTable> & { stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (milliseconds: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const store = createStore<LessonTable>((set, get) => {
    const goOn = (run: Run): void => {
      clearTimeout(timer);
      const next = stepIn(run) && othersReply(run);
      const take = (): void => {
        const result = answered(run, next!.seat, next!.reply);
        if (isRefused(result)) throw new Error(`the script is refused: ${result.refused.code}`);
        goOn(result);
      };
      // the learner's idle windows pass unseen; whatever the other side does can be followed
      if (next?.seat === LEARNER) return take();
      set({ run });
      if (next) later(THINK_MS, take);
    };
    const answer = (reply: Reply): Refusal | undefined => {
      const result = answered(get().run, LEARNER, reply);
      if (isRefused(result)) return result.refused;
      goOn(result);
      return undefined;
    };
    return {
      run: beginRun(score, steps),
      answer,
      takeBack: () => goOn(takenBack(get().run)),
      readOn: () => goOn(readOn(get().run)),
      stepAgain: () => goOn(stepAgain(get().run)),
      again: () => goOn(beginRun(score, steps)),
      showMe() {
        const { run } = get();
        const step = stepIn(run);
        if (step?.wants === 'look') return pointAt(step.at as Subject);
        if (step?.wants === 'read') return goOn(readOn(run));
        if (nowIn(run).isAstray) goOn(stepAgain(run));
        const reply = proposedReply(get().run);
        if (reply === undefined) return undefined;
        useAim.getState().propose(reply);
        return later(SHOW_MS, () => void answer(reply));
      },
    };
  });
  store.getState().again();
  return { ...store, stop: () => clearTimeout(timer) };
}
