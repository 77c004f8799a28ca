import type { Listed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { choices } from '../answers/choices.ts';

/** Why something is chosen. */
export type ChoosePurpose =
  | 'card to discard'
  | 'card to take'
  | 'card to put on top'
  | 'order of cards'
  | 'place to go'
  | 'relic that takes the damage'
  | 'relic to replace'
  | 'target'
  | 'victim';

/** Choosing among things that can be listed: creatures, relics, buildings, templates, tactics, cards. */
export interface Choose {
  shown: {
    readonly purpose: ChoosePurpose;
    /** The card whose text asks, where there is one. */
    readonly card?: CardId;
    readonly options: readonly string[];
    readonly least: number;
    readonly most: number;
  };
  taken: { readonly chosen: readonly string[] };
}

export const choose: Listed<Choose['shown'], Choose['taken']> = {
  hasChoice: ({ options, least, most }) => most > least || (most > 0 && options.length > most),
  answers: ({ options, least, most }) => choices(options, least, most).map(chosen => ({ chosen })),
};
