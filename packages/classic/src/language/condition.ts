import type { CardId } from '../card.ts';
import type { CreatureRef } from './reference.ts';
import type { All, Any, Filters } from './selector.ts';

/** Something that is true or not when it is asked. */
export type Cond =
  | ({ readonly creature: CreatureRef; readonly kind?: 'character' | 'hero' | 'minion' } & Filters)
  | { readonly exists: All | Any; readonly atLeast?: number }
  | { readonly standing: CardId }
  | { readonly prosperity: 'your'; readonly than: 'less' | 'more' }
  | { readonly not: Cond }
  | { readonly and: readonly Cond[] }
  | { readonly or: readonly Cond[] };
