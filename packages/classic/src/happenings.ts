import type { Length } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import type { CardId } from './card.ts';
import type { CreatureId, RelicId, TacticId, TerrainId } from './ids.ts';
import type { Deed, KeywordName } from './language/index.ts';
import type { AbilityName, AttackKind, DiceReason, Face, ProsperityReason, Ruler, Victory } from './vocabulary.ts';

/** Somebody to whom it happens, and the one who does it, where there is one. */
interface Who {
  readonly who: CreatureId;
  readonly by?: CreatureId;
}
interface Of {
  readonly player: Seat;
}
interface OfCard extends Of {
  readonly card: CardId;
}
interface Counted {
  readonly n: number;
}
/** One side of an attack. */
interface Attack extends Who {
  readonly by: CreatureId;
  readonly attack: AttackKind;
}
/** The three numbers of a creature (C-CRD-4). */
type Parameter = 'health' | 'movement' | 'strength';
interface Rolled {
  readonly faces: readonly Face[];
}
/** Dice of an attack, with the faces that count as successes for the one who rolls them. */
interface Struck extends Rolled {
  readonly counting: readonly Face[];
}

/**
 * All moments at which something can be set off, by the names of the rules (section 17.5 of the specification). One list,
 * three readers: the log tells it, the page shows it, keywords and tactics answer it.
 */
export interface Happenings {
  // the turn
  turnStart: Of;
  cardsUntapped: Of;
  effectsExpired: Of;
  startOfTurn: Of;
  cardDrawn: OfCard;
  drawFailed: Of & Counted;
  handOverflow: OfCard;
  prosperityGained: Of & Counted & { readonly because: ProsperityReason; readonly card?: CardId };
  prosperitySpent: Of & Counted & { readonly why: 'construction' | 'cost' | 'loss' };
  constructionDecision: Of & { readonly building?: CardId };
  turnEnding: Of;
  endOfTurn: Of;
  turnEnded: Of;

  // the City
  buildingConstructed: Of & { readonly building: CardId };
  buildingTapped: Of & { readonly building: CardId; readonly why: 'cost' | 'effect' };
  buildingUntapped: Of & { readonly building: CardId };
  buildingAbilityDeclared: Of & { readonly building: CardId };
  buildingDestroyed: Of & { readonly building: CardId };

  // cards
  cardDeclared: OfCard & { readonly targets: readonly string[] };
  costPaid: Of & { readonly buildings: readonly CardId[]; readonly prosperity: number };
  cardCancelled: OfCard;
  cardPlayed: OfCard;
  spellResolved: OfCard;
  relicEquipped: OfCard & { readonly relic: RelicId };
  relicReplaced: OfCard & { readonly relic: RelicId };
  relicUsed: Of & { readonly relic: RelicId; readonly mark: number };
  relicActivated: Of & { readonly relic: RelicId };
  relicDamaged: Of & Counted & { readonly relic: RelicId };
  relicDestroyed: OfCard & { readonly relic: RelicId };
  /** Only its owner learns which card it is (C-TAC-10). */
  tacticSet: OfCard & { readonly tactic: TacticId };
  tacticRevealed: OfCard & { readonly tactic: TacticId };
  tacticResolved: OfCard & { readonly tactic: TacticId };
  cardDiscarded: OfCard & { readonly atRandom?: true };
  /** Unseen: it came from a deck, or lay face down, so that now everybody learns which card it was. */
  cardToGraveyard: OfCard & { readonly who?: CreatureId; readonly relic?: RelicId; readonly unseen?: true };
  cardReturnedToHand: OfCard & { readonly who?: CreatureId };
  cardReturnedToDeck: OfCard & { readonly who?: CreatureId };
  deckShuffled: Of;

  // summoning
  summonDeclared: OfCard;
  creatureSummoned: OfCard & Who & { readonly how: 'by an effect' | 'from hand' };
  minionSummoned: Who;
  firstWord: Who;
  lastWord: OfCard & { readonly who?: CreatureId };

