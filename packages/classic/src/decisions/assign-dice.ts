import type { Listed } from '@signum/kernel';
import type { CreatureId } from '../ids.ts';

/** How many dice go to attack; the rest defend (C-MEL-7). */
export interface AssignDice {
  shown: { readonly creature: CreatureId; readonly dice: number; readonly least: number; readonly most: number };
  taken: { readonly attack: number };
}

export const assignDice: Listed<AssignDice['shown'], AssignDice['taken']> = {
  answers: ({ least, most }) => Array.from({ length: most - least + 1 }, (_, index) => ({ attack: least + index })),
};
