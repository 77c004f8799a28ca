import type { ClassicState } from '@signum/classic';
import type { Candidate } from '../rounds.ts';
import { bgioClassic } from './classic-in-boardgame-io.ts';
import { game, moments } from './recorded-games.ts';

const POSITIONS = 30;

/** Positions from several games in which a creature is asked for its way. */
function moversToBe(): ClassicState[] {
  const found: ClassicState[] = [];
  for (let index = 0; found.length < POSITIONS; index += 1) {
    const before = found.length;
    for (const { state, decision } of moments(index)) {
      if (decision.kind === 'route' && decision.n > 100) found.push(state);
      if (found.length === before + POSITIONS / 5) break; // no game tells all
    }
  }
  return found.slice(0, POSITIONS);
}

/** Samples places, takes one of them and goes there, on the search's own state. */
export function moveInSearchMode(): Candidate {
  const positions = moversToBe();
  return {
    name: 'classic in search mode: a move sampled, chosen and applied',
    run() {
      positions.forEach((state, index) => {
        const scratch = game.scratch(state);
        scratch.play(chosen(scratch.answers(), index));
      });
      return positions.length;
    },
  };
}

/** The same sample from the same rules; the choice goes through boardgame.io's reducer. */
export function moveInBgio(): Candidate {
  const tables = moversToBe().map(state => {
    const bgio = bgioClassic(state);
    return { bgio, begun: bgio.begin() };
  });
  return {
    name: 'boardgame.io: a move sampled, chosen and applied',
    run() {
      tables.forEach(({ bgio, begun }, index) => {
        const decision = game.pending(bgio.whole(begun))!;
        const answer = chosen(game.answers(decision), index);
        bgio.answer(begun, { to: decision.n, seat: decision.seat, answer });
      });
      return tables.length;
    },
  };
}

/** The same choice everywhere, another one in each position. */
function chosen<T>(answers: readonly T[], index: number): T {
  return answers[(7919 * (index + 1)) % answers.length]!;
}
