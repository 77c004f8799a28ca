import { packOf, type ClassicSetup } from '@signum/classic';
import { catalogue } from '@signum/cards';
import {
  answerTable,
  beginTable,
  clockFor,
  computerAt,
  curtainFor,
  eyesOf,
  firstChair,
  nowAt,
  timeLeft,
  type Chair,
} from '@signum/host';
import { hashOf, isFlawed, isRefused, refuse, type Flawed, type Origin, type Refused } from '@signum/kernel';
import { readClassicTable, type ClassicTable } from './classic-table.ts';
import { classic } from './classic.ts';
import type * as computer from './computer/computer-reply.ts';
import { pauseBefore } from './computer/pause.ts';
import type { Minds } from './computer/players.ts';
import type { ComputerLevel, NewGame, OddsAnswer, OddsQuestion, Reply } from './contract.ts';
import { FileDesk } from './file-desk.ts';
import { fetchForeign, foreign } from './foreign-games.ts';
import type { ScenarioPlan } from './from-scenario.ts';
import type { GameStore } from './game-store.ts';
import { logNews, type Heard } from './log-news.ts';
import type { Begun, Pace, SightNews, TakeOver } from './messages.ts';
import type { Reckoner } from './reckoner.ts';
import { chairAt, isShared, thinkerAt, undoerAt } from './open-table.ts';
import { ReplayDesk } from './replay-desk.ts';
import { Saver } from './saver.ts';
import { sightOf } from './sight-of.ts';
import { giveWord, readWord } from './standing-word.ts';
import { Timekeeper } from './timekeeper.ts';
import { passedOn, takenBack, type Windows } from './windows.ts';

/** What a desk needs of the world around it: time, chance, storage, somebody who reckons and thinks, and somebody who reads. */
export interface Surroundings {
  readonly store: GameStore;
  readonly reckoner: Reckoner;
  /** Where a computer with several minds thinks. */
  readonly minds: Minds;
  tell(news: SightNews): void;
  /** The time of day, in milliseconds since 1970. */
  now(): number;
  /** Time that only goes on, in milliseconds. */
  elapsed(): number;
  pause(milliseconds: number): Promise<void>;
  random(): number;
  /** So many random bytes as hexadecimal digits. */
  randomHex(bytes: number): string;
}

interface OpenGame {
  readonly id: string;
  readonly table: ClassicTable;
  readonly chair: Chair;
  readonly windows: Windows;
}

const MINUTE = 60_000;
const TIME_IS_UP = { kind: 'concede', clock: true } as const satisfies Reply;

/**
 * The desk at which the rules run: one game lies open on it, computers play at it, every answer is saved. The page is told only
 * what the one who sits before the screen may know.
 */
