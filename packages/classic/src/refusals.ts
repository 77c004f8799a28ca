import type { Flaws, Length } from '@signum/geometry';
import type { AnswerRefusals, Seat } from '@signum/kernel';
import type { CardId } from './card.ts';
import type { CreatureId, TerrainId } from './ids.ts';
import type { Deed } from './language/index.ts';
import type { Way } from './decisions/route.ts';
import type { Phase } from './state.ts';
import type { AttackKind, CardType, CostSymbol, Faction, RelicSlot } from './vocabulary.ts';

type Nothing = Readonly<Record<string, never>>;
type OfCard = { readonly card: CardId };
type OfBuilding = { readonly building: CardId };
/** The creature that would do something. */
type OfCreature = { readonly creature: CreatureId };
/** The creature to which something would be done. */
type OfTarget = { readonly target: CreatureId };
type OfTerrain = { readonly terrain: TerrainId };
type Lacking = { readonly needed: number; readonly there: number };

/**
 * Every reason for which a player's wish is refused, and what is told about it: the kernel's about answers, geometry's about
 * places and paths, and those of the rules. One list, so that each language has a sentence for each of them. What is told
 * is known to the player who is refused.
 */
export interface Refusals extends AnswerRefusals, Flaws {
  // the moment
  'action-under-way': Nothing;
  'activation-under-way': OfCreature;
  'draw-offered-already': Nothing;
  'not-possible': Nothing;
  'not-your-turn': Nothing;
  'other-phase': { readonly phase: Phase };

  // costs
  /** Symbols for which no untapped building is there; `tapped`: the City has them all, but not all untapped. */
  'buildings-missing': { readonly missing: readonly CostSymbol[]; readonly tapped: boolean };
  'too-few-hand-cards': Lacking;
  'too-few-tokens': Lacking & OfCreature;
  'too-little-prosperity': Lacking;

  // cards and the City
  'building-not-standing': OfBuilding;
  'building-stands-already': OfBuilding;
  'city-full': { readonly most: number };
  'no-slot': { readonly slot: RelicSlot };
  'no-such-ability': Nothing;
  'no-target': OfCard;
  'not-in-pool': Partial<OfCard>;
  'not-playable': OfCard;
  'other-hero': { readonly hero: CardId };
  /** The class building that stands in the City. */
  'second-class-building': OfBuilding;
  tapped: OfCard;
  'terrain-played': Nothing;
  'too-many-creatures': { readonly most: number; readonly there: number };
  'unique-building-again': OfBuilding;
  'used-this-turn': OfCard;

  // whom a text can choose
  'beyond-buildings': OfTarget;
  'beyond-support-cards': OfTarget;
  dying: OfTarget;
  hidden: OfTarget;
  shielded: OfTarget & { readonly against: 'impact' | 'ranged attacks' | 'spells' };

  // activations
  activated: OfCreature;
  'after-detection': OfCreature;
  'after-run': OfCreature;
  'concentration-full': OfCreature;
  engaged: OfCreature;
  forbidden: OfCreature & { readonly deed: Deed };
  'has-moved': OfCreature;
  'just-summoned': OfCreature;
  'nobody-to-control': OfCreature;
  'nobody-to-heal': OfCreature;

  // moves
  'in-contact': OfCreature & { readonly enemy: CreatureId };
  'longest-movement': OfCreature;
  'never-runs': OfCreature;
  'no-movement': OfCreature;
  'no-such-way': { readonly mode: Way['mode'] };
  'nobody-near': OfCreature;
  'not-into-contact': Nothing;
  'one-move': OfCreature;
  stayed: OfCreature;

  // attacks
  'ability-missing': OfCreature & { readonly attack: AttackKind };
  'after-move': OfCreature & { readonly attack: AttackKind };
  defender: OfTarget & { readonly defender: CreatureId };
  'line-too-long': OfTarget & { readonly range: Length; readonly short: Length };
  'melee-only': OfCreature;
  'no-enemy': OfTarget;
  'no-line-of-sight': OfTarget;
  'no-strength': OfCreature;
  'not-in-contact': OfCreature & OfTarget & { readonly short: Length };
  'out-of-range': OfTarget & { readonly range: Length; readonly short: Length };
  'that-shot-only': OfTarget;

  // Stealth
  'already-hidden': OfCreature;
  'no-stealth': OfCreature;
  'not-hidden': OfTarget;
  'not-in-this-edition': Nothing;
  'one-attempt': OfCreature;
  'was-shot-at': OfCreature;

  // Ruins
  'already-searched': OfTerrain;
  'never-searches': OfCreature;
  'no-character': OfCreature;
  'no-exit': OfTerrain;
  'no-ruins': OfTerrain;
  'not-at-terrain': OfCreature & OfTerrain & { readonly short: Length };
  'not-searched': OfTerrain;

  // decks
  'deck-too-big': { readonly cards: number; readonly most: number };
  'deck-too-small': { readonly cards: number; readonly least: number };
  'foreign-faction': OfCard & { readonly faction: Faction };
  'no-hero': OfCard;
  'no-minions': OfCard;
  'not-a-battle-card': OfCard & { readonly type: CardType };
  'not-a-minion': OfCard & { readonly type: CardType };
  'not-for-the-pool': OfCard & { readonly type: CardType };
  'too-few-characters': { readonly characters: number; readonly least: number };
  'too-many-copies': OfCard & { readonly copies: number; readonly most: number };
  'too-many-mercenaries': { readonly mercenaries: number; readonly most: number };
  'too-much-hired-support': { readonly hired: number; readonly most: number };
  'unknown-card': OfCard;

  // the beginning of a game
  /** Every rule that the deck breaks is told by `deckRefusals`. */
  'illegal-deck': { readonly seat: Seat; readonly reasons: readonly string[] };
  'no-deck': { readonly seat: Seat };
  'no-seed': Nothing;
  'no-such-edition': Nothing;
  'no-such-limit': Nothing;
  'not-two-decks': Nothing;
}

export type RefusalCode = keyof Refusals;

/** Why something is refused: the code names the sentence, the rule stands in the specification (decision record 2). */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [N in C]: {
    readonly code: N;
    readonly rule: string;
    readonly facts: Refusals[N];
    /** The nearest answer that would be taken, where there is one. */
    readonly nearest?: unknown;
  };
}[C];
