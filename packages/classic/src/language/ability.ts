import type { CardId } from '../card.ts';
import type { Happenings } from '../happenings.ts';
import type { AttackKind } from '../vocabulary.ts';
import type { Bonus } from './bonus.ts';
import type { Cond } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Payment } from './payment.ts';
import type { CreatureRef, Who } from './reference.ts';
import type { All, Any, CreatureDesc, Desc } from './selector.ts';

interface Text {
  /** Counts only while that building stands in the controller's City (C-CRD-30). */
  readonly needs?: CardId;
}

/** Who takes part in an event that an ability waits for. Left out: anybody. */
export type Role = Any<CreatureDesc> | CreatureDesc | CreatureRef;

/** Groups of attacks that texts speak of (C-GEN-14). */
export type AttackGroup = 'magical attack' | 'melee attack' | 'non-magical attack' | 'ranged attack';

/** Works when its event happens: compulsory unless it says `may` or asks for a payment (C-ABL-1). */
export interface Triggered extends Text {
  readonly when: keyof Happenings;
  readonly who?: Role;
  readonly by?: Role;
  readonly player?: Who;
  readonly card?: Desc | 'character' | 'spell' | 'relic' | 'tactic' | 'this relic';
  readonly attack?: AttackGroup | AttackKind;
  readonly if?: Cond;
  readonly may?: true;
  readonly pay?: Payment;
  readonly once?: 'turn';
  /** The tactic acts in its owner's turn, too (C-TAC-5). */
  readonly anyTurn?: true;
  readonly effect: Effect;
}

/** Used when its player likes: by a whole activation, by tapping, or for nothing in the own Creature Activation Phase. */
export interface Used extends Text {
  readonly use: 'activation' | 'free' | 'tap';
  readonly pay?: Payment;
  readonly once?: 'turn';
  /** Acts upon a chosen creature (C-ABL-1). */
  readonly impact?: true;
  readonly effect: Effect;
}

/** Works all the time. Without `whom`: for the bearer, or for the hero that carries the relic. */
export interface Always extends Text {
  readonly always: readonly Bonus[];
  readonly whom?: All<CreatureDesc>;
  readonly if?: Cond;
}

export type Ability = Always | Triggered | Used;
