import { draw, gameSeed, hashOfText, isRefused, seeded, type Answer, type Reply, type Seed } from '@signum/kernel';
import { embers, type EmbersKinds, type EmbersSetup, type EmbersState } from '@signum/kernel/testing';

/** A game of Embers as it was played: what every candidate plays again. */
export interface RecordedGame {
  readonly seed: Seed;
  readonly first: EmbersState;
  readonly last: EmbersState;
  readonly replies: readonly Reply<Answer<EmbersKinds>>[];
}

/** Decks of the size of a real one. */
export const SETUP: EmbersSetup = { copies: 6 };

export function recordedGames(count: number): RecordedGame[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = gameSeed({ host: hashOfText(`bench ${index}`), nonces: [] });
    const chance = seeded(hashOfText(`player ${index}`));
    const begun = embers.begin(SETUP, seed);
    if (isRefused(begun)) throw new Error('the setup of the bench is refused');
    const replies: Reply<Answer<EmbersKinds>>[] = [];
    let { state } = begun;
    for (let decision = embers.pending(state); decision; decision = embers.pending(state)) {
      const answers = embers.answers(decision);
      const reply = { to: decision.n, seat: decision.seat, answer: answers[draw(chance, answers.length)]! };
      const result = embers.answer(state, reply);
      if (isRefused(result)) throw new Error('a listed answer is refused');
      replies.push(reply);
      ({ state } = result);
    }
    return { seed, first: begun.state, last: state, replies };
  });
}
