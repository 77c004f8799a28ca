import { players, whimOf, type PlayerName, type Reply } from '@signum/ai';
import { veil, type Catalogue } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { mindPool } from '../minds/mind-pool.ts';
import type { Asked, Duel } from './duel.ts';

/** A computer player at the other side of the terminal. It sees what its seat sees, and the same seed makes it play the same. */
export class Opponent {
  readonly seat: Seat = 1;
  readonly #name: PlayerName;
  readonly #cards: Catalogue;
  readonly #seed: string;
  readonly #minds;

  constructor(name: PlayerName, cards: Catalogue, seed: string, threads: number) {
    this.#name = name;
    this.#cards = cards;
    this.#seed = seed;
    this.#minds = mindPool(Math.min(threads, players[name].minds ?? 1));
    this.#minds.prepare();
  }

  /** Plays until somebody else is asked, or the game is over. */
  async playOn(duel: Duel): Promise<void> {
    for (let asked = duel.pending; asked?.seat === this.seat; asked = duel.pending) {
      const refusal = duel.say(asked, await this.#answerTo(duel, asked));
      if (refusal !== undefined) throw new Error(`a ${this.#name} chose what is refused: ${refusal}`);
    }
  }

  close(): void {
    this.#minds.close();
  }

  async #answerTo({ session }: Duel, question: Asked): Promise<Reply> {
    const sight = veil(session.state, this.seat, this.#cards);
    const seed = whimOf(this.#seed, this.seat, question.n);
    const verdict = await this.#minds.decide({ player: players[this.#name], sight, question, seed });
    if (!verdict) throw new Error('the minds were sent home in the middle of a game');
    return verdict.answer;
  }
}
