import type { Decisions } from './decisions/index.ts';
import type { Happenings } from './happenings.ts';

/**
 * The occasions on which a tactic may be revealed, roughly: the areas of section 17.5 of the specification, a few of them together.
 * Every event belongs to one, whatever cards there are, so that an occasion tells nothing of what lies face down (C-TIM-22).
 */
export const OCCASIONS = ['attack', 'movement', 'activation', 'cards', 'damage', 'city', 'turn'] as const;
export type Occasion = (typeof OCCASIONS)[number];

type Name = keyof Happenings;

/** To which occasion an event belongs. */
export function occasionOf(event: Name): Occasion {
  return OF[event];
}

/** What a player is asked when a new action begins (C-TIM-1); whatever is asked until then belongs to the one under way. */
export const BEGINS_ACTION: ReadonlySet<string> = new Set<keyof Decisions>(['construct', 'nextAction']);

const OF: Readonly<Record<Name, Occasion>> = {
  backstabProvoked: 'attack',
  backstabRolled: 'attack',
  backstabHit: 'attack',
  attackDeclared: 'attack',
  attackCancelled: 'attack',
  diceAssigned: 'attack',
  attackRolled: 'attack',
  attackRerolled: 'attack',
  defenceRolled: 'attack',
  defenceRerolled: 'attack',
  hitsDetermined: 'attack',
  attackSuccessful: 'attack',
  attackFailed: 'attack',
  attackEnded: 'attack',

  moveDeclared: 'movement',
  moveStarted: 'movement',
  contactLeft: 'movement',
  terrainTouched: 'movement',
  contactEntered: 'movement',
  moveEnded: 'movement',
  placed: 'movement',

  activationDeclared: 'activation',
  activationStart: 'activation',
  activationCancelled: 'activation',
  activationSkipped: 'activation',
  abilityDeclared: 'activation',
  abilityResolved: 'activation',
  activationEnd: 'activation',
  stealthGained: 'activation',
  stealthLost: 'activation',
  detectionAttempted: 'activation',
  detectionFailed: 'activation',
  detected: 'activation',
  poisonGained: 'activation',
  poisonLost: 'activation',
  diseaseGained: 'activation',
  diseaseLost: 'activation',
  concentrationGained: 'activation',
  concentrationSpent: 'activation',
  victimChosen: 'activation',
  controlDeclared: 'activation',
  controlGained: 'activation',
  controlEnded: 'activation',
  abilityGained: 'activation',
  abilityLost: 'activation',
  parameterChanged: 'activation',
  deedForbidden: 'activation',
  skipImposed: 'activation',

  cardDeclared: 'cards',
  costPaid: 'cards',
  cardCancelled: 'cards',
  cardPlayed: 'cards',
  spellResolved: 'cards',
  relicEquipped: 'cards',
  relicReplaced: 'cards',
  relicUsed: 'cards',
  relicActivated: 'cards',
  relicDamaged: 'cards',
  relicDestroyed: 'cards',
  tacticSet: 'cards',
  tacticRevealed: 'cards',
  tacticResolved: 'cards',
  cardDiscarded: 'cards',
  cardToGraveyard: 'cards',
  cardReturnedToHand: 'cards',
  cardReturnedToDeck: 'cards',
  deckShuffled: 'cards',
  summonDeclared: 'cards',
  creatureSummoned: 'cards',
  minionSummoned: 'cards',
  firstWord: 'cards',
  lastWord: 'cards',
  terrainDeclared: 'cards',
  terrainPlaced: 'cards',
  terrainDestroyed: 'cards',
  ruinsSearched: 'cards',
  secretEntranceRolled: 'cards',
  cardsSeen: 'cards',
  handRedrawn: 'cards',

  damageIncoming: 'damage',
  damageDealt: 'damage',
  armourLost: 'damage',
  woundsReceived: 'damage',
  armourGained: 'damage',
  healDeclared: 'damage',
  healed: 'damage',
  fullyHealed: 'damage',
  creatureEliminated: 'damage',
  creatureRemoved: 'damage',
  heroEliminated: 'damage',
  damageRedirected: 'damage',

  buildingConstructed: 'city',
  buildingTapped: 'city',
  buildingUntapped: 'city',
  buildingAbilityDeclared: 'city',
  buildingDestroyed: 'city',

  turnStart: 'turn',
  cardsUntapped: 'turn',
  effectsExpired: 'turn',
  startOfTurn: 'turn',
  cardDrawn: 'turn',
  drawFailed: 'turn',
  handOverflow: 'turn',
  prosperityGained: 'turn',
  prosperitySpent: 'turn',
  constructionDecision: 'turn',
  turnEnding: 'turn',
  endOfTurn: 'turn',
  turnEnded: 'turn',
  diceRolled: 'turn',
  drawOffered: 'turn',
  drawDeclined: 'turn',
  gameEnding: 'turn',
  gameEnded: 'turn',
};
