import type { All, Choose, CreatureRef, Effect, KeywordUse, Ref, TerrainUse, ThingRef, Who } from '@signum/classic';
import type { Lookup } from '../language.ts';
import { words, type Noun, type Word } from './nouns.ts';
import type { Saying } from './sentences.ts';

/** Somebody a text can come back to. `someone` was mentioned and cannot be. */
export type Entity = 'by' | 'chosen' | 'each' | 'enemy hero' | 'hero' | 'someone' | 'this' | 'who';

/** What bears the text, and from where it measures: the creature itself, the hero of its player, a template. */
export type Bearer = 'creature' | 'hero' | 'terrain';

/** The rest of the grammar. Texts hold texts, so the parts that hold others are handed the whole. */
export interface Grammar {
  readonly sayings: (effect: Effect, told: Tale) => Saying[];
  readonly use: (use: KeywordUse | TerrainUse, told: Tale) => string;
}

/** What has been said so far in one text of a card, so that the next words can refer to it. */
export interface Tale {
  readonly grammar: Grammar;
  readonly lookup: Lookup;
  readonly bearer: Bearer;
  /** How the two creatures of the event are called from now on. */
  who?: Noun;
  by?: Noun;
  /** What was chosen first: "the chosen character". */
  chosen?: { readonly word: Word; readonly many: boolean; readonly selector: Choose; readonly called?: string };
  /** Those that are treated one by one, until they have been named. */
  each?: All;
  /** Whom "it" means just now. */
  it?: Entity;
  /** The card of the event: "spell". */
  card?: string;
  /** Part of the damage of the event was prevented already. */
  reduced?: true;
  /** The opponent was the subject of the event: "they". */
  they?: true;
  /** Who was mentioned in the sentence under way. */
  said: Entity[];
}

/** A new text about the same bearer: what keywords say begins anew. */
export function anew({ grammar, lookup, bearer }: Tale): Tale {
  return { grammar, lookup, bearer, said: [] };
}

/** Makes one clause. Whoever it mentions first can be called "it" afterwards; if nobody, nobody can. */
export function inClause<T>(told: Tale, build: () => T): T {
  told.said = [];
  const made = build();
  if (told.said.length === 0) delete told.it;
  return made;
}

export function mention(told: Tale, entity: Entity): void {
  if (told.said.length === 0) {
    if (entity === 'someone') delete told.it;
    else told.it = entity;
  }
  told.said.push(entity);
}

/** Tells something from where the tale stands now, and comes back: for alternatives, which do not follow each other. */
export function aside<T>(told: Tale, build: (inner: Tale) => T): T {
  return build({ ...told, said: [...told.said] });
}

/** A creature already known, in as few words as are clear. */
export function reference(ref: CreatureRef, told: Tale): Noun {
  const noun = called(ref, told);
  const entity = noun.entity ?? 'someone';
  const many = entity === 'chosen' && told.chosen?.many === true;
  const spoken = told.it === entity ? (many ? 'each of them' : 'it') : noun.text;
  mention(told, entity);
  return { text: spoken, entity };
}

function called(ref: CreatureRef, told: Tale): Noun {
  switch (ref) {
    case 'this creature':
      return told.bearer === 'hero' ? HERO : { text: 'this creature', entity: 'this' };
    case 'your hero':
      return HERO;
    case "opponent's hero":
      return { text: 'the opponent’s hero', entity: 'enemy hero' };
    case 'that creature':
      return told.who ?? { text: 'that creature', entity: 'who' };
    case 'the other creature':
      return told.by ?? { text: 'the other creature', entity: 'by' };
    case 'the chosen creature':
      return { text: chosenName(told), entity: 'chosen' };
    case 'each of them':
      return { text: 'each of them', entity: 'each' };
  }
}

const HERO: Noun = { text: 'your hero', entity: 'hero' };

function chosenName({ chosen }: Tale): string {
  if (!chosen) return 'the chosen creature';
  if (chosen.called !== undefined) return chosen.called;
  const [one, many] = words[chosen.word];
  return chosen.many ? `each of the chosen ${many}` : `the chosen ${one}`;
}

const THINGS = ['that building', 'that relic', 'that terrain', 'this terrain'] satisfies ThingRef[];

export function isThing(ref: Ref): ref is ThingRef {
  return (THINGS as readonly string[]).includes(ref);
}

/** A player as a subject; nobody, if the text simply gives an order. */
export function player(who: Who, told: Tale): Noun | undefined {
  if (who === 'you') return undefined;
  if (who === 'opponent') return told.they ? { text: 'they', many: true } : { text: 'the opponent' };
  return { text: 'its player' };
}

/** Whose: "your hand", "the opponent’s hand". */
export function whose(who: Who, told: Tale): string {
  if (who === 'you') return 'your';
  return who === 'opponent' ? (told.they ? 'their' : 'the opponent’s') : 'its player’s';
}
