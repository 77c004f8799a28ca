import { draw } from '@signum/kernel';
import type { Candidate } from '../rounds.ts';
import { begun, game, whims } from './recorded-games.ts';

const GAMES = 10;

/** Whole games from the first card to the last: one answer after the other is picked at random. */
export function wholeGames(): Candidate {
  return {
    name: 'a whole game at random',
    run() {
      for (let index = 0; index < GAMES; index += 1) {
        const chance = whims(index);
        const scratch = game.scratch(begun(index));
        const pick = (sides: number): number => draw(chance, sides);
        for (let answer = scratch.pick(pick); answer; answer = scratch.pick(pick)) scratch.play(answer);
      }
      return GAMES;
    },
  };
}
