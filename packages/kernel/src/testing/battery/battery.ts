import { beginSession, answerSession, draw, hashOfText, isFlawed, isRefused, replay, seeded } from '../../index.ts';
import type { AnyDecision, Chance, Game, Refused, Reply, Session } from '../../index.ts';
import { eventsInOrder } from './events-in-order.ts';
import { BatteryFault } from './fault.ts';
import { differsInFreshProcess, resumption, type Resumption } from './fresh-process.ts';
import { inputUntouched } from './input-untouched.ts';
import { refusals } from './refusals.ts';
import { sameBytes } from './same-bytes.ts';
import { shortcuts } from './shortcuts.ts';
import { survivesJson } from './survives-json.ts';
import type { Check, Scene, Trial } from './trial.ts';
import { twinWorlds } from './twin-worlds.ts';

/** What is looked at, at every decision. */
const CHECKS: Record<string, Check> = {
  'survives JSON': survivesJson,
  'input untouched': inputUntouched,
  'same bytes': sameBytes,
  'events in order': eventsInOrder,
  refusals,
  shortcuts,
  'twin worlds': twinWorlds,
};

/** How a player chooses among the answers that are listed. It may look at everything: it tests the rules and wins nothing. */
export type Picker = (decision: AnyDecision, answers: readonly unknown[], chance: Chance, state: object) => unknown;

export interface BatteryOptions {
  readonly games: number;
  /** Any text: the same one plays the same games. */
  readonly seed: string;
  /** Every how many decisions all checks are made; the game's own invariant is looked at after each answer anyway. */
  readonly every?: number;
  /** Moments of each game from which a fresh process must be able to go on. */
  readonly moments?: number;
  /** Is every game played once more from its journal? */
  readonly replays?: boolean;
  /** Who plays. Without it every answer is as likely as any other. */
  readonly pick?: Picker;
  /** Looks on after every answer: what was decided, and what came of it. */
  readonly watch?: (decision: AnyDecision, session: Session) => void;
  /** Told after every game, for long runs. */
  readonly progress?: (done: number, decisions: number) => void;
}

export interface BatteryReport {
  readonly games: number;
  readonly decisions: number;
  readonly resumed: number;
}

/**
 * The battery for every game (after OpenSpiel): random games, and at each of their decisions all that must hold for any
 * game on this kernel. The first fault is thrown with its replay.
 */
export function battery<Setup, State extends object, View, Event, D extends AnyDecision, A>(
  trial: Trial<Setup, State, View, Event, D, A>,
  { games, seed, every = 1, moments: pauses = 3, replays = true, pick = anyOf, watch, progress }: BatteryOptions,
): BatteryReport {
  const any = trial as unknown as Trial;
  const moments: Resumption[] = [];
  let decisions = 0;
  for (let index = 0; index < games; index += 1) {
    const chance = seeded(hashOfText(`${seed} ${index}`));
    const origin = { host: hashOfText(`${seed} host ${index}`), nonces: [seed, String(index)] };
    const sessions = randomGame(any, origin, chance, { every, pick, ...(watch && { watch }) });
    const end = sessions.at(-1)!;
    decisions += sessions.length - 1;
    if (replays) checkReplay(any.game, end);
    for (let count = 0; count < pauses; count += 1)
      moments.push(resumption(sessions[draw(chance, sessions.length)]!, end));
    progress?.(index + 1, decisions);
  }
  const differing = moments.length === 0 ? undefined : differsInFreshProcess(trial.home, moments);
  if (differing)
    throw new BatteryFault(
      'fresh process',
      'the game goes on differently after saving and loading',
      differing.from.journal,
    );
  return { games, decisions, resumed: moments.length };
}

/**
 * Plays one game and looks at its decisions. Gives the session after each answer. The players have a chance of their own, so
 * that the game is the same however often it is looked at.
 */
function randomGame(
  trial: Trial,
  origin: Session['journal']['origin'],
  chance: Chance,
  { every, pick, watch }: Required<Pick<BatteryOptions, 'every' | 'pick'>> & Pick<BatteryOptions, 'watch'>,
): Session[] {
  const { game, setup, longest, invariant } = trial;
  const players = seeded(hashOfText(`players ${origin.nonces.join(' ')}`));
  const begun = beginSession(game, setup, origin);
  if (isRefused(begun)) throw new Error(`the setup is refused: ${JSON.stringify(begun.refused)}`);
  const sessions: Session[] = [begun];
  for (let session: Session = begun; ; session = sessions.at(-1)!) {
    const decision = game.pending(session.state);
    if (!decision) {
      if (game.outcome(session.state) === undefined)
        throw new BatteryFault('ends', 'nobody is asked, but there is no outcome', session.journal);
      return sessions;
    }
    if (sessions.length > longest) throw new BatteryFault('ends', `no end after ${longest} answers`, session.journal);
    const answers = game.answers(decision);
    if (answers.length === 0)
      throw new BatteryFault('answers', `'${String(decision.kind)}' has no answer`, session.journal);
    const reply = { to: decision.n, seat: decision.seat, answer: pick(decision, answers, players, session.state) };
    for (const [name, check] of Object.entries(CHECKS)) {
      if (sessions.length % every > 0) break;
      const what = saidBy(check, { trial, session, decision, reply, chance });
      if (what) throw new BatteryFault(name, what, session.journal);
    }
    const next = answered(game, session, reply);
    if (isRefused(next))
      throw new BatteryFault('answers', `a listed answer is refused: ${next.refused.code}`, session.journal);
    const broken = invariant?.(next.state);
    if (broken) throw new BatteryFault('invariant', broken, next.journal);
    watch?.(decision, next);
    sessions.push(next);
  }
}

/** A mistake of a player is a refusal: what a check brings the rules to throw is a fault like any other, with its replay. */
function saidBy(check: Check, scene: Scene): string | undefined {
  try {
    return check(scene);
  } catch (error) {
    return `ends in an exception (${String(error)})`;
  }
}

/** A player without a plan. */
export const anyOf: Picker = (_decision, answers, chance) => answers[draw(chance, answers.length)];

/** An exception in the rules is a fault like any other: with its replay, and the answer that brought it about. */
function answered(game: Game, session: Session, reply: Reply<unknown>): Session | Refused {
  try {
    return answerSession(game, session, reply);
  } catch (error) {
    const entry = { seat: reply.seat, answer: reply.answer, check: '0'.repeat(12) };
    const journal = { ...session.journal, entries: [...session.journal.entries, entry] };
    throw new BatteryFault('crash', error instanceof Error ? (error.stack ?? error.message) : String(error), journal);
  }
}

function checkReplay(game: Game, { state, journal }: Session): void {
  const again = replay(game, journal);
  if (isFlawed(again)) throw new BatteryFault('replay', `${again.flaw.where} ${again.flaw.what}`, journal);
  if (JSON.stringify(again.state) !== JSON.stringify(state)) throw new BatteryFault('replay', 'another end', journal);
}