  // terrain
  terrainDeclared: OfCard;
  terrainPlaced: OfCard & { readonly terrain: TerrainId };
  terrainDestroyed: OfCard & { readonly terrain: TerrainId };
  ruinsSearched: Who & { readonly terrain: TerrainId; readonly face: Face };
  secretEntranceRolled: Who & { readonly terrain: TerrainId; readonly face: Face };

  // activation
  activationDeclared: Who;
  activationStart: Who;
  activationCancelled: Who;
  activationSkipped: Who;
  abilityDeclared: Who & { readonly ability: AbilityName };
  abilityResolved: Who & { readonly ability: AbilityName };
  activationEnd: Who;

  // movement
  moveDeclared: Who & { readonly run: boolean; readonly x: number; readonly y: number };
  /**
   * The declared way is open and is gone now. How long it is: the true length of the path (C-MOV-1), which terrain shortens but
   * never lengthens (C-MOV-15), in whole hundredths. Absent where a step into contact takes no way at all, and in games that
   * were saved before it was told.
   */
  moveStarted: Who & { readonly length?: Length };
  contactLeft: Who & { readonly by: CreatureId };
  terrainTouched: Who & { readonly terrain: TerrainId };
  contactEntered: Who & { readonly by: CreatureId };
  moveEnded: Who & { readonly x: number; readonly y: number };
  placed: Who & { readonly x: number; readonly y: number };

  // Backstab
  backstabProvoked: Who & { readonly by: CreatureId };
  backstabRolled: Who & { readonly by: CreatureId } & Rolled;
  backstabHit: Who & { readonly by: CreatureId };

  // attacks
  attackDeclared: Attack;
  attackCancelled: Attack;
  diceAssigned: Who & { readonly attack: number; readonly defence: number };
  attackRolled: Attack & Struck;
  attackRerolled: Attack & Struck;
  defenceRolled: Attack & Rolled;
  defenceRerolled: Attack & Rolled;
  hitsDetermined: Attack & Counted;
  attackSuccessful: Attack & Counted;
  attackFailed: Attack;
  attackEnded: Attack;

  // damage
  damageIncoming: Who & Counted;
  damageDealt: Who & Counted;
  armourLost: Who & Counted;
  woundsReceived: Who & Counted;
  armourGained: Who & Counted;
  healDeclared: Who;
  healed: Who & Counted;
  fullyHealed: Who;

  // elimination
  creatureEliminated: Who;
  creatureRemoved: Who;
  heroEliminated: Who & Of;

  // tokens
  stealthGained: Who;
  stealthLost: Who & { readonly because: 'ability' | 'attack' | 'backstab' | 'detected' };
  detectionAttempted: Who & { readonly by: CreatureId; readonly face: Face };
  detectionFailed: Who & { readonly by: CreatureId };
  detected: Who & { readonly by: CreatureId };
  poisonGained: Who;
  poisonLost: Who;
  diseaseGained: Who;
  diseaseLost: Who;
  concentrationGained: Who & Counted;
  concentrationSpent: Who & Counted;
  victimChosen: Who & { readonly by: CreatureId };

  // control
  controlDeclared: Who & { readonly by: CreatureId };
  controlGained: Who & Of;
  controlEnded: Who & Of;

  // abilities
  abilityGained: Who & {
    readonly ability: KeywordName | Parameter;
    readonly x?: number | Ruler;
    readonly plus?: number;
  };
  abilityLost: Who & { readonly ability: KeywordName };
  /** By how much, or to what; or it is over. */
  parameterChanged: Who & {
    readonly parameter: Parameter;
    readonly change?: number | Ruler;
    readonly becomes?: number;
    readonly over?: true;
  };

