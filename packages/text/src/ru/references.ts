import type { CreatureRef, Ref, ThingRef, Who } from '@signum/classic';
import { type Adjective, thisOne } from './adjectives.ts';
import { type Noun, nouns } from './nouns.ts';
import { type Phrase, phrase } from './phrase.ts';
import { again, mention, type Possessive, type Referent, type Talk } from './talk.ts';

/** Something the text need not choose, because everybody knows it by now. */
export function reference(ref: Ref, talk: Talk, whose: Possessive, role: 'other' | 'subject' = 'other'): Phrase {
  if (!isThing(ref)) return creature(ref, talk, whose, role);
  const [noun] = THINGS[ref];
  talk.things.add(noun);
  return phrase(...THINGS[ref]);
}

function creature(ref: CreatureRef, talk: Talk, whose: Possessive, role: 'other' | 'subject'): Phrase {
  const { each } = talk;
  if (ref === 'each of them' && each) {
    if (each.said) return again(talk, each.referent, whose, role);
    each.said = true;
    const first = each.first(whose);
    mention(talk, each.referent);
    return first;
  }
  return again(talk, referentOf(ref, talk), whose, role);
}

export function referentOf(ref: CreatureRef, talk: Talk): Referent {
  const known: Readonly<Record<CreatureRef, Referent | undefined>> = {
    'this creature': talk.bearer,
    'your hero': talk.hero,
    "opponent's hero": talk.enemyHero,
    'that creature': talk.that,
    'the other creature': talk.other,
    'the chosen creature': talk.chosen,
    'each of them': talk.each?.referent,
  };
  return known[ref] ?? talk.bearer;
}

/** A player as the subject of a sentence; the reader is told what to do instead. */
export function player(who: Who, talk: Talk): (Phrase & { readonly who: Referent }) | undefined {
  const meant = who === 'its player' ? talk.itsPlayer : { you: 'you' as const, opponent: talk.opponent }[who];
  return meant === 'you' ? undefined : { ...again(talk, meant, 'ваш', 'subject'), who: meant };
}

const THINGS: Readonly<Record<ThingRef, readonly [Noun, readonly Adjective[]]>> = {
  'that building': [nouns.building, [thisOne]],
  'that relic': [nouns.relic, [thisOne]],
  'that terrain': [nouns.terrain, [thisOne]],
  'this terrain': [nouns.terrain, [thisOne]],
};

function isThing(ref: Ref): ref is ThingRef {
  return ref in THINGS;
}
