import type { ClassicState } from '@signum/classic';
import type { Candidate } from '../rounds.ts';
import { creature, crowded } from './crowd.ts';
import { game } from './recorded-games.ts';

const TIMES = 50;
const KILOBYTES = 50;

/**
 * A state whose changing part has some fifty kilobytes as JSON: a full table and a large crowd beside it. A draw is on offer,
 * so the question that waits costs nothing to ask.
 */
function largeState(): ClassicState {
  const state = crowded(40);
  state.frames.push({ kind: 'drawOffer', step: 'answer', seat: 0 });
  const { creatures } = state;
  for (let index = 0; kilobytes(state) < KILOBYTES; index += 1) {
    const { card, owner } = creatures[index % 40]!;
    creatures.push(creature(state.cards[card]!, owner, `c${2000 + index}` as (typeof creatures)[number]['id']));
  }
  return state;
}

/** What is copied of a state: cards and rules are the same for all copies. */
function kilobytes(state: ClassicState): number {
  return JSON.stringify(game.changing!(state)).length / 1024;
}

/** JSON gets only what changes, as the copier does. */
export function copyByJson(): Candidate {
  const changing = game.changing!(largeState());
  return repeated('copy of 50 KB by JSON', () => JSON.parse(JSON.stringify(changing)) as unknown);
}

/** A copy as search makes it. */
export function copyByCopier(): Candidate {
  const state = largeState();
  return repeated("copy of 50 KB by the state's own copier", () => game.scratch(state));
}

function repeated(name: string, once: () => unknown): Candidate {
  return {
    name,
    run() {
      for (let count = 0; count < TIMES; count += 1) once();
      return TIMES;
    },
  };
}