  // dice and cards outside the list of the specification, told so that everybody can follow
  /** Dice of an ability, of the roll for the first turn, of a token. */
  diceRolled: Of & Rolled & { readonly why: DiceReason; readonly card?: CardId; readonly who?: CreatureId };
  /** Cards that one player was shown by an effect. Only that player learns which. */
  cardsSeen: Of & { readonly whose: Seat; readonly cards: readonly CardId[]; readonly into?: 'hand' };
  /** Hand cards exchanged in setup: how many is public (C-SET-11). */
  handRedrawn: Of & Counted & { readonly cards: readonly CardId[] };
  /** Something is kept from a creature from now on. */
  deedForbidden: Who & { readonly deed: Deed };
  /** Its next activation will be skipped. */
  skipImposed: Who;
  /** What was about to hit one creature goes to another. */
  damageRedirected: Who & { readonly to: CreatureId };
  drawOffered: Of;
  drawDeclined: Of;

  // the game
  gameEnding: { readonly losers: readonly Seat[] };
  gameEnded: { readonly winners: readonly Seat[]; readonly victory: Victory };
}

/** Something that happened. */
export type Happening = { [N in keyof Happenings]: { readonly type: N } & Happenings[N] }[keyof Happenings];

/** All names of events, in alphabetical order. */
export const HAPPENINGS = [
  'abilityDeclared',
  'abilityGained',
  'abilityLost',
  'abilityResolved',
  'activationCancelled',
  'activationDeclared',
  'activationEnd',
  'activationSkipped',
  'activationStart',
  'armourGained',
  'armourLost',
  'attackCancelled',
  'attackDeclared',
  'attackEnded',
  'attackFailed',
  'attackRerolled',
  'attackRolled',
  'attackSuccessful',
  'backstabHit',
  'backstabProvoked',
  'backstabRolled',
  'buildingAbilityDeclared',
  'buildingConstructed',
  'buildingDestroyed',
  'buildingTapped',
  'buildingUntapped',
  'cardCancelled',
  'cardDeclared',
  'cardDiscarded',
  'cardDrawn',
  'cardPlayed',
  'cardReturnedToDeck',
  'cardReturnedToHand',
  'cardToGraveyard',
  'cardsSeen',
  'cardsUntapped',
  'concentrationGained',
  'concentrationSpent',
  'constructionDecision',
  'contactEntered',
  'contactLeft',
  'controlDeclared',
  'controlEnded',
  'controlGained',
  'costPaid',
  'creatureEliminated',
  'creatureRemoved',
  'creatureSummoned',
  'damageDealt',
  'damageIncoming',
  'damageRedirected',
  'deckShuffled',
  'deedForbidden',
  'defenceRerolled',
  'defenceRolled',
  'detected',
  'detectionAttempted',
  'detectionFailed',
  'diceAssigned',
  'diceRolled',
  'diseaseGained',
  'diseaseLost',
  'drawDeclined',
  'drawFailed',
  'drawOffered',
  'effectsExpired',
  'endOfTurn',
  'firstWord',
  'fullyHealed',
  'gameEnded',
  'gameEnding',
  'handOverflow',
  'handRedrawn',
  'healDeclared',
  'healed',
  'heroEliminated',
  'hitsDetermined',
  'lastWord',
  'minionSummoned',
  'moveDeclared',
  'moveEnded',
  'moveStarted',
  'parameterChanged',
  'placed',
  'poisonGained',
  'poisonLost',
  'prosperityGained',
  'prosperitySpent',
  'relicActivated',
  'relicDamaged',
  'relicDestroyed',
  'relicEquipped',
  'relicReplaced',
  'relicUsed',
  'ruinsSearched',
  'secretEntranceRolled',
  'skipImposed',
  'spellResolved',
  'startOfTurn',
  'stealthGained',
  'stealthLost',
  'summonDeclared',
  'tacticResolved',
  'tacticRevealed',
  'tacticSet',
  'terrainDeclared',
  'terrainDestroyed',
  'terrainPlaced',
  'terrainTouched',
  'turnEnded',
  'turnEnding',
  'turnStart',
  'victimChosen',
  'woundsReceived',
] as const satisfies readonly (keyof Happenings)[];

/** Fails to compile if a name is missing above. */
type Missing = Exclude<keyof Happenings, (typeof HAPPENINGS)[number]>;
export const NONE_MISSING: [Missing] extends [never] ? true : Missing = true;
