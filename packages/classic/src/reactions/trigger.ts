import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordName } from '../language/index.ts';
import type { ClassicFrame } from '../procedures/index.ts';

/** An ability that was set off and waits for its turn in a window (C-TIM-3). */
export interface Trigger {
  readonly seat: Seat;
  readonly source: string;
  readonly card: CardId;
  readonly keyword?: KeywordName;
  readonly bearer?: CreatureId;
  readonly optional: boolean;
  /** The number of the event that set it off. */
  readonly cause: number;
  readonly frames: readonly ClassicFrame[];
}
