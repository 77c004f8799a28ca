import { playGame, players, type Question } from '@signum/ai';
import type { ClassicState } from '@signum/classic';
import { game, setupOf } from '../classic/recorded-games.ts';

export interface Moment {
  readonly state: ClassicState;
  readonly question: Question;
}

/** Moments with a choice, spread over games that drilled recruits play. */
export function moments(count: number): Moment[] {
  const all: Moment[] = [];
  for (let index = 0; all.length < count * 8; index += 1) {
    playGame({
      game,
      players: [players.drilled, players.drilled],
      setup: setupOf(index),
      seed: `bench ${index}`,
      onlooker(question, _verdict, state) {
        if (question.kind !== 'tactic' || question.usable.length > 0) all.push({ state, question });
      },
    });
  }
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
}
