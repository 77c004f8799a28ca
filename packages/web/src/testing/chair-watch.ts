import type { Seat } from '@signum/kernel';
import type { Overheard, Passed } from './eavesdropper.ts';

/** Something that somebody before the screen could know at a moment. */
export interface Known {
  /** How many answers had been given. */
  readonly answers: number;
  /** Who sat there; nobody while the curtain is down. */
  readonly sitting: Seat | null;
  readonly words: readonly string[];
  /** A standing word that the page was told, and the one that whoever sits there has given, if any. */
  readonly told?: string | null;
  readonly given?: string | null;
}

/** What the watch knows of the game, by the rules alone. */
export interface Watched {
  readonly askedAfter: (answers: number) => Seat | null;
  /** Is the question that comes then one that both may see? Whoever sat there has left the chair when the other gets one. */
  readonly isOpenAfter: (answers: number) => boolean;
  /** Does the word of whoever is asked then say that it is passed over? Nobody has given one at first. */
  readonly isPassedOver?: (answers: number, word: string | null) => boolean;
}

/**
 * Follows who sits before the screen that two people share. It believes neither the page nor what the page was told: the one who has
 * sat down is the one who was asked when the curtain was raised, by the rules. Whatever comes is known to whoever sits there just then,
 * so that a question that comes and goes between two looks is a question like any other.
 */
export class ChairWatch {
  readonly #game: Watched;
  #answers: number;
  #chair: Seat | null = null;
  /** Who sat there before two began to look on. */
  #left: Seat | null = null;
  /** The answer that is on its way to the desk. */
  #given: { readonly n: number; readonly to: number } | null = null;
  /** Words on their way to the desk: of each there is news, before that of any later answer. */
  #speaking: number[] = [];
  readonly #words = new Map<Seat, string>();

  /** From the beginning, or from a game in which so many answers have been given. */
  constructor(game: Watched, from = 0) {
    this.#game = game;
    this.#answers = from;
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
    if (passed.is === 'news') this.#hear();
    else if (passed.n === this.#given?.n) this.#given = null;
    const { askedAfter, isOpenAfter } = this.#game;
    if (isOpenAfter(this.#answers) && askedAfter(this.#answers) !== this.#chair) this.#leave();
    const sitting = this.#sitting;
    const known = { answers: this.#answers, sitting, words: passed.words };
    if (passed.is !== 'news') return known;
    return { ...known, told: passed.word, given: sitting === null ? null : (this.#words.get(sitting) ?? null) };
  }

  #hear(): void {
    if (this.#speaking.shift() !== undefined || !this.#given) return;
    // a reply that was given twice leads nowhere for the second time (K-ANS-5), a refused one never
    this.#answers = Math.max(this.#answers, this.#given.to + 1);
    this.#given = null;
    while (this.#isPassedOver()) this.#answers += 1;
  }

  #isPassedOver(): boolean {
    const { askedAfter, isPassedOver } = this.#game;
    const asked = askedAfter(this.#answers);
    return asked !== null && (isPassedOver?.(this.#answers, this.#words.get(asked) ?? null) ?? false);
  }

  #follow({ n, kind, to, word }: Extract<Passed, { is: 'call' }>): void {
    if (kind === 'takeBack') throw new Error('nobody takes anything back while the chair is watched');
    if (kind === 'answer' || kind === 'concede') this.#given = { n, to: to ?? this.#answers };
    if (kind === 'giveWord' && this.#sitting !== null) {
      this.#words.set(this.#sitting, word!);
      this.#speaking.push(n);
    }
    if (kind === 'raiseCurtain') this.#sitDown();
  }

  #sitDown(): void {
    const asked = this.#game.askedAfter(this.#answers);
    if (asked === this.#chair) throw new Error(`after ${this.#answers} answers a curtain fell for nobody`);
    [this.#chair, this.#left] = [asked, null];
  }

  #leave(): void {
    this.#left = this.#chair ?? this.#left;
    this.#chair = null;
  }

  /** When another one is asked, nobody sits there until the curtain is raised; when it is over, whoever sat there last. */
  get #sitting(): Seat | null {
    const asked = this.#game.askedAfter(this.#answers);
    return asked === null || asked === this.#chair ? this.#chair : null;
  }
}
