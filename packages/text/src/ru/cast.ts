import type { CreatureDesc, CreatureRef, Filters, Role, Triggered } from '@signum/classic';
import type { Case } from './case.ts';
import { attacking, attackingIn } from './attack-words.ts';
import { type Description, describe } from './description.ts';
import { agreementOf } from './nouns.ts';
import { calledAgain, partNames } from './part-names.ts';
import { phrase } from './phrase.ts';
import { playedCard, thatCard } from './played-cards.ts';
import { referentOf } from './references.ts';
import { again, mention, mentionSubject, type Referent, type Talk } from './talk.ts';

/** Who takes part in an event, in words. Asking for a role mentions it. */
export interface Cast {
  readonly who: (as: Case) => string;
  readonly by: (as: Case) => string;
  /** Which creatures the text asks for; what it leaves out may be anybody. */
  readonly asked: 'both' | 'by' | 'none' | 'who';
  /** A player and what that player does: "вы берёте", "противник берёт". */
  readonly player: (does: string, youDo: string) => string;
  /** "вашего", "противника", "" */
  readonly whose: 'opponent' | 'you' | undefined;
  /** " Выстрелом", " в ближнем бою", or nothing. */
  readonly attack: string;
  /** " при Выстреле", " в ближнем бою", or nothing. */
  readonly during: string;
  /** The card that is played, in the accusative. */
  readonly card: string;
}

/** Reads the roles of an ability, and lets the rest of the text know who they are. */
export function cast(ability: Triggered, talk: Talk): Cast {
  const { who, by, player, attack, card } = ability;
  const isCrowded = talk.kind === 'creature' || (isDescribed(who) && isDescribed(by));
  const roles = { who: roleOf(who, 'who'), by: roleOf(by, 'by') };
  talk.that = roles.who.referent;
  talk.other = roles.by.referent;
  talk.itsPlayer = roles.who.side === 'your' ? 'you' : roles.who.side === '' ? talk.itsPlayer : talk.opponent;
  if (card) talk.thatCard = thatCard(card);
  talk.thatAbility = THAT_ABILITY[ability.when] ?? talk.thatAbility;
  return {
    who: roles.who.say,
    by: roles.by.say,
    asked: who && by ? 'both' : who ? 'who' : by ? 'by' : 'none',
    player(does, youDo) {
      if (player === 'you') return `вы ${youDo}`;
      if (player !== undefined) mentionSubject(talk, talk.opponent);
      return `${player === undefined ? 'игрок' : 'противник'} ${does}`;
    },
    whose: player === 'its player' ? undefined : player,
    attack: attack ? ` ${attacking[attack]}` : '',
    during: attack ? ` ${attackingIn[attack]}` : '',
    card: playedCard(card),
  };

  function roleOf(role: Role | undefined, part: 'by' | 'who'): RoleWords {
    if (role !== undefined && isRef(role)) return knownRole(role, talk);
    const desc: CreatureDesc = role === undefined ? 'creature' : typeof role === 'string' ? role : role.any;
    const filters: Filters = typeof role === 'object' ? role : {};
    const description = describe(desc, filters, talk, 'ваш');
    const { noun, before, after, side } = description;
    const playing = partNames[ability.when]?.[part];
    // whom the text described keeps the noun of that description
    const name = role !== undefined && playing?.noun ? undefined : playing;
    const referent: Referent = {
      ...agreementOf(name?.noun ?? noun),
      again: () => calledAgain(name, description, isCrowded),
    };
    const say = (as: Case): string => {
      if (as === 'nom') mentionSubject(talk, referent);
      else mention(talk, referent);
      return phrase(noun, before, after).in(as);
    };
    return { say, referent, side };
  }
}

interface RoleWords {
  readonly say: (as: Case) => string;
  readonly referent: Referent;
  readonly side: Description['side'];
}

function knownRole(ref: CreatureRef, talk: Talk): RoleWords {
  const referent = referentOf(ref, talk);
  return {
    referent,
    side: ref === "opponent's hero" ? "opponent's" : 'your',
    say: as => again(talk, referent, 'ваш', as === 'nom' ? 'subject' : 'other').in(as),
  };
}

const THAT_ABILITY: Readonly<Partial<Record<Triggered['when'], string>>> = {
  buildingAbilityDeclared: 'действие этого здания',
  controlDeclared: 'эту попытку',
};

const REFS: readonly string[] = [
  'this creature',
  'your hero',
  "opponent's hero",
  'that creature',
  'the other creature',
  'the chosen creature',
  'each of them',
];

function isRef(role: Role): role is CreatureRef {
  return typeof role === 'string' && REFS.includes(role);
}

function isDescribed(role: Role | undefined): boolean {
  return role !== undefined && !isRef(role);
}
