import type { Frame } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import type { Text } from './text.ts';

/** One piece of a text that is still to be carried out, and where in the text it stands. */
export interface Instruction {
  readonly path: string;
  readonly effect: Effect;
  /** The one being treated, inside a `for each`. */
  readonly each?: CreatureId;
  /** Who is still to be treated by a `for each` that has begun. */
  readonly left?: readonly CreatureId[];
}

/** What was chosen for one place of a text: ids for a selector, the number of a mode. */
export interface Pick {
  readonly path: string;
  readonly chosen: readonly string[];
}

/** A text being carried out. What waits, what was chosen and what was rolled is all here, so a game can be saved in the middle. */
export interface EffectFrame extends Frame {
  readonly kind: 'effect';
  step: 'begin' | 'choose' | 'do' | 'may' | 'mode' | 'next' | 'order' | 'pay' | 'roll' | 'summoned';
  text: Text;
  todo: readonly Instruction[];
  picks: readonly Pick[];
  /** Marks the ability as used this turn. */
  readonly usesUp: boolean;
  /** Has it done anything yet? Only then it counts as used. */
  begun: boolean;
  /** The card that is just being put into play. */
  summoning: CardId | null;
}

/** A text about to be carried out. Choices that were made when it was declared come along (C-ABL-4). */
export function effectOf(
  text: Text,
  effect: Effect,
  { usesUp = false, picks = [] }: { usesUp?: boolean; picks?: readonly Pick[] } = {},
): EffectFrame {
  return {
    kind: 'effect',
    step: 'begin',
    text,
    todo: [{ path: '', effect }],
    picks,
    usesUp,
    begun: false,
    summoning: null,
    because: { source: text.source },
  };
}
