import type { AttackKind, Face, Ruler } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Bonus, Deed } from './bonus.ts';
import type { Cond } from './condition.ts';
import type { Until } from './duration.ts';
import type { KeywordName } from './keyword-name.ts';
import type { FaceTable } from './keyword-use.ts';
import type { Payment } from './payment.ts';
import type { CreatureRef, Ref, Who } from './reference.ts';
import type { All, CardDesc, Choose, CreatureDesc, Desc, Selector, ThingDesc } from './selector.ts';

/** Creatures: a reference, or a description somebody chooses by. */
export type Creatures = CreatureRef | Selector<CreatureDesc>;
export type Things<D extends Desc = ThingDesc> = Ref | Selector<D>;

/** What can be cancelled, in the window of its declaration (C-TIM-7). */
export type Cancelled =
  'that ability' | 'that activation' | 'that attack' | 'that card' | 'that move' | 'that summoning' | 'that tactic';

/** The arguments of every verb. */
export interface Verbs {
  // harm and healing
  damage: { readonly whom: Creatures; readonly amount: Amount };
  wound: { readonly whom: Creatures; readonly amount: Amount };
  heal: { readonly whom: Creatures; readonly amount: Amount };
  eliminate: { readonly whom: Creatures };
  backstab: { readonly whom: Creatures; readonly by: Creatures };
  armour: { readonly whom: Creatures; readonly amount: Amount; readonly until?: Until };
  sunder: { readonly whom: Creatures; readonly amount: Amount };
  prevent: { readonly amount: Amount };
  redirect: { readonly to: Creatures };
  // bonuses
  gain: { readonly whom: Creatures; readonly bonus: readonly Bonus[]; readonly until?: Until };
  lose: { readonly whom: Creatures; readonly keyword: KeywordName | 'gained abilities'; readonly until?: Until };
  forbid: { readonly whom: Creatures; readonly from: readonly Deed[]; readonly until: Until };
  copy: { readonly whom: Creatures; readonly from: Creatures; readonly until?: Until };
  // place
  move: { readonly whom: Creatures; readonly upTo: Ruler; readonly backstab?: false };
  place: {
    readonly whom: Creatures;
    readonly near: Ref | Selector<CreatureDesc | ThingDesc>;
    readonly within: Ruler | 'contact';
    readonly backstab?: false;
    readonly enemies?: true;
  };
  push: { readonly whom: Creatures; readonly distance: Ruler; readonly from: CreatureRef };
  swap: { readonly whom: Creatures; readonly with: Creatures };
  // activation and control
  activate: { readonly whom: Creatures };
  skip: { readonly whom: Creatures };
  attack: { readonly whom: Creatures; readonly target: Creatures; readonly kind: AttackKind };
  control: { readonly whom: Creatures; readonly until: 'end of turn' };
  // tokens
  poison: { readonly whom: Creatures };
  disease: { readonly whom: Creatures };
  cure: { readonly whom: Creatures; readonly of: readonly ('disease' | 'poison')[] };
  hide: { readonly whom: Creatures };
  expose: { readonly whom: Creatures };
  concentrate: { readonly whom: Creatures; readonly amount: Amount };
  // summoning
  minion: { readonly near: Ref | Selector<CreatureDesc | ThingDesc>; readonly amount: Amount };
  summon: { readonly what: Choose<CardDesc>; readonly near?: CreatureRef | 'your side' };
  // cards
  draw: { readonly who: Who; readonly amount: Amount };
  discard: { readonly who: Who; readonly amount: Amount; readonly how: 'choose' | 'random' };
  look: {
    readonly at: 'deck' | 'hand' | 'tactics';
    readonly whose: Who;
    readonly amount?: number;
    readonly take?: number;
    readonly rest?: 'bottom' | 'top';
  };
  search: { readonly what: Choose<CardDesc>; readonly to: 'hand' };
  return: { readonly what: CreatureRef | Selector<CardDesc | CreatureDesc>; readonly to: 'deck' | 'hand' };
  bury: { readonly who: Who; readonly amount: Amount };
  cancel: { readonly what: Cancelled; readonly to?: 'deck' };
  // Prosperity and City
  prosper: { readonly who: Who; readonly amount: Amount };
  tax: { readonly who: Who; readonly amount: Amount };
  steal: { readonly amount: Amount };
  destroy: { readonly what: Things };
  tap: { readonly what: Things };
  untap: { readonly what: Things };
  build: { readonly less: number };
  repair: { readonly what: Things; readonly amount: Amount };
  // dice
  reroll: {
    readonly dice: 'attack' | 'defence';
    readonly whose: 'opponent' | 'you';
    readonly which: 'failed' | 'successful';
    readonly amount: Amount;
  };
}

export type Verb = keyof Verbs;
export type VerbEffect<V extends Verb = Verb> = { [N in V]: { readonly do: N } & Verbs[N] }[V];

/** Several dice: what is chosen first, then what the failures do, then what the successes do. */
export interface RollMany {
  readonly do: 'roll';
  readonly dice: number;
  readonly whom?: Selector<CreatureDesc>;
  readonly success: readonly Face[];
  readonly effect: Effect;
  readonly fail?: Effect;
}

export type Combinator =
  | RollMany
  | { readonly do: 'choose one'; readonly of: readonly Effect[] }
  | { readonly do: 'for each'; readonly of: All<CreatureDesc>; readonly effect: Effect }
  | { readonly do: 'if'; readonly cond: Cond; readonly then: Effect; readonly else?: Effect }
  | { readonly do: 'may'; readonly effect: Effect }
  | { readonly do: 'pay'; readonly who: Who; readonly cost: Payment; readonly then?: Effect; readonly else?: Effect }
  | { readonly do: 'roll'; readonly on: FaceTable };

/** What a text does: one thing, or several in this order, each an atomic step (C-TIM-11). */
export type Effect = Combinator | VerbEffect | readonly Effect[];
