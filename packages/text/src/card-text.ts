/** What a line of a card speaks of, so that a screen can set it apart. */
export type LineAbout =
  /** A keyword that is printed on the card, with its number or text. */
  | 'keyword'
  /** A text that is written out: triggered, used or always at work. */
  | 'ability'
  /** What a spell does. */
  | 'effect'
  /** Multiple Uses or Durability of a relic. */
  | 'uses'
  /** What the characters of a class building have. */
  | 'members'
  /** What a search of Ruins finds. */
  | 'ruins'
  /** In whose squad alone it can be played. */
  | 'hero';

export interface CardLine {
  readonly about: LineAbout;
  /** Whole sentences, with marks (see marks.ts). A plain keyword is its name alone. */
  readonly text: string;
  /** What the keyword of this line does, for whoever has forgotten it. */
  readonly reminder?: string;
}

/** A card as a player reads it. */
export interface CardText {
  readonly name: string;
  /** "Character · Holy Grypharim Empire · Human · Order of the Lance". With marks. */
  readonly type: string;
  readonly lines: readonly CardLine[];
  readonly flavour?: string;
  /** What of this card no public source tells and we chose ourselves, in words: "cost", "Movement". */
  readonly house: readonly string[];
}
