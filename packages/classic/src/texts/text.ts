import type { Disc } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Happening } from '../happenings.ts';
import type { CreatureId, RelicId, TacticId, TerrainId } from '../ids.ts';

/**
 * A text being read: whose it is, on what it stands, and what its references mean. `you` is its controller, `this creature`
 * its bearer, `that creature` the one to whom the event happened.
 */
export interface Text {
  readonly seat: Seat;
  /** The ability, by a name that no other has: for the loop rule and for bonuses that must not count twice. */
  readonly source: string;
  /** The card it is printed on. */
  readonly card: CardId;
  readonly bearer?: CreatureId;
  readonly relic?: RelicId;
  readonly tactic?: TacticId;
  readonly terrain?: TerrainId;
  /** Is it tagged as acting upon a chosen creature (C-ABL-1)? */
  readonly impact?: true;
  readonly event?: Happening;
  /** What was chosen first in this text. */
  readonly chosen?: readonly string[];
  /** Where the chosen creature was last seen standing: distances are measured from there if this very text has felled it. */
  readonly stood?: Disc;
  /** The one being treated in `for each`. */
  readonly each?: CreatureId;
  readonly successes?: number;
  readonly failures?: number;
}
