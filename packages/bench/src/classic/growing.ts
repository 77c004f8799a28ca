import { canSee } from '@signum/geometry';
import { boardOf } from '@signum/classic';
import type { Candidate } from '../rounds.ts';
import { crowded } from './crowd.ts';
import { anyOf, game, whims } from './recorded-games.ts';

const GAMES = 8;
const ANSWERS = 60;

/** Play at random goes on from a table with so many creatures; one step is a sample, a choice and its answer. */
export function stepsAmong(creatures: number): Candidate {
  const state = crowded(creatures);
  return {
    name: `one step among ${creatures} creatures`,
    run() {
      let steps = 0;
      for (let index = 0; index < GAMES; index += 1) {
        const chance = whims(index);
        const scratch = game.scratch(state);
        for (let count = 0; count < ANSWERS; count += 1) {
          const answers = scratch.answers();
          if (answers.length === 0) break;
          scratch.play(anyOf(answers, chance));
          steps += 1;
        }
      }
      return steps;
    },
  };
}

/** Who sees whom: every creature and each of its enemies, on a board that nobody has seen before. */
export function everySight(creatures: number): Candidate {
  const state = crowded(creatures);
  return {
    name: `all lines of sight among ${creatures} creatures`,
    run() {
      const board = boardOf(state);
      let seen = 0;
      for (const one of board.bases) {
        for (const other of board.bases) if (one.team < other.team && canSee(board, one, other)) seen += 1;
      }
      kept = seen;
      return 1;
    },
  };
}

/** The same after one creature has moved: only its own lines are new. */
export function sightsOfOne(creatures: number): Candidate {
  const state = crowded(creatures);
  return {
    name: `lines of sight of one among ${creatures} creatures`,
    run() {
      const board = boardOf(state);
      let seen = 0;
      for (const one of board.bases) {
        for (const other of board.bases) if (one.team !== other.team && canSee(board, one, other)) seen += 1;
      }
      kept = seen;
      return board.bases.length;
    },
  };
}

/** Where answers go, so that no engine may leave out the work as useless. */
export let kept = 0;
