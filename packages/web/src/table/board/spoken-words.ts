/** What is said of a creature, besides its name. */
export interface SpokenCreature {
  readonly name: string;
  readonly isOwn: boolean;
  readonly strength: string;
  readonly health: string;
  readonly of: string;
  readonly armour: number;
  readonly statuses: readonly Status[];
  readonly isDone: boolean;
  /** How far it is from whom. */
  readonly from: { readonly name: string; readonly distance: string | null; readonly isSeen: boolean } | null;
  readonly mark: 'act' | 'asked' | 'candidate' | 'chosen' | 'target' | null;
}

export const STATUSES = ['hidden', 'poisoned', 'diseased', 'concentration', 'skips', 'controlled', 'victim'] as const;
export type Status = (typeof STATUSES)[number];
export type Corner = 'left' | 'middle' | 'right';

/** The words of the battlefield. */
export interface Words {
  readonly battlefield: string;
  readonly creature: (of: SpokenCreature) => string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly terrain: (name: string, traits: readonly string[], isCandidate: boolean, isChosen: boolean) => string;
  readonly cm: (length: string) => string;
  readonly ofCm: (gone: string, limit: string) => string;
  /** Who may stab, and for what. */
  readonly leaves: (backstab: string, names: string) => string;
  readonly run: (length: string) => string;
  readonly runsInto: (backstab: string, names: string) => string;
  readonly inContact: (names: string) => string;
  readonly difficult: string;
  readonly seen: string;
  readonly blockedBy: (names: string) => string;
  readonly coverBy: (names: string) => string;
  readonly tools: {
    readonly all: string;
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
    readonly measure: string;
    readonly threat: string;
    readonly turnLeft: string;
    readonly turnRight: string;
  };
  readonly places: {
    readonly open: string;
    readonly stay: string;
    readonly contact: (names: string) => string;
    readonly towards: (name: string) => string;
    readonly side: Readonly<Record<'away' | 'home' | 'left' | 'right', string>>;
    readonly away: (name: string) => string;
    readonly safe: string;
    readonly cover: (name: string, by: string) => string;
    readonly unseen: (name: string) => string;
    readonly sees: (name: string) => string;
    readonly terrain: (name: string) => string;
    readonly far: (what: string, length: string) => string;
    readonly along: (left: string, nearest: string | null) => string;
    readonly spot: (across: Corner, along: Corner, turn: number) => string;
    readonly nearTo: (name: string, distance: string) => string;
  };
}
