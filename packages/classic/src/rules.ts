import type { Face } from './vocabulary.ts';

/**
 * Every point in which the four editions, or two readings of one, differ in play: one field for each, with words as values.
 * An edition is one value of this record (editions/), and a game carries its own, so that a replay stays true when an
 * edition is corrected later. Rows of the matrix are named where they are carried (C-MAT-n). Rows that all editions play
 * alike, and readings that nobody chooses, are no fields (docs/decisions/0009).
 */
export interface Rules {
  readonly deck: {
    /** Cards in a Battle Deck (C-MAT-1, C-CMP-15). */
    readonly least: number;
    readonly most: number;
    /** What the starter set may have (C-DCK-13). */
    readonly leastForBeginners: number;
    /** How many of them must be characters (C-MAT-2). */
    readonly characters: 'at least half' | 'any number';
    /** May spells, relics and tactics of the Dogs of War be in it (C-MAT-4)? Mercenary characters always may (C-MAT-3). */
    readonly mercenarySupport: 'at most half of the support cards' | 'none';
    /** May support cards of no faction be in it (C-MAT-5)? */
    readonly universalSupport: 'any number' | 'none';
    /** What two characters must share to be the same one (C-MAT-6, C-CRD-23). */
    readonly sameCharacter: 'given name' | 'whole name';
  };
  readonly setup: {
    /** C-MAT-8 */
    readonly prosperity: number;
    /** May hand cards be discarded for Prosperity instead of being redrawn (C-MAT-9)? */
    readonly discardForProsperity: 'instead of the redraw' | 'no';
    /** Who decides who begins (C-MAT-11, C-SET-2, C-SET-3). */
    readonly firstPlayer: 'highest die' | 'most shields';
    /** Dice each player throws for it. */
    readonly dice: number;
  };
  /** Who may bring a minion card (C-MAT-13). Where there are no minions, a card that makes them brings the rule along (C-GEN-2). */
  readonly minions: 'every deck' | 'decks that make minions';
  /** What is untapped at the beginning of a turn (C-MAT-17). */
  readonly untaps: 'all tapped cards' | 'the City';
  /** How many creatures a player may have when summoning (C-MAT-21, C-CMP-29). */
  readonly creatures: { readonly most: number; readonly counts: 'all creatures' | 'characters' };
  /** May a character be summoned into contact where S cannot be kept (C-MAT-22, C-SUM-5)? */
  readonly closeSummoning: 'in contact' | 'not in contact';
  readonly tactics: {
    /** In whose turns they act (C-MAT-23, C-TAC-5). */
    readonly actIn: 'every turn' | "opponents' turns";
    /** Is a tactic whose condition is met revealed by choice, or at once (C-MAT-24, C-TAC-3, C-TAC-4)? */
    readonly reveal: 'at once' | 'by choice';
    /** May two of one name answer one occurrence (C-MAT-25, C-TAC-6)? */
    readonly sameName: 'all of them' | 'one an occurrence';
  };
  /** Which buildings pay for terrain (C-MAT-90, C-TER-2). */
  readonly terrainCost: 'any buildings' | 'as printed';
  /** May a secret entrance be used in contact with an enemy (C-MAT-31, C-RUI-7)? */
  readonly secretEntranceInContact: 'allowed' | 'forbidden';
  /** When Agile saves from Backstab (C-MAT-37, C-KW-Agile). */
  readonly agile: 'always' | 'when it leaves contact for good';
  /** If Reckless and Cautious cannot both be met (C-MEL-11). */
  readonly recklessAndCautious: 'Cautious first' | 'the one gained last first';
  readonly ranged: {
    /** Is the line of sight, too, limited by the range (C-MAT-43, C-LOS-2)? */
    readonly line: 'any length' | 'at most the range';
    /** From where Sniper works (C-MAT-44, C-KW-Sniper). */
    readonly sniper: 'L and more' | 'more than L';
    /** How cover helps against Magical Shot (C-MAT-45, C-KW-DefenseAgainstShooting). */
    readonly coverFromMagic: 'as against Shooting' | 'one die';
    /** C-MAT-46 */
    readonly buckshot: 'along the line of sight' | 'from centre to centre';
    /** May a Magical Shot detect (C-MAT-49, C-STL-18)? */
    readonly detects: 'no' | 'with a Shield';
  };
  readonly stealth: {
    /** Faces that detect in contact (C-MAT-48, C-STL-13). */
    readonly detectedBy: readonly Face[];
    /** What of enemy creatures cannot be aimed at the hidden (C-MAT-51, C-STL-3). */
    readonly protectsFrom: 'attacks and abilities' | 'attacks and impacts';
  };
  /** Whom an Aura reaches unless its text says so (C-MAT-55). */
  readonly aura: 'all creatures' | "the controller's creatures";
  /** C-MAT-57, C-KW-Concentration */
  readonly concentration: 'gain X by activation' | 'start with X, gain 1';
  readonly control: {
    /** C-MAT-58 */
    readonly success: 'as many Bullseyes as current health' | 'one Bullseye';
    /** C-MAT-59 */
    readonly targets: 'characters' | 'characters and minions';
  };
  /** May a creature without wounds be healed (C-MAT-60, C-DMG-13)? */
  readonly healingTheUnwounded: 'allowed' | 'forbidden';
  /** How a jump treats terrain (C-MAT-61, C-KW-Jump). */
  readonly jump: 'as in a move' | 'neither over nor onto it';
  /** After what Persecution goes on (C-MAT-63, C-KW-Persecution). */
  readonly persecution: 'eliminating a character in melee combat' | 'eliminating an enemy';
  /** Which of two contradicting effects prevails (C-MAT-67, C-ABL-17 to C-ABL-19). */
  readonly contradictions: 'the later one' | 'the negative one';
  /** Does an action whose effect has the value 0 count as carried out (C-MAT-68, C-ABL-10)? */
  readonly emptyEffects: 'count' | 'do not count';
  /** What the Prosperity victory needs (C-MAT-70, C-END-5). */
  readonly prosperityVictory: { readonly points: number; readonly buildings: 'all nine basic ones' | 'none' };
}
