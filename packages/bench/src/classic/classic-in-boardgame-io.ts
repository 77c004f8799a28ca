import { createRequire } from 'node:module';
import { classicMachine, viewOf, type ClassicState, type Decisions } from '@signum/classic';
import { isRefused, type Answer, type Reply } from '@signum/kernel';
import { game } from './recorded-games.ts';

/**
 * The classic game as one would wrap it for boardgame.io: `G` is what changes in the course of a game, cards and rules stay
 * outside, and the one move takes an answer and gives the next `G`. Nothing is asked of the framework that it could be slow
 * at (no undo, no turn order).
 */
export interface BgioClassic {
  begin(): BgioState;
  answer(state: BgioState, reply: ClassicReply): BgioState;
  /** What its server sends to a player after a move. */
  sent(state: BgioState, seat: number): unknown;
  /** The state of the rules again, for whoever asks what is possible. */
  whole(state: BgioState): ClassicState;
}

/**
 * What the rules read: the draft that boardgame.io hands to a move, as its moves do, or the plain `G` behind it. The plain one
 * leaves only the framework's own cost; it is timed beside the other to tell how much of a ratio comes from drafts alone.
 */
export type Reading = 'draft' | 'plain';

export interface BgioState {
  readonly G: Changing;
  readonly ctx: object;
}

type ClassicReply = Reply<Answer<Decisions>>;
type Changing = Omit<ClassicState, 'answerable' | 'cards' | 'rules'>;

/** What is used of boardgame.io: its reducer and its filter, as its own server uses them. */
interface Internals {
  CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
  InitializeGame(options: { game: object; numPlayers: number }): BgioState;
  getFilterPlayerView(game: object): (player: string, message: object) => unknown;
  ProcessGameConfig(game: object): object;
}

const internals = createRequire(import.meta.url)('boardgame.io/internal') as Internals;

export function bgioClassic(first: ClassicState, reading: Reading = 'draft'): BgioClassic {
  const { answerable, cards, rules } = first;
  let plain = changing(first);
  const joined = (G: Changing): ClassicState => ({ ...G, answerable, cards, rules });
  const wrapped = internals.ProcessGameConfig({
    name: 'classic',
    disableUndo: true,
    setup: () => changing(first),
    moves: {
      answer({ G }: { G: Changing }, reply: ClassicReply): Changing | 'INVALID_MOVE' {
        const taken = classicMachine.answer(joined(reading === 'draft' ? G : plain), reply);
        return isRefused(taken) ? 'INVALID_MOVE' : changing(taken.state);
      },
    },
    turn: { activePlayers: { all: '' } },
    playerView: ({ G, playerID }: { G: Changing; playerID: string }) => viewOf(joined(G), Number(playerID)),
  });
  const reduce = internals.CreateGameReducer({ game: wrapped });
  const filter = internals.getFilterPlayerView(wrapped);
  return {
    begin: () => internals.InitializeGame({ game: wrapped, numPlayers: 2 }),
    answer(state, reply) {
      plain = state.G;
      return reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'answer', args: [reply], playerID: String(reply.seat), credentials: undefined },
      });
    },
    sent: (state, seat) => filter(String(seat), { type: 'update', args: ['match', state] }),
    whole: ({ G }) => joined(G),
  };
}

function changing(state: ClassicState): Changing {
  return game.changing!(state) as Changing;
}
