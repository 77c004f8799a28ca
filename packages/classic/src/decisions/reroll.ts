import type { Listed } from '@signum/kernel';
import type { CreatureId } from '../ids.ts';
import type { Face } from '../vocabulary.ts';
import { choices } from '../answers/choices.ts';

/** Which dice are rolled again, by their places. */
export interface Reroll {
  shown: {
    readonly creature: CreatureId;
    readonly purpose: 'attack' | 'defence' | 'healing' | 'ritual' | 'search';
    readonly faces: readonly Face[];
    /** Faces that are a success in this roll; none where each face means something else. */
    readonly counting: readonly Face[];
    /** Places of the dice that may be rolled again. */
    readonly places: readonly number[];
    readonly most: number;
  };
  taken: { readonly dice: readonly number[] };
}

export const reroll: Listed<Reroll['shown'], Reroll['taken']> = {
  hasChoice: ({ places, most }) => places.length > 0 && most > 0,
  answers: ({ places, most }) => choices(places, 0, most).map(dice => ({ dice })),
};
