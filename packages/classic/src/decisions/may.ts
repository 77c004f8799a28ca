import type { Listed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordName, Payment } from '../language/index.ts';

/** Yes or no: an optional trigger, a payment, a Backstab by somebody hidden. */
export interface May {
  shown: {
    readonly purpose: 'backstab' | 'draw' | 'effect' | 'pay' | 'surcharge' | 'trigger';
    readonly card?: CardId;
    readonly keyword?: KeywordName;
    readonly creature?: CreatureId;
    readonly pay?: Payment;
  };
  taken: { readonly yes: boolean };
}

export const may: Listed<May['shown'], May['taken']> = {
  hasChoice: () => true,
  answers: () => [{ yes: false }, { yes: true }],
};
