import type { CardId } from '../card.ts';
import type { Ruler } from '../vocabulary.ts';
import type { KeywordName } from './keyword-name.ts';
import type { Ref } from './reference.ts';

type Side = '' | "opponent's " | 'your ';
export type CreatureWord = 'character' | 'character or minion' | 'creature' | 'hero' | 'minion';
export type ThingWord = 'building' | 'relic' | 'tactic' | 'terrain' | 'unique building';
export type CardWord = 'character card' | 'spell card';

/** Whom or what a text speaks of. Without a side word: anybody's (C-GEN-20). `other`: not the bearer. */
export type CreatureDesc = `${Side}${'' | 'other '}${CreatureWord}`;
export type ThingDesc = `${Side}${ThingWord}`;
export type CardDesc = `${Side}${CardWord}`;
export type Desc = CardDesc | CreatureDesc | ThingDesc;

/** What a creature may be just now. Engaged: in contact with an enemy that is not hidden. */
export type Condition = 'activated' | 'diseased' | 'engaged' | 'hidden' | 'poisoned' | 'unwounded' | 'wounded';
export type Is = Condition | `not ${Condition}`;

/** A bound on a number. */
export type Bound = { readonly atLeast: number } | { readonly atMost: number };

/** What narrows a description down. All of them must hold. */
export interface Filters {
  readonly is?: readonly Is[];
  readonly named?: CardId;
  /** The name of a faction, or the class building of an affiliation. */
  readonly of?: CardId;
  readonly race?: string;
  readonly has?: KeywordName;
  readonly hasNot?: KeywordName;
  readonly within?: Ruler | 'contact';
  /** From where `within` and `inSight` are measured. Without it: from the bearer, or from the hero of the text's controller. */
  readonly from?: Ref;
  readonly inSight?: true;
  readonly strength?: Bound;
  readonly currentHealth?: Bound;
  /** Symbols plus Prosperity of a card. */
  readonly cost?: Bound;
  /** In contact with a template (C-TER-12): `terrain` means any, `this terrain` the one of the text, else a card is named. */
  readonly touching?: CardId;
  /** Where cards are looked for. */
  readonly in?: 'deck' | 'graveyard';
  readonly except?: Ref;
}

/** A player chooses: that is targeting. */
export interface Choose<D extends Desc = Desc> extends Filters {
  readonly choose: D;
  readonly n?: number;
  readonly upTo?: true;
  readonly chooser?: 'opponent';
}

/** All of them, without a choice: that is not targeting (C-STL-4). */
export interface All<D extends Desc = Desc> extends Filters {
  readonly all: D;
}

/** Whatever fits, in conditions of events. A bare description is short for it. */
export interface Any<D extends Desc = Desc> extends Filters {
  readonly any: D;
}

export type Selector<D extends Desc = Desc> = All<D> | Choose<D>;
