import type { Candidate } from '../rounds.ts';
import { anyOf, begun, game, whims } from './recorded-games.ts';

const GAMES = 10;

/** Whole games from the first card to the last: every answer is sampled, and one of them taken at random. */
export function wholeGames(): Candidate {
  return {
    name: 'a whole game at random',
    run() {
      for (let index = 0; index < GAMES; index += 1) {
        const chance = whims(index);
        const scratch = game.scratch(begun(index));
        for (let answers = scratch.answers(); answers.length > 0; answers = scratch.answers())
          scratch.play(anyOf(answers, chance));
      }
      return GAMES;
    },
  };
}
