import { createRequire } from 'node:module';
import { classicMachine, viewOf, type ClassicState, type Decisions, type Template } from '@signum/classic';
import { isRefused, type Answer, type Reply } from '@signum/kernel';
import { game } from './recorded-games.ts';

/**
 * The classic game as one would wrap it for boardgame.io: `G` is what changes in the course of a game, cards, rules and the
 * shapes of templates stay outside, and the one move takes an answer and gives the next `G`. Nothing is asked of the framework
 * that it could be slow at (no undo, no turn order). Shapes above all: a search for a place measures them thousands of times,
 * and through a draft that alone would be nine tenths of all its time.
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
type Changing = Omit<ClassicState, 'answerable' | 'cards' | 'rules' | 'terrains'> & {
  terrains: Omit<Template, 'pieces'>[];
};

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
  const shapes = new Map<string, Template['pieces']>();
  const changing = (state: ClassicState): Changing => {
    for (const { id, pieces } of state.terrains) shapes.set(id, pieces);
    const terrains = state.terrains.map(({ pieces: _pieces, ...template }) => template);
    return { ...(game.changing!(state) as ClassicState), terrains };
  };
  const joined = (G: Changing): ClassicState => {
    const terrains = G.terrains.map(template => ({ ...template, pieces: shapes.get(template.id)! }));
    return { ...G, answerable, cards, rules, terrains };
  };
  let plain = changing(first);
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
      const next = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'answer', args: [reply], playerID: String(reply.seat), credentials: undefined },
      });
      if (next.G === state.G) throw new Error('boardgame.io refuses an answer that fits');
      return next;
    },
    sent: (state, seat) => filter(String(seat), { type: 'update', args: ['match', state] }),
    whole: ({ G }) => joined(G),
  };
}
