import type { Any, CreatureDesc, CreatureRef, Role, Triggered, Who } from '@signum/classic';
import type { Noun } from './nouns.ts';
import { describe, meant } from './selectors.ts';
import { agree, de, type Gender } from './phrase.ts';
import { introduce, meaning, named, referent, turnTo, type Telling } from './telling.ts';
import { conjugations, type VerbName } from './conjugations.ts';

/** Somebody who takes part in an event, with the reference by which the text comes back to it. */
export interface Cast {
  readonly words: string;
  readonly gender: Gender;
  readonly ref: CreatureRef;
}

const REFS: readonly string[] = [
  'this creature',
  'your hero',
  "opponent's hero",
  'the chosen creature',
  'each of them',
] satisfies CreatureRef[];

/** The creature to which an event happens. */
export function whom({ who }: Triggered, told: Telling): Cast {
  return cast(who, 'that creature', told);
}

/** The creature that does it. */
export function doer({ by }: Triggered, told: Telling): Cast {
  return cast(by, 'the other creature', told);
}

function cast(role: Role | undefined, ref: CreatureRef, told: Telling): Cast {
  if (typeof role === 'string' && REFS.includes(role)) {
    told.same[ref] = meaning(told, role as CreatureRef);
    const { words, gender } = named(told, role as CreatureRef);
    return { words, gender, ref };
  }
  const any: Any<CreatureDesc> =
    role === undefined ? { any: 'creature' } : typeof role === 'object' ? role : { any: role as CreatureDesc };
  const { words, gender, noun } = describe(any.any, any, 'one', told);
  introduce(told, ref, { words: comingBack(noun.one, gender, meant(any.any).side, told), gender });
  return { words, gender, ref };
}

/** "la créature adverse", "ce personnage"; "cette créature" would be the bearer on a creature's card. */
function comingBack(noun: string, gender: Gender, side: string, told: Readonly<Telling>): string {
  const article = gender === 'f' ? 'la' : 'le';
  if (side === 'opponent') return `${article} ${noun} adverse`;
  if (told.bearer === 'creature' && gender === 'f') return `la ${noun} ${agree('concerné', { gender })}`;
  return `${gender === 'f' ? 'cette' : 'ce'} ${noun}`;
}

/** One that the event does not name, though the text may: the target, the attacker. */
export function unnamed(ref: CreatureRef, words: string, gender: Gender, told: Telling): void {
  introduce(told, ref, { words, gender });
}

/** The event is told: a pronoun now means its subject; "celle-ci" the other one, if it came last. */
export function about(told: Telling, subject: Cast, other?: Cast): void {
  turnTo(told, subject.ref);
  if (!other) return;
  told.topicIsShared = referent(told, other.ref).gender === subject.gender;
  told.latter = meaning(told, other.ref);
}

/** "de cette créature", "d'un de vos personnages" */
export function of(someone: Cast): string {
  return de(someone.words);
}

/** "quand l'adversaire pioche une carte", "quand vous construisez un bâtiment" */
export function whenPlayer({ player }: Triggered, verb: VerbName, rest: string, told: Telling): string {
  told.opponentNamed = player === 'opponent';
  return `quand ${acting(player, verb)} ${rest}`;
}

function acting(player: Who | undefined, verb: VerbName): string {
  const { you, it } = conjugations[verb];
  if (player === 'you') return `vous ${you}`;
  return `${{ opponent: "l'adversaire", 'its player': 'son joueur', anybody: 'un joueur' }[player ?? 'anybody']} ${it}`;
}

/** Whose it is, where the player does nothing: "un de vos bâtiments", "une carte adverse". */
export function oneOf({ player }: Triggered, { one, many, gender }: Noun): string {
  const article = gender === 'f' ? 'une' : 'un';
  if (player === 'you') return `${article} de vos ${many}`;
  return player === 'opponent' ? `${article} ${one} adverse` : `${article} ${one}`;
}

/** "votre tour", "le tour adverse" */
export function turnOf({ player }: Triggered): string {
  return {
    you: 'votre tour',
    opponent: 'le tour adverse',
    'its player': 'le tour de son joueur',
    anybody: 'chaque tour',
  }[player ?? 'anybody'];
}
