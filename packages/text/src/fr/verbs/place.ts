import type { Creatures } from '@signum/classic';
import { joined, you, type Clause } from '../clause.ts';
import { keyword } from '../keyword-mark.ts';
import { describe, meant } from '../selectors.ts';
import { de } from '../phrase.ts';
import { contact, object, owner, type Complement } from '../targets.ts';
import { isClear, referent } from '../telling.ts';
import type { VerbName } from '../conjugations.ts';
import type { Tellers } from './teller.ts';

/** Moving, placing, pushing and swapping. */
export const place: Tellers<'move' | 'place' | 'push' | 'swap'> = {
  move({ whom, upTo, backstab }, told) {
    return going('déplacer', object(whom, told), `de ${upTo} au plus`, noBackstab(backstab));
  },

  place({ whom, near, within, backstab, enemies }, told) {
    const who = object(whom, told);
    const where = within === 'contact' ? contact(near, told) : `à ${within} ou moins ${owner(near, told).words}`;
    const manner = noBackstab(backstab) + (enemies ? ", y compris au contact d'ennemis" : '');
    return going('placer', who, sharedBy(whom, where), manner);
  },

  push({ whom, distance, from }, told) {
    // words are made in the order in which they are read, and described ones come last
    const known = typeof whom === 'string' ? object(whom, told) : undefined;
    const away = `, à l'opposé ${owner(from, told).words}`;
    return going('repousser', known ?? object(whom, told), `de ${distance} en ligne droite`, away);
  },

  swap({ whom, with: other }, told) {
    if (isAlike(whom, other)) {
      const two = describe(other.choose, other, { n: 2, upTo: false }, told);
      return you('échanger', `les places ${de(two.words)}`);
    }
    if (typeof whom === 'string' && isClear(told, whom) && !referent(told, whom).many)
      return you('échanger', `sa place avec celle ${owner(other, told).words}`);
    const first = owner(whom, told).words;
    return you('échanger', `les places ${first} et ${owner(apart(whom, other), told).words}`);
  },
};

/** A long object goes to the end: "déplacez de S au plus, sans Coup de Poignard, une de vos créatures …". */
function going(verb: VerbName, who: Complement, how: string, manner: string): Clause {
  if (!who.heavy) return you(verb, joined(who.words, how + manner), who);
  return you(verb, joined(how + (manner ? `${manner},` : ''), who.words), who);
}

function noBackstab(backstab: false | undefined): string {
  return backstab === false ? `, sans ${keyword('backstab')}` : '';
}

/** Several creatures go to one place: "au contact d'un même terrain". */
function sharedBy(whom: Creatures, where: string): string {
  const areSeveral = typeof whom === 'object' && 'choose' in whom && (whom.n ?? 1) > 1;
  return areSeveral ? where.replace(/ d'une? /, start => `${start}même `) : where;
}

type Chosen = Extract<Creatures, { readonly choose: unknown }>;

/** Two creatures of one description: "de deux de vos créatures à L ou moins". */
function isAlike(whom: Creatures, other: Creatures): other is Chosen {
  if (typeof whom !== 'object' || typeof other !== 'object' || !('choose' in whom && 'choose' in other)) return false;
  const plain = (one: Chosen) => JSON.stringify({ ...one, choose: one.choose.replace('other ', '') });
  return plain(whom) === plain(other);
}

/** Nobody changes places with itself: where both could be the same, the second is "une autre". */
function apart(whom: Creatures, other: Creatures): Creatures {
  if (typeof whom !== 'object' || typeof other !== 'object' || !('choose' in other)) return other;
  const { kind, other: isOther } = meant(other.choose);
  const couldBeSame = kind === 'creature' || ('choose' in whom && kind === meant(whom.choose).kind);
  if (isOther || !couldBeSame) return other;
  return { ...other, choose: other.choose.replace(kind, `other ${kind}`) as Chosen['choose'] };
}
