import { catalogue, deckOf, decks } from '@signum/cards';
import { classicGame, type ClassicSetup, type ClassicState, type Decisions } from '@signum/classic';
import {
  draw,
  gameSeed,
  hashOfText,
  isRefused,
  seeded,
  type Answer,
  type Chance,
  type Decision,
  type Origin,
  type Reply,
} from '@signum/kernel';

/** The classic game with all its cards. */
export const game = classicGame(catalogue);

type ClassicReply = Reply<Answer<Decisions>>;

/** A stretch of a game as it was played: what every candidate plays again. */
export interface Stretch {
  readonly first: ClassicState;
  readonly last: ClassicState;
  readonly replies: readonly ClassicReply[];
}

const ready = decks.filter(({ edition }) => edition === 'en-kitsune');

/**
 * Two real decks: each of the ready ones begins in its turn, against another one every time round. A last turn is agreed, as
 * in a tournament (C-END-9): players who act at random can undo each other's work for ever.
 */
export function setupOf(index: number): ClassicSetup {
  const one = ready[index % ready.length]!;
  const other = ready[(index + 1 + Math.floor(index / ready.length)) % ready.length]!;
  return { edition: 'en-kitsune', decks: [deckOf(one), deckOf(other)], lastTurn: 60 };
}

export function originOf(index: number): Origin {
  return { host: hashOfText(`game ${index}`), nonces: [] };
}

/** The chance by which the players of a game choose; the dice have their own. */
export function whims(index: number): Chance {
  return seeded(hashOfText(`players ${index}`));
}

export function begun(index: number): ClassicState {
  const result = game.begin(setupOf(index), gameSeed(originOf(index)));
  if (isRefused(result)) throw new Error(`the setup of the bench is refused: ${JSON.stringify(result.refused)}`);
  return result.state;
}

/** One answer at random. */
export function anyOf<T>(answers: readonly T[], chance: Chance): T {
  return answers[draw(chance, answers.length)]!;
}

/** A game at random, moment by moment: each state, what is asked in it, and the answer that is given. */
export function* moments(
  index: number,
): Generator<{ readonly state: ClassicState; readonly decision: Decision<Decisions>; readonly reply: ClassicReply }> {
  const chance = whims(index);
  let state = begun(index);
  for (let decision = game.pending(state); decision; decision = game.pending(state)) {
    const reply = { to: decision.n, seat: decision.seat, answer: anyOf(game.answers(decision), chance) };
    yield { state, decision, reply };
    const taken = game.answer(state, reply);
    if (isRefused(taken)) throw new Error(`a listed answer is refused: ${JSON.stringify(taken.refused)}`);
    ({ state } = taken);
  }
}

/** Stretches from the middle of different games, with creatures on both sides and cards in play. */
export function stretches(count: number, from: number, length: number): Stretch[] {
  return Array.from({ length: count }, (_, index) => {
    const replies: ClassicReply[] = [];
    let first: ClassicState | undefined;
    for (const { state, decision, reply } of moments(index)) {
      if (decision.n === from) first = state;
      if (decision.n === from + length) return { first: first!, last: state, replies };
      if (decision.n >= from) replies.push(reply);
    }
    throw new Error(`game ${index} ends too early for the bench`);
  });
}
