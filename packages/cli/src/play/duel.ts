import {
  classicGame,
  type ClassicGame,
  type ClassicSetup,
  type ClassicState,
  type Happening,
  type SeenHappening,
} from '@signum/classic';
import { checkPack } from '@signum/cards/schema';
import {
  answerSession,
  beginSession,
  hashOfText,
  isRefused,
  type Refusal,
  type Seat,
  type Session,
} from '@signum/kernel';
import {
  answerText,
  eventText,
  plain,
  promptText,
  refusalText,
  remembering,
  type Language,
  type Memory,
} from '@signum/text';
import { tableLines } from './table-lines.ts';

type Classic = Session<ClassicState, Happening>;
export type Asked = NonNullable<ReturnType<ClassicGame['pending']>>;

/** A duel at one terminal: whoever is asked sees the table from that side, and answers. */
export class Duel {
  readonly #game: ClassicGame;
  readonly #language: Language;
  /** What each seat knows, and up to which answer it has been told. */
  readonly #readers: readonly { readonly memory: Memory; heard: number }[];
  session: Classic;

  constructor(setup: ClassicSetup, seed: string, language: Language) {
    const cards = Object.fromEntries(setup.cards!.cards.map(card => [card.id, card]));
    this.#game = classicGame(cards, checkPack);
    this.#language = language;
    const begun = beginSession(this.#game, setup, { host: hashOfText(seed), nonces: ['1', '2'] });
    if (isRefused(begun)) throw new Error(`the game is refused: ${JSON.stringify(begun.refused)}`);
    this.session = begun;
    this.#readers = [0, 1].map(reader => ({
      memory: remembering({
        language: language.code,
        lookup: id => cards[id]?.names,
        people: [0, 1].map(seat => ({ name: `Player ${seat + 1}`, isYou: seat === reader })),
      }),
      heard: 0,
    }));
  }

  get pending(): Asked | undefined {
    return this.#game.pending(this.session.state);
  }

  answersTo(asked: Asked): object[] {
    return this.#game.answers(asked);
  }

  /** What has happened since this seat was told last. */
  news(seat: Seat): string[] {
    const reader = this.#readers[seat]!;
    const { told, state } = this.session;
    const events = told.slice(reader.heard).flat();
    reader.heard = told.length;
    const seen = events.flatMap(one => this.#game.seen(one, seat) ?? []).map(one => one.event as SeenHappening);
    for (const event of seen) reader.memory.hear(event);
    reader.memory.see(this.#game.view(state, seat));
    return seen.flatMap(event => eventText(this.#language.messages, event, reader.memory.roster) ?? []).map(plain);
  }

  table(seat: Seat): string[] {
    const { state } = this.session;
    const { roster } = this.#readers[seat]!.memory;
    return tableLines(this.#game.view(state, seat), seat, state.cards, roster, this.#language);
  }

  question(asked: Asked): string[] {
    const { title, help } = promptText(this.#language.messages, asked, this.#rosterOf(asked));
    return [title, ...(help === undefined ? [] : [help])].map(plain);
  }

  label(asked: Asked, answer: object): string {
    return plain(answerText(this.#language.messages, asked, answer, this.#rosterOf(asked)));
  }

  /** Takes an answer, or says why not. */
  say(asked: Asked, answer: unknown): string | undefined {
    const next = answerSession(this.#game, this.session, { to: asked.n, seat: asked.seat, answer });
    if (isRefused(next)) return this.#why(next.refused, asked);
    this.session = next;
    return undefined;
  }

  #why(refusal: Refusal, asked: Asked): string {
    return `${plain(refusalText(this.#language.messages, refusal, this.#rosterOf(asked)))} (${refusal.rule})`;
  }

  #rosterOf({ seat }: Asked) {
    return this.#readers[seat]!.memory.roster;
  }
}
