import type { Adjective } from './adjectives.ts';
import type { Agreement, Case } from './case.ts';
import { agreementOf, type Noun } from './nouns.ts';

/** Words for somebody or something, in whatever case the sentence asks for. */
export interface Phrase extends Agreement {
  readonly in: (as: Case) => string;
  /** он, его: stands next to its verb, and takes an н after a preposition. */
  readonly pronoun?: true;
}

/** A noun with what goes before it, and what follows it in agreement (participles) or for good (genitives). */
export function phrase(
  noun: Noun,
  before: readonly Adjective[] = [],
  after: readonly (Adjective | string)[] = [],
  number: Agreement['number'] = 'one',
): Phrase {
  const agreement = agreementOf(noun, number);
  return {
    ...agreement,
    in: as =>
      [
        ...before.map(word => word(agreement, as)),
        noun[number][as],
        ...after.map(word => (typeof word === 'string' ? word : word(agreement, as))),
      ]
        .join(' ')
        .replaceAll(' ,', ','),
  };
}

const HE = { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' } as const;
const SHE = { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', pre: 'ней' } as const;
const THEY = { nom: 'они', gen: 'их', dat: 'им', acc: 'их', ins: 'ими', pre: 'них' } as const;

export function pronounFor({ gender, number, animate }: Agreement): Phrase {
  const forms = number === 'many' ? THEY : { m: HE, f: SHE, n: { ...HE, nom: 'оно' } }[gender];
  return { gender, number, animate, pronoun: true, in: as => forms[as] };
}

type Preposition = 'без' | 'для' | 'за' | 'из' | 'к' | 'кроме' | 'на' | 'от' | 'по' | 'с' | 'у';

/** A preposition and what it governs: к нему, со своим прислужником. */
export function governed(preposition: Preposition, what: Phrase, as: Case): string {
  const words = what.in(as);
  if (what.pronoun) return `${preposition} ${words.startsWith('н') ? words : `н${words}`}`;
  return `${preposition === 'с' && /^с[^аеёиоуыэюя]/.test(words) ? 'со' : preposition} ${words}`;
}