export class Desk {
  readonly replays: ReplayDesk;
  readonly files: FileDesk;
  readonly #world: Surroundings;
  readonly #saver: Saver;
  readonly #time: Timekeeper;
  #game: OpenGame | null = null;
  #heard: Heard | null = null;
  #pace: Pace = 'normal';
  /** Counts what has happened, so that a computer or a reckoning that was overtaken notices it. */
  #moment = 0;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#saver = new Saver(world.store, () => world.now());
    this.#time = new Timekeeper(world, () => this.#lookAtClock());
    this.replays = new ReplayDesk(world.store);
    this.files = new FileDesk(
      world.store,
      () => this.#newId(),
      () => world.now(),
    );
  }

  /** Begins a game. The cards travel with it, so that it stays what it is when a card of the catalogue changes. */
  begin({ edition, decks, seats, undo, odds, lastTurn, minutes }: NewGame): Begun | Refused {
    const cards = packOf(catalogue, decks);
    const setup: ClassicSetup = { edition, decks, cards, ...(lastTurn !== undefined && { lastTurn }) };
    const clock = minutes === undefined ? null : clockFor(seats, minutes * MINUTE);
    const table = beginTable(classic, { seats, undo, agreed: { odds }, clock }, setup, this.#newOrigin(seats.length));
    return isRefused(table) ? table : this.#lay(this.#newId(), table);
  }

  /** Begins a game in the middle of a situation, always under the same id: the one before is replaced. */
  async beginScenario({
    text,
    seats,
    undo = 'always',
    odds = 'full',
    isOpen = false,
    ...wish
  }: ScenarioPlan): Promise<Begun | Refused> {
    await fetchForeign();
    const setup = foreign().scenarioSetup(text, wish);
    if (isFlawed(setup)) {
      return { refused: refuse('malformed', 'K-JRN-1', { flaw: `${setup.flaw.where} ${setup.flaw.what}` }) };
    }
    if (isRefused(setup)) return setup;
    const agreed = { odds, ...(isOpen && { open: true }) };
    const table = beginTable(classic, { seats, undo, agreed }, setup, this.#newOrigin(seats.length));
    return isRefused(table) ? table : this.#lay(`x${hashOf([text, wish.variant ?? null]).slice(0, 11)}`, table);
  }

  /** Opens a game that was saved; one that lies open already is only shown again, from its beginning. */
  async open(id: string, windows: Windows = 'all'): Promise<Flawed | 'missing' | 'open'> {
    this.#heard = null;
    if (this.#game?.id !== id) {
      const text = await this.#world.store.text(id);
      if (text === undefined) return 'missing';
      await fetchForeign();
      const table = readClassicTable(text);
      if (isFlawed(table)) return table;
      this.#stopClock();
      this.#game = { id, table, chair: firstChair(table.seats), windows };
    }
    this.#put({ ...this.#game, windows });
    this.#goOn();
    return 'open';
  }

  /** An answer to the question of that number, or something said unasked. */
  answer(to: number | null, reply: unknown): Refused | 'taken' {
    return this.#take(game => this.#say(game, to, reply));
  }

  concede(): Refused | 'taken' {
    return this.#take(game => this.#say(game, null, { kind: 'concede' }));
  }

  takeBack(): Refused | 'taken' {
    return this.#take(({ table, chair, windows }) => takenBack(table, undoerAt(table, chair) ?? -1, windows));
  }

  /** The one for whom the curtain is down has taken the chair. */
  raiseCurtain(): 'taken' {
    const game = this.#game;
    const waitingFor = game ? (classic.pending(game.table.session.state)?.seat ?? null) : null;
    const curtain = game && curtainFor(game.table.seats, game.chair, waitingFor);
    if (!game || curtain === null || isShared(game.table, game.chair)) return 'taken';
    this.#game = { ...game, chair: curtain };
    this.#watchTime();
    this.#tell();
    return 'taken';
  }

  /** Whoever sits there says when to be asked from now on. Nobody else can say it, and nobody before the curtain has risen. */
  giveWord(said: unknown): 'taken' {
    const game = this.#game;
    const word = readWord(said);
    if (!game || !word) return 'taken';
    const eyes = eyesOf(game.table.seats, game.chair, classic.pending(game.table.session.state)?.seat ?? null);
    if (eyes === 'spectator') return 'taken';
    this.#game = { ...game, table: giveWord(game.table, eyes, word) };
    this.#tell();
    this.#saver.save(game.id, this.#game.table);
    return 'taken';
  }

  setPace(pace: Pace): 'taken' {
    this.#pace = pace;
    return 'taken';
  }

  /** Reckoned elsewhere, however long it takes. What the game has left behind meanwhile is not reckoned to the end. */
  async odds(question: OddsQuestion): Promise<OddsAnswer | 'outdated'> {
    const moment = this.#moment;
    if (!this.#game) return 'outdated';
    const answer = await this.#world.reckoner.reckon(this.#game.table.session.state, question);
    return moment === this.#moment ? answer : 'outdated';
  }

  takeOver(plan: TakeOver): Begun {
    return this.#lay(this.#newId(), this.replays.takenOver(plan));
  }

  /** Nobody looks at a game any more: nobody works for it. It goes on when it is opened again. */
  leave(id: string): 'taken' {
    if (this.#game?.id !== id) return 'taken';
    this.#stopClock();
    this.#moment += 1;
    this.#world.reckoner.drop();
    this.#world.minds.close();
    return 'taken';
  }

  /** Puts a game away for good. One that lies open is closed first, or its next save would bring it back. */
  async forget(id: string): Promise<'taken'> {
    this.leave(id);
    if (this.#game?.id === id) this.#game = null;
    await this.#saver.settled();
    await this.#world.store.remove(id);
    return 'taken';
  }

  /** When everything is saved. */
  settled(): Promise<void> {
    return this.#saver.settled();
  }

  /** Long enough that no two games of one browser will ever share it, short enough for an address. */
  #newId(): string {
    return this.#world.randomHex(6);
  }

  #newOrigin(seats: number): Origin {
    return { host: this.#world.randomHex(32), nonces: Array.from({ length: seats }, () => this.#world.randomHex(8)) };
  }

  #lay(id: string, table: ClassicTable): Begun {
    this.#heard = null;
    this.#stopClock();
    this.#set({ id, table, chair: firstChair(table.seats), windows: 'all' });
    this.#goOn();
    return { id };
  }

  /** Whoever sits before the screen speaks, or whoever is asked when two look on; before anybody sits there, nobody does. */
  #say({ table, chair }: OpenGame, to: number | null, answer: unknown): ClassicTable | Refused {
    const waitingFor = classic.pending(table.session.state)?.seat ?? null;
    const eyes = waitingFor !== null && isShared(table, chair) ? waitingFor : eyesOf(table.seats, chair, waitingFor);
    if (eyes === 'spectator') return { refused: refuse('not-asked', 'K-ANS-3') };
    return answerTable(classic, table, { to: to ?? nowAt(table), seat: eyes, answer });
  }

  #take(change: (game: OpenGame) => ClassicTable | Refused): Refused | 'taken' {
    const game = this.#game;
    if (!game) return { refused: refuse('game-over', 'K-ANS-1') };
    const table = change(game);
    if (isRefused(table)) return table;
    this.#set({ ...game, table });
    this.#goOn();
    return 'taken';
  }

  #set(game: OpenGame): void {
    this.#put(game);
    this.#saver.save(game.id, this.#game!.table);
  }

  #put(game: OpenGame): void {
    const table = passedOn(this.#time.charged(game.table), game.windows);
    this.#game = { ...game, table, chair: chairAt(table, game.chair) };
    this.#watchTime();
  }

  /** The clock of whoever is asked and sits there runs from now on; else it stands. */
  #watchTime(): void {
    const { table, chair } = this.#game!;
    const seat = thinkerAt(table, chair);
    const left = seat === null ? null : timeLeft(table.clock, seat);
    if (seat === null || left === null) this.#time.rest();
    else this.#time.watch(seat, left);
  }

  /** Somebody has thought for a while: that is kept, and whoever has no time left has lost (C-END-13). */
  #lookAtClock(): void {
    const game = this.#chargedGame();
    const seat = game && thinkerAt(game.table, game.chair);
    if (!game || seat === null || seat === undefined) return;
    if (timeLeft(game.table.clock, seat) !== 0) this.#set(game);
    else this.#take(({ table }) => answerTable(classic, table, { to: nowAt(table), seat, answer: TIME_IS_UP }));
  }

  /** Nobody looks at the game that lies here: its clock stands, and what was used is kept. */
  #stopClock(): void {
    const game = this.#chargedGame();
    this.#time.rest();
    if (game?.table.clock) this.#saver.save(game.id, game.table);
  }

  #chargedGame(): OpenGame | null {
    const game = this.#game;
    return game && (this.#game = { ...game, table: this.#time.charged(game.table) });
  }

  #tell(): void {
    const game = this.#chargedGame();
    if (!game) return;
    const sight = sightOf(game.id, game.table, game.chair, game.windows);
    const eyes = eyesOf(game.table.seats, game.chair, sight.waitingFor);
    const { told } = game.table.session;
    const log = logNews(this.#heard, { id: game.id, eyes, told });
    this.#heard = { id: game.id, eyes, told, lines: log.keep + log.more.length };
    this.#world.tell({ sight, log });
  }

  /** Something has happened: everybody sees it, and whoever is asked now and is a computer plays. */
  #goOn(): void {
    this.#moment += 1;
    this.#world.reckoner.drop();
    this.#world.minds.drop();
    this.#tell();
    this.#prepareComputers(this.#moment).catch(() => undefined);
    void this.#letComputersPlay(this.#moment);
  }

  /** They are fetched before it is their turn, and the workers of those with several minds come up; whoever plays with a friend needs none. */
  async #prepareComputers(moment: number): Promise<void> {
    const { seats = [], session } = this.#game?.table ?? {};
    const levels = seats.flatMap(seat => (seat.kind === 'computer' ? [seat.level as ComputerLevel] : []));
    const isOver = session?.journal.outcome !== undefined;
    const isMinded = levels.length > 0 && !isOver && (await areMinded(levels));
    if (moment !== this.#moment) return;
    if (isMinded) this.#world.minds.prepare();
    else this.#world.minds.close();
  }

  async #letComputersPlay(moment: number): Promise<void> {
    for (;;) {
      const question = this.#game && classic.pending(this.#game.table.session.state);
      const computer = this.#game && question && computerAt(this.#game.table.seats, question.seat);
      if (!question || !computer) return;
      await this.#world.pause(pauseBefore(question.kind, this.#pace));
      const { computerReply } = await computers();
      if (moment !== this.#moment) return; // somebody has spoken in between, and begun anew
      const game = this.#game!;
      const level = computer.level as ComputerLevel;
      const table = await computerReply(game.table, question, level, () => this.#world.random(), this.#world.minds);
      if (!table || moment !== this.#moment) return; // ... or while it thought
      this.#moment = moment += 1;
      this.#world.reckoner.drop();
      // a word that was given while it thought stands
      this.#set({ ...game, table: { ...table, words: this.#game!.table.words } });
      this.#tell();
      if (this.#game!.table.session.journal.outcome) this.#world.minds.close();
    }
  }
}

/** Has one of them several minds? */
async function areMinded(levels: readonly ComputerLevel[]): Promise<boolean> {
  const { hasSeveralMinds } = await computers();
  return (await Promise.all(levels.map(hasSeveralMinds))).includes(true);
}

/** All that computer players are: a part of its own, and a large one. */
function computers(): Promise<typeof computer> {
  return import('./computer/computer-reply.ts');
}
