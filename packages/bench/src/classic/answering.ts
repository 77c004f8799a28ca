import { isRefused, samePlain } from '@signum/kernel';
import type { Candidate } from '../rounds.ts';
import { bgioClassic, type Reading } from './classic-in-boardgame-io.ts';
import { game, stretches, type Stretch } from './recorded-games.ts';

/** What the candidates answer again. */
const recorded = (): Stretch[] => stretches(5, 200, 40);

/** boardgame.io's reducer, as its bots use it. */
export function inBgio(): Candidate {
  return throughBgio('boardgame.io: one answer', 'draft', () => {});
}

/** The same where the rules read plain data: what the framework costs by itself. */
export function besideBgio(): Candidate {
  return throughBgio('boardgame.io: one answer, the rules reading beside its draft (no goal)', 'plain', () => {});
}

/** The same with what its server does after a move: the state as each player may see it. */
export function inBgioServer(): Candidate {
  return throughBgio('boardgame.io: one answer and a view for each player', 'draft', (bgio, state) => {
    bgio.sent(state, 0);
    bgio.sent(state, 1);
  });
}

type Bgio = ReturnType<typeof bgioClassic>;

function throughBgio(
  name: string,
  reading: Reading,
  after: (bgio: Bgio, state: ReturnType<Bgio['begin']>) => void,
): Candidate {
  const tables = recorded().map(({ first, replies }) => {
    const bgio = bgioClassic(first, reading);
    return { bgio, begun: bgio.begin(), replies };
  });
  return candidate(name, tables, ({ bgio, begun, replies }) => {
    let state = begun;
    for (const reply of replies) {
      state = bgio.answer(state, reply);
      after(bgio, state);
    }
    return replies.length;
  });
}

export function inSearchMode(): Candidate {
  return candidate('classic in search mode: one answer', recorded(), ({ first, replies }) => {
    const scratch = game.scratch(first);
    for (const { answer } of replies) scratch.play(answer);
    return replies.length;
  });
}

/** Checked, with events, a new state, and the events as each player may see them: what our server sends. */
export function inServerMode(): Candidate {
  return candidate('classic in server mode: one answer and the events for each player', recorded(), stretch => {
    let state = stretch.first;
    for (const reply of stretch.replies) {
      const taken = game.answer(state, reply);
      if (isRefused(taken)) throw new Error('a recorded answer is refused');
      for (const event of taken.events) for (const seat of [0, 1]) game.seen(event, seat);
      ({ state } = taken);
    }
    return stretch.replies.length;
  });
}

/** A comparison is worth something only if all play the same game: every stretch must end in the same position. */
export function requireSameGame(): void {
  for (const { first, last, replies } of recorded()) {
    const bgio = bgioClassic(first);
    let there = bgio.begin();
    const here = game.scratch(first);
    for (const reply of replies) {
      there = bgio.answer(there, reply);
      here.play(reply.answer);
    }
    const end = game.changing!(last);
    if (!samePlain(game.changing!(bgio.whole(there)), end))
      throw new Error('boardgame.io plays another game than the rules');
    if (!samePlain(game.changing!(here.state), end)) throw new Error('a search plays another game than a server');
  }
}

function candidate<T>(name: string, items: readonly T[], once: (item: T) => number): Candidate {
  return { name, run: () => items.reduce((total, item) => total + once(item), 0) };
}
