import { closed, viewOf, type Happening } from '@signum/classic';
import type { Told } from '@signum/kernel';
import { classic } from '../game/classic.ts';
import type { LogEntry, SeatPlan, Sight } from '../game/contract.ts';
import { valuesIn } from '../game/sight-of.ts';
import { canTakeBack, LEARNER, nowIn, questionIn, stepIn, type Run } from './run/run.ts';

/** The scene as the learner sees it: the same that every table shows. Undo is always free. */
export function lessonSight(id: string, run: Run, names: readonly [string, string]): Sight {
  const { state } = nowIn(run);
  // whoever has learned the lesson is asked nothing more
  const asked = (stepIn(run) && questionIn(run)) ?? null;
  return {
    id,
    edition: 'en-kitsune',
    seats: names.map((name): SeatPlan => ({ kind: 'person', name })),
    undoPolicy: 'always',
    odds: 'full',
    seat: LEARNER,
    curtain: null,
    view: viewOf(state, LEARNER),
    values: valuesIn(state),
    question: asked?.seat === LEARNER ? asked : null,
    waitingFor: asked?.seat ?? null,
    closed: closed(state, LEARNER),
    log: run.moments.flatMap(({ events }) => events.flatMap(seen)),
    undo: canTakeBack(run) ? { free: true, answers: 1 } : { free: false, because: 'nothing to take back' },
    outcome: state.outcome ?? null,
  };
}

function seen(told: Told<Happening>): LogEntry[] {
  return [classic.seen(told, LEARNER) ?? []].flat() as LogEntry[];
}
