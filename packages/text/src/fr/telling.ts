import type { CreatureRef, Happenings, KeywordUse, Ref } from '@signum/classic';
import type { Lookup } from '../language.ts';
import type { Gender } from './phrase.ts';

/** What a text stands on: distances are measured from it, or from the hero of its player. */
export type Bearer = 'building' | 'creature' | 'relic' | 'support' | 'terrain';

/** Somebody or something that was spoken of, with the words that bring it back: "la créature choisie". */
export interface Referent {
  readonly words: string;
  readonly gender: Gender;
  /** Several were chosen: the text comes back to each of them. */
  readonly many?: true;
}

/** How keywords are told inside other texts; handed in, because their own texts hold bonuses and effects again. */
export interface Sayings {
  readonly use: (use: KeywordUse, told: Telling) => string;
}

/**
 * What a reader knows at a point of a text. Pronouns depend on what was said before, so the words are made in the order in
 * which they are read, and each of them is noted here.
 */
export interface Telling {
  readonly bearer: Bearer;
  readonly lookup: Lookup;
  readonly say: Sayings;
  /** The event that the text answers. */
  occasion: keyof Happenings | null;
  /** What was declared in that event: "cette carte", "ce sort". */
  card: string;
  /** Two names for one creature: in "when your hero is attacked", that creature is your hero. */
  same: Partial<Record<Ref, Ref>>;
  known: Partial<Record<Ref, Referent>>;
  /** Whom "elle" or "il" would mean now. */
  topic: Ref | null;
  /** Another creature of the same gender was named beside it: "elle" is clear as a subject only. */
  topicIsShared: boolean;
  /** The creature at the end of the sentence just told: "celle-ci" means it. */
  latter: Ref | null;
  /** The gender of the creature named last in full: a pronoun of that gender could be misunderstood. */
  rival: Gender | null;
  /** The opponent was named, so that "il" is enough. */
  opponentNamed: boolean;
  /** Between alternatives: who has the choice was just said. */
  choosing: boolean;
  /** Where distances are measured from was said once. */
  originSaid: boolean;
}

export function telling({ bearer, lookup, say }: Pick<Telling, 'bearer' | 'lookup' | 'say'>): Telling {
  return {
    bearer,
    lookup,
    say,
    occasion: null,
    card: 'cette carte',
    same: bearer === 'creature' ? {} : { 'this creature': 'your hero' },
    known: {},
    topic: null,
    topicIsShared: false,
    latter: null,
    rival: null,
    opponentNamed: false,
    choosing: false,
    originSaid: false,
  };
}

const REFERENTS: Readonly<Record<Ref, Referent>> = {
  'this creature': { words: 'cette créature', gender: 'f' },
  'your hero': { words: 'votre héros', gender: 'm' },
  "opponent's hero": { words: 'le héros adverse', gender: 'm' },
  'that creature': { words: 'la créature concernée', gender: 'f' },
  'the other creature': { words: "l'autre créature", gender: 'f' },
  'the chosen creature': { words: 'la créature choisie', gender: 'f' },
  'each of them': { words: 'celle-ci', gender: 'f' },
  'that building': { words: 'ce bâtiment', gender: 'm' },
  'that relic': { words: 'cette relique', gender: 'f' },
  'that terrain': { words: 'ce terrain', gender: 'm' },
  'this terrain': { words: 'ce terrain', gender: 'm' },
};

const THINGS: readonly Ref[] = ['that building', 'that relic', 'that terrain', 'this terrain'];

/** The one name of a reference that may have two. */
export function meaning(told: Readonly<Telling>, ref: Ref): Ref {
  return told.same[ref] ?? ref;
}

export function referent(told: Readonly<Telling>, ref: Ref): Referent {
  const meant = meaning(told, ref);
  return told.known[meant] ?? REFERENTS[meant];
}

export function isTopic(told: Readonly<Telling>, ref: Ref): boolean {
  return told.topic === meaning(told, ref);
}

/** May a pronoun stand for it anywhere, also as an object? */
export function isClear(told: Readonly<Telling>, ref: Ref): boolean {
  return isTopic(told, ref) && !told.topicIsShared;
}

/** The full words for a reference. Whoever else a pronoun of that gender might have meant is lost. */
export function named(told: Telling, ref: Ref): Referent {
  const meant = meaning(told, ref);
  const words = referent(told, meant);
  if (!THINGS.includes(meant)) rivalled(told, words.gender, meant);
  if (meant === 'your hero') told.originSaid = true;
  return words;
}

/** A creature is named in full: a pronoun of its gender means nobody else for certain any more. */
export function rivalled(told: Telling, gender: Gender, who?: Ref): void {
  told.rival = gender;
  told.latter = null;
  if (gender === 'm') told.opponentNamed = false;
  const isOther = told.topic !== null && told.topic !== who && told.topic !== 'each of them';
  if (isOther && referent(told, told.topic!).gender === gender) told.topic = null;
}

/** The text is now about this creature: a pronoun means it. */
export function turnTo(told: Telling, ref: Ref): void {
  told.topic = meaning(told, ref);
  told.topicIsShared = false;
  told.latter = null;
}

/** What a text chooses first is "the chosen creature" from then on. */
export function isFirstChoice(told: Readonly<Telling>): boolean {
  return told.known['the chosen creature'] === undefined;
}

/** Makes a creature known by a reference. */
export function introduce(told: Telling, ref: CreatureRef, words: Referent): void {
  told.known[ref] = words;
}

/** Tells alternatives: each begins where the first one began, for only one of them happens. */
export function rewound<T, R>(told: Telling, tell: (one: T) => R): (one: T) => R {
  const { known, topic, opponentNamed } = told;
  return one => {
    told.known = { ...known };
    if (told.topic === 'the chosen creature') told.topic = topic;
    told.opponentNamed = opponentNamed;
    return tell(one);
  };
}
