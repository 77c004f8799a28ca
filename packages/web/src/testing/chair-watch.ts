import type { Seat } from '@signum/kernel';
import type { Overheard, Passed } from './eavesdropper.ts';

/** Something that somebody before the screen could know at a moment. */
export interface Known {
  /** How many answers had been given. */
  readonly answers: number;
  /** Who sat there; nobody while the curtain is down. */
  readonly sitting: Seat | null;
  readonly words: readonly string[];
}

/**
 * Follows who sits before the screen that two people share. It believes neither the page nor what the page was told: the one who has
 * sat down is the one who was asked when the curtain was raised, by the rules. Whatever comes is known to whoever sits there just then,
 * so that a question that comes and goes between two looks is a question like any other.
 */
export class ChairWatch {
  readonly #askedAfter: (answers: number) => Seat | null;
  readonly #isOpenAfter: (answers: number) => boolean;
  #answers = 0;
  #chair: Seat | null = null;
  /** Who sat there before two began to look on. */
  #left: Seat | null = null;
  /** The answer that is on its way to the desk. */
  #given: { readonly n: number; readonly to: number } | null = null;

  /** `isOpenAfter`: is the question that comes then one that both may see? Whoever sat there has left the chair when the other gets one. */
  constructor(askedAfter: (answers: number) => Seat | null, isOpenAfter: (answers: number) => boolean) {
    this.#askedAfter = askedAfter;
    this.#isOpenAfter = isOpenAfter;
  }

  /** All that became known up to one look at the page, and what the page showed then. */
  known({ passed, seen, isCurtained }: Overheard): Known[] {
    const told = passed.flatMap(one => this.#knownBy(one) ?? []);
    const isBetween = this.#sitting === null && !isCurtained;
    // told to lower the curtain, a page needs a moment; until then whoever sat there sees what was there before
    return [
      ...told,
      { answers: this.#answers, sitting: isBetween ? (this.#chair ?? this.#left) : this.#sitting, words: seen },
    ];
  }

  #knownBy(passed: Passed): Known | undefined {
    if (passed.is === 'call') {
      this.#follow(passed);
      return undefined;
    }
    // a reply that was given twice leads nowhere for the second time (K-ANS-5), a refused one never
    if (passed.is === 'news' && this.#given) this.#answers = Math.max(this.#answers, this.#given.to + 1);
    if (passed.is === 'news' || passed.n === this.#given?.n) this.#given = null;
    if (this.#isOpenAfter(this.#answers) && this.#askedAfter(this.#answers) !== this.#chair) this.#leave();
    return { answers: this.#answers, sitting: this.#sitting, words: passed.words };
  }

  #follow({ n, kind, to }: Extract<Passed, { is: 'call' }>): void {
    if (kind === 'takeBack') throw new Error('nobody takes anything back while the chair is watched');
    if (kind === 'answer' || kind === 'concede') this.#given = { n, to: to ?? this.#answers };
    if (kind === 'raiseCurtain') [this.#chair, this.#left] = [this.#askedAfter(this.#answers), null];
  }

  #leave(): void {
    this.#left = this.#chair ?? this.#left;
    this.#chair = null;
  }

  /** When another one is asked, nobody sits there until the curtain is raised; when it is over, whoever sat there last. */
  get #sitting(): Seat | null {
    const asked = this.#askedAfter(this.#answers);
    return asked === null || asked === this.#chair ? this.#chair : null;
  }
}
