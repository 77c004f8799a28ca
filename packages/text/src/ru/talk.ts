import type { KeywordUse, TerrainUse } from '@signum/classic';
import type { Lookup } from '../language.ts';
import { other, own, thisOne, yours } from './adjectives.ts';
import type { Agreement } from './case.ts';
import { agreementOf, type Noun, nouns } from './nouns.ts';
import { type Phrase, phrase, pronounFor } from './phrase.ts';

/** Whose? Objects of an order are свои, everything else of the reader's is ваше. */
export type Possessive = 'ваш' | 'свой';

/** Somebody a text speaks of. Two mentions are of the same one if they are the same object. */
export interface Referent extends Agreement {
  /** The name for another mention, where a pronoun would be unclear. */
  readonly again: (whose: Possessive) => Phrase;
  /** Instead of a pronoun, for one of many: "каждое из них". */
  readonly oneOfMany?: Phrase;
  /** Not a creature or a player: an attack, an ability. It matters only because a pronoun could mean it. */
  readonly isThing?: true;
}

/** A text in the making: who bears it, of whom it has spoken, and what must be said before the next sentence. */
export interface Talk {
  readonly lookup: Lookup;
  /** "This creature"; on a relic and wherever there is none: your hero. */
  readonly bearer: Referent;
  /** Whose card it is. A creature's "это существо" is the bearer; others have to be told apart from it. */
  readonly kind: 'creature' | 'support' | 'terrain';
  readonly hero: Referent;
  readonly enemyHero: Referent;
  readonly opponent: Referent;
  /** The damage of an event, while it can still be changed. */
  readonly damage: Referent;
  /** Who controls that creature: told by the event. */
  itsPlayer: Referent | 'you';
  that?: Referent;
  other?: Referent;
  chosen?: Referent;
  each?: { readonly referent: Referent; readonly first: (whose: Possessive) => Phrase; said: boolean };
  /** What the event's card or ability is called when it is cancelled, in the accusative. */
  thatCard: string;
  thatAbility: string;
  /** Mentioned in the clause under way, and in the last one that mentioned anybody; and who was the subject there. */
  now: Referent[];
  before: Referent[];
  topic: { now?: Referent; before?: Referent };
  /** Kinds of things already spoken of: another one is "ещё одно здание". */
  readonly things: Set<Noun>;
  /** Choices that are sentences of their own, before the one under way. */
  asides: string[];
  /** A keyword with its number and text: keywords hold effects, effects hold keywords. */
  readonly use: (use: KeywordUse | TerrainUse, talk: Talk) => string;
}

export function newTalk(kind: Talk['kind'], lookup: Lookup, use: Talk['use']): Talk {
  const hero = referent(nouns.hero, whose => phrase(nouns.hero, [possessive(whose)]));
  const thisCreature = referent(nouns.creature, () => phrase(nouns.creature, [thisOne]));
  return {
    lookup,
    use,
    hero,
    kind,
    bearer: kind === 'creature' ? thisCreature : hero,
    enemyHero: referent(nouns.hero, () => phrase(nouns.hero, [], [nouns.opponent.one.gen])),
    opponent: referent(nouns.opponent, () => phrase(nouns.opponent)),
    damage: { ...referent(nouns.damage, () => phrase(nouns.damage, [thisOne])), isThing: true },
    itsPlayer: referent(nouns.player, () => phrase(nouns.player, [() => 'его'])),
    other: referent(nouns.creature, () => phrase(nouns.creature, [other])),
    thatCard: 'эту карту',
    thatAbility: 'это свойство',
    now: [],
    before: [],
    topic: {},
    things: new Set(),
    asides: [],
  };
}

export function referent(noun: Noun, again: Referent['again']): Referent {
  return { ...agreementOf(noun), again };
}

export function possessive(whose: Possessive): typeof own {
  return whose === 'свой' ? own : yours;
}

/** The next clause begins. One that mentions nobody, or only things, does not make us forget. */
export function nextClause(talk: Talk): void {
  if (talk.now.every(({ isThing }) => isThing)) talk.before = [...talk.before, ...talk.now];
  else {
    talk.before = talk.now;
    talk.topic = talk.topic.now ? { before: talk.topic.now } : {};
  }
  talk.now = [];
}

export function mention(talk: Talk, who: Referent): void {
  if (!talk.now.includes(who)) talk.now.push(who);
}

export function mentionSubject(talk: Talk, who: Referent): void {
  mention(talk, who);
  talk.topic.now = who;
}

/** Somebody known: as a pronoun if nobody else can be meant, otherwise by name. */
export function again(talk: Talk, who: Referent, whose: Possessive, role: 'other' | 'subject' = 'other'): Phrase {
  const candidates = talk.now.length > 0 ? talk.now : talk.before;
  const isTopic = role === 'subject' && talk.topic.before === who;
  const isRival = (one: Referent): boolean => {
    if (one === who || (isTopic && (who === talk.bearer || one.oneOfMany))) return false;
    if (who.oneOfMany) return one.oneOfMany !== undefined;
    return role === 'subject' ? one.gender === who.gender : (one.gender === 'f') === (who.gender === 'f');
  };
  // a thing is spoken of in the clause right after, or not at all
  const isClear = who.isThing ? candidates.at(-1) === who : candidates.includes(who) && !candidates.some(isRival);
  if (role === 'subject') mentionSubject(talk, who);
  else mention(talk, who);
  return isClear ? (who.oneOfMany ?? pronounFor(who)) : who.again(whose);
}
