import type { Ref, Selector, Who } from '@signum/classic';
import { chosen, described } from './selectors.ts';
import { au, de, type Gender } from './phrase.ts';
import { isClear, isFirstChoice, isTopic, meaning, named, referent, turnTo, type Telling } from './telling.ts';

/** Whom an effect concerns, as cards say it: known already, or described. */
export type Target = Ref | Selector;

/** Words in their place of the sentence. */
export interface Placed {
  readonly words: string;
  readonly gender: Gender;
  /** A choice of several that has to be made in a sentence of its own. */
  readonly before?: string;
  readonly heavy?: boolean;
}

export interface Subject extends Placed {
  /** Who it is, if the next sentence can go on with the same subject. */
  readonly who: Ref | Who | null;
}

/** A target behind or before the verb: as a pronoun that joins the verb, or in full. */
export interface Complement extends Placed {
  readonly clitic?: 'en' | 'la' | 'le' | 'les' | 'leur' | 'lui';
}

/** "elle", "cette créature", "chacun de vos personnages"; with `none`, "aucun de vos personnages", "aucune d'elles" */
export function subject(target: Target, told: Telling, share: 'each' | 'none' = 'each', aside = ''): Subject {
  const placed = typeof target === 'string' ? undefined : selected(target, told, share, aside);
  if (placed) return { ...placed, who: isChoice(target) && placed.isFirst ? 'the chosen creature' : null };
  const ref = target as Ref;
  const who = meaning(told, ref);
  const { gender, many } = referent(told, ref);
  const isSaid = isTopic(told, ref);
  const pronoun = many ? ofThem(share, gender) : gender === 'f' ? 'elle' : 'il';
  const isLatter = told.latter === who;
  const words = isSaid ? pronoun : isLatter ? (gender === 'f' ? 'celle-ci' : 'celui-ci') : named(told, ref).words;
  turnTo(told, ref);
  return { words, gender, who };
}

/** Behind a verb that takes an object: "éliminez-la", "éliminez un de vos sbires". */
export function object(target: Target, told: Telling): Complement {
  if (typeof target !== 'string') return 'choose' in target ? chosen(target, told) : described(target, 'each', told);
  const { gender, many } = referent(told, target);
  if (isClear(told, target)) return { words: '', gender, clitic: many ? 'les' : gender === 'f' ? 'la' : 'le' };
  const { words } = named(told, target);
  turnTo(told, target);
  return { words, gender };
}

/** Behind a verb that gives to somebody: "infligez-lui 1 dommage", "infligez 1 dommage à une créature". */
export function recipient(target: Target, told: Telling): Complement {
  if (typeof target === 'string' && isClear(told, target)) {
    const { gender, many } = referent(told, target);
    return { words: '', gender, clitic: many ? 'leur' : 'lui' };
  }
  const placed = inFull(target, told);
  if (typeof target === 'string') turnTo(told, target);
  return { ...placed, words: au(placed.words) };
}

/** "d'une de vos reliques", "d'elle", "de la créature choisie" */
export function owner(target: Target, told: Telling): Placed {
  if (typeof target === 'string' && isClear(told, target)) {
    const { gender, many } = referent(told, target);
    return { words: many ? de(ofThem('each', gender)) : gender === 'f' ? "d'elle" : 'de lui', gender };
  }
  const placed = inFull(target, told);
  return { ...placed, words: de(placed.words) };
}

/** "à son contact", "au contact d'un terrain" */
export function contact(target: Target, told: Telling): string {
  return typeof target === 'string' && isClear(told, target)
    ? 'à son contact'
    : `au contact ${owner(target, told).words}`;
}

/** Without any pronoun, wherever it stands; naming an owner does not make the text about it. */
function inFull(target: Target, told: Telling): Placed {
  if (typeof target !== 'string') return selected(target, told, 'each');
  const { words, gender } = named(told, target);
  return { words, gender };
}

function isChoice(target: Target): boolean {
  return typeof target === 'object' && 'choose' in target;
}

/** Described ones where only one can stand: several that are chosen need a sentence before. */
function selected(target: Selector, told: Telling, share: 'each' | 'none', aside = ''): Placed & { isFirst: boolean } {
  const isFirst = isFirstChoice(told);
  if (!('choose' in target)) return { ...described(target, share, told), isFirst: false };
  const phrase = chosen(target, told, target.chooser === undefined && !told.choosing ? aside : '');
  if (!phrase.many) return { ...phrase, isFirst };
  const before = `choisissez ${phrase.words}`;
  return { words: ofThem(share, phrase.gender), gender: phrase.gender, before, isFirst };
}

/** "chacune d'elles", "aucun d'eux" */
function ofThem(share: 'each' | 'none', gender: Gender): string {
  const one = share === 'each' ? 'chacun' : 'aucun';
  return gender === 'f' ? `${one}e d'elles` : `${one} d'eux`;
}

/** Does the reader choose? Then the text tells him what to do: "empoisonnez une créature adverse". */
export function isOwnChoice(target: Target): target is Extract<Selector, { readonly choose: unknown }> {
  return typeof target === 'object' && 'choose' in target && target.chooser === undefined;
}

/** Where "une créature adverse" alone could be read as whichever it is. */
export const OF_YOUR_CHOICE = 'de votre choix';

/** In a ban, all of several are said as none: "aucune créature adverse ne peut courir". */
export function areSeveral(target: Target): boolean {
  return typeof target === 'object' && ('all' in target || (target.n ?? 1) > 1);
}
