import { classicMachine } from '@signum/classic';
import { isFlawed, refuse, type Flawed } from '@signum/kernel';
import type { LogEntry, Sight, TableGame } from './contract.ts';
import { lineToWorker, type DeskLine } from './desk-line.ts';
import type { ReplayEyes, ReplayFacts, TakeOver } from './messages.ts';
import { sameAgain } from './same-again.ts';

/** A recorded game on the screen. */
export interface Replay extends ReplayFacts {
  readonly id: string;
  /** The game after so many answers, from 0 to the last of `moments`. */
  sightAt(answers: number, eyes: ReplayEyes): Promise<Sight>;
  /** Begins a game that goes on from there, and gives its id. */
  takeOver(plan: TakeOver): Promise<string>;
}

/** Opens a recorded game of the shelf, or says what is wrong with it. */
export async function openReplay(id: string, line: DeskLine = lineToWorker()): Promise<Flawed | Replay | 'missing'> {
  const facts = await line.ask('openReplay', { id });
  if (facts === 'missing' || isFlawed(facts)) return facts;
  const logs = new Map<ReplayEyes, Promise<readonly LogEntry[]>>();
  let latest: Sight | null = null;
  return {
    ...facts,
    id,
    async sightAt(answers, eyes) {
      const log = logs.get(eyes) ?? line.ask('replayLog', { eyes });
      logs.set(eyes, log);
      const [sight, whole] = await Promise.all([line.ask('replayAt', { answers, eyes }), log]);
      latest = { ...sameAgain(latest, sight), log: whole.slice(0, facts.moments[answers]!.events) };
      return latest;
    },
    takeOver: async plan => (await line.ask('takeOver', plan)).id,
  };
}

/** A recorded moment as the parts of a table show it: everything can be looked at, and nothing answered. */
export function watching(sight: Sight): TableGame {
  const { question } = sight;
  return {
    sight,
    answer: no,
    judge: reply => (question ? classicMachine.judge(question, reply) : refuse('not-asked', 'K-ANS-3')),
    answers: () => (question ? classicMachine.answers(question) : []),
    takeBack: no,
    raiseCurtain: () => undefined,
    giveWord: () => undefined,
    concede: no,
    oddsOf: () => new Promise(() => undefined),
  };
}

const no = () => Promise.resolve(refuse('not-asked', 'K-ANS-3'));
