import type { Fitting } from '@signum/kernel';
import type { CreatureId } from './ids.ts';
import type { Face } from './vocabulary.ts';

/** Every decision a player is asked for so far (C-TIM-21). */
export type Decisions = {
  /** How many dice go to attack; the rest defend (C-MEL-7). */
  assignDice: {
    shown: { readonly creature: CreatureId; readonly dice: number; readonly least: number; readonly most: number };
    taken: { readonly attack: number };
  };
  /** Which dice are rolled again, by their places. */
  reroll: {
    shown: {
      readonly creature: CreatureId;
      readonly purpose: 'attack' | 'defence';
      readonly faces: readonly Face[];
      readonly most: number;
    };
    taken: { readonly dice: readonly number[] };
  };
};

export const decisions: Fitting<Decisions> = {
  assignDice: {
    answers: ({ least, most }) => Array.from({ length: most - least + 1 }, (_, index) => ({ attack: least + index })),
  },
  reroll: {
    answers: ({ faces, most }) => choices(faces.length, most).map(dice => ({ dice })),
  },
};

/** All ways to choose at most so many of n places, none first, each in rising order. */
function choices(n: number, most: number): number[][] {
  let all: number[][] = [[]];
  for (let place = 0; place < n; place += 1) {
    all = [...all, ...all.filter(chosen => chosen.length < most).map(chosen => [...chosen, place])];
  }
  return all;
}
