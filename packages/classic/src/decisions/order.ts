import type { Listed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordName } from '../language/index.ts';

/** One of several things that happen at the same time: `source` tells them apart, the rest says what they are. */
export interface Simultaneous {
  readonly source: string;
  readonly card?: CardId;
  readonly keyword?: KeywordName;
  readonly creature?: CreatureId;
}

/** Which of one's own simultaneous things comes next (C-TIM-3, C-TRN-22, C-TRN-23). */
export interface Order {
  shown: {
    readonly of: 'activations' | 'backstabs' | 'creatures' | 'end of turn' | 'graveyard' | 'minions' | 'triggers';
    readonly options: readonly Simultaneous[];
  };
  taken: { readonly next: number };
}

export const order: Listed<Order['shown'], Order['taken']> = {
  hasChoice: ({ options }) => options.length > 1,
  answers: ({ options }) => options.map((_option, next) => ({ next })),
};
