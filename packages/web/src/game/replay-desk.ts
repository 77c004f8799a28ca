import type { ClassicState, ClassicView, Happening } from '@signum/classic';
import { reelAt } from '@signum/host';
import { isFlawed, type Flawed, type Told } from '@signum/kernel';
import { classic } from './classic.ts';
import type { LogEntry, Sight } from './contract.ts';
import { fetchForeign } from './foreign-games.ts';
import type { GameStore } from './game-store.ts';
import type { ReplayEyes, ReplayFacts, TakeOver } from './messages.ts';
import { recordedIn } from './recorded.ts';
import { replayFactsOf, type OpenedReplay } from './replay-facts.ts';
import { valuesIn } from './sight-of.ts';
import type { ClassicTable } from './classic-table.ts';

/** The part of the desk at which recorded games are watched. */
export class ReplayDesk {
  readonly #store: GameStore;
  #open: (OpenedReplay & { readonly id: string }) | null = null;

  constructor(store: GameStore) {
    this.#store = store;
  }

  async open(id: string): Promise<Flawed | ReplayFacts | 'missing'> {
    const text = await this.#store.text(id);
    if (text === undefined) return 'missing';
    await fetchForeign();
    const file = recordedIn(text);
    if (isFlawed(file)) return file;
    const opened = replayFactsOf(file);
    if (isFlawed(opened)) return opened;
    this.#open = { ...opened, id };
    return opened.facts;
  }

  /** The game after so many answers, as a screen shows it. */
  at(answers: number, eyes: ReplayEyes): Omit<Sight, 'log'> {
    const { id, reel, facts } = this.#opened();
    const { state } = reelAt(classic, reel, answers);
    const pending = classic.pending(state) ?? null;
    return {
      id,
      edition: facts.edition,
      seats: facts.seats,
      odds: 'full',
      seat: typeof eyes === 'number' ? eyes : 0,
      curtain: null,
      view: eyes === 'open' ? openView(state) : classic.view(state, eyes),
      values: valuesIn(state),
      question: eyes === 'open' || pending?.seat === eyes ? pending : null,
      waitingFor: pending?.seat ?? null,
      closed: [],
      undoPolicy: 'never',
      undo: { free: false, because: 'nothing to take back' },
      outcome: classic.outcome(state) ?? null,
    };
  }

  /** The whole log. At each moment as much of it is known as that moment says. */
  log(eyes: ReplayEyes): readonly LogEntry[] {
    return this.#opened()
      .reel.session.told.flat()
      .map(event => seen(event, eyes));
  }

  /** A game of its own that goes on from there, with other players. */
  takenOver({ answers, seats, undo, odds }: TakeOver): ClassicTable {
    const { reel } = this.#opened();
    const landmarks = reel.landmarks.filter(({ at }) => at <= answers);
    return {
      seats,
      undo,
      agreed: { odds },
      clock: null,
      words: [],
      session: reelAt(classic, reel, answers),
      landmarks,
    };
  }

  #opened(): OpenedReplay & { readonly id: string } {
    if (!this.#open) throw new Error('no recorded game is open');
    return this.#open;
  }
}

function seen(event: Told<Happening>, eyes: ReplayEyes): LogEntry {
  return (eyes === 'open' ? event : classic.seen(event, eyes)) as LogEntry;
}

/** All hands on the table: of each player what that player sees. */
function openView(state: Readonly<ClassicState>): ClassicView {
  const players = state.players.map((_player, seat) => classic.view(state, seat).players[seat]!);
  return { ...classic.view(state, 'spectator'), players };
}
