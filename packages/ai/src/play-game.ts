import { veil, type Catalogue, type ClassicGame, type ClassicSetup, type ClassicState } from '@signum/classic';
import { hashOfText, isRefused, type Outcome, type Seat } from '@signum/kernel';
import type { Consulted } from './minds/pool.ts';
import type { MayGoOn, Player, Question, Reply, Verdict } from './player.ts';

/** How a game between computer players went. */
export interface PlayedGame {
  /** Absent if it was broken off. */
  readonly outcome?: Outcome;
  readonly turns: number;
  readonly decisions: number;
  /** Answers that the rules refused, with what was asked: there should be none. */
  readonly refused: readonly string[];
  readonly last: ClassicState;
}

/** What somebody who looks on is told of each answer: to count, to time, to keep a journal. */
export type Onlooker = (question: Question, verdict: Verdict, state: Readonly<ClassicState>) => void;

export interface GameOrder {
  readonly game: ClassicGame;
  /** One player for each seat. */
  readonly players: readonly Player[];
  readonly setup: ClassicSetup;
  /** Any text: dice, cards and the whims of players follow from it. */
  readonly seed: string;
  /** All cards there are, so that no player learns from those of the game what decks hold. */
  readonly catalogue?: Catalogue;
  readonly onlooker?: Onlooker;
  /** Asked anew before each decision by rooms that have a clock. */
  readonly deadline?: () => MayGoOn;
}

/** More answers than this, and two players will never come to an end. */
const LONGEST = 20_000;

/**
 * Plays one game to its end. The same players, setup and seed give the same game (unless a deadline cuts thoughts short).
 *
 *     playGame({ game: classicGame(catalogue), players: [players.recruit, players.soldier], setup, seed: 'one' })
 */
export function playGame(order: GameOrder): PlayedGame {
  const course = courseOf(order);
  let next = course.next();
  while (!next.done) {
    const { player, sight, question, seed } = next.value;
    next = course.next(player.decide(sight, question, seed, order.deadline?.()));
  }
  return next.value;
}

/** Plays the same game with players who are asked elsewhere: their minds may think in workers, say. No deadline is kept. */
export async function playGameElsewhere(
  order: Omit<GameOrder, 'deadline'>,
  ask: (consulted: Consulted) => Promise<Verdict>,
): Promise<PlayedGame> {
  const course = courseOf(order);
  let next = course.next();
  while (!next.done) next = course.next(await ask(next.value));
  return next.value;
}

/** A game as a row of questions, each of which waits for a verdict. */
function* courseOf(order: Omit<GameOrder, 'deadline'>): Generator<Consulted, PlayedGame, Verdict> {
  const { game, players, setup, seed, catalogue, onlooker } = order;
  const begun = game.begin(setup, hashOfText(`game ${seed}`));
  if (isRefused(begun)) throw new Error(`no such game: ${JSON.stringify(begun.refused)}`);
  let { state } = begun;
  const refused: string[] = [];
  for (let decisions = 0; decisions < LONGEST; decisions += 1) {
    const question = game.pending(state);
    if (!question) return { ...endOf(game, state), turns: state.turn, decisions, refused, last: state };
    const { seat, n } = question;
    const sight = veil(state, seat, catalogue);
    const verdict = yield { player: players[seat]!, sight, question, seed: whimOf(seed, seat, n) };
    onlooker?.(question, verdict, state);
    state = taken(game, state, question, verdict.answer, refused);
  }
  return { turns: state.turn, decisions: LONGEST, refused, last: state };
}

/** What decides as chance would in a player's head. */
export function whimOf(seed: string, seat: Seat, n: number): string {
  return hashOfText(`whim ${seed} ${seat} ${n}`);
}

function endOf(game: ClassicGame, state: ClassicState): { outcome?: Outcome } {
  const outcome = game.outcome(state);
  return outcome ? { outcome } : {};
}

/** A refused answer is kept for the report, and the first that fits is taken: a game goes on. */
function taken(
  game: ClassicGame,
  state: ClassicState,
  question: Question,
  answer: Reply,
  refused: string[],
): ClassicState {
  const reply = { to: question.n, seat: question.seat };
  const next = game.answer(state, { ...reply, answer });
  if (!isRefused(next)) return next.state;
  refused.push(JSON.stringify({ asked: question.kind, answer, why: next.refused }));
  const other = game.answer(state, { ...reply, answer: game.answers(question)[0]! });
  if (isRefused(other)) throw new Error(`nothing fits the question '${question.kind}'`);
  return other.state;
}
