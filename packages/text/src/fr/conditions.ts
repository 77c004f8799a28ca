import type { Cond } from '@signum/classic';
import { adjectives, belongings, bound, buildingNamed, circumstances, ofGroup, people } from './filters.ts';
import { keyword } from './keyword-mark.ts';
import { nouns } from './nouns.ts';
import { listed, type Gender } from './phrase.ts';
import { describe, meant } from './selectors.ts';
import { subject } from './targets.ts';
import type { Telling } from './telling.ts';

type CreatureCond = Extract<Cond, { readonly creature: unknown }>;
type ExistsCond = Extract<Cond, { readonly exists: unknown }>;

/** A condition as a clause that follows "si" or "tant que": "votre héros est blessé". */
export function condition(cond: Cond, told: Telling): string {
  if ('creature' in cond) return creatureIs(cond, told, false);
  if ('exists' in cond) return thereIs(cond, told, false);
  if ('standing' in cond) return `${buildingNamed(cond.standing, told)} est dans votre Ville`;
  if ('prosperity' in cond) return `vous avez ${compared(cond)}`;
  if ('and' in cond) return listed(cond.and.map(one => condition(one, told)));
  if ('or' in cond)
    return listed(
      cond.or.map(one => condition(one, told)),
      'ou',
    );
  return negation(cond.not, told);
}

/** The opposite, said as directly as possible. */
function negation(cond: Cond, told: Telling): string {
  if ('creature' in cond) return creatureIs(cond, told, true);
  if ('exists' in cond) return thereIs(cond, told, true);
  if ('prosperity' in cond) return `vous n'avez pas ${compared(cond)}`;
  if ('not' in cond) return condition(cond.not, told);
  return `il n'est pas vrai que ${condition(cond, told)}`;
}

function compared({ than }: Extract<Cond, { readonly prosperity: unknown }>): string {
  return `${than === 'more' ? 'plus' : 'moins'} de Prospérité que l'adversaire`;
}

function creatureIs({ creature, kind, ...filters }: CreatureCond, told: Telling, isNot: boolean): string {
  const { words, gender } = subject(creature, told);
  const [be, have] = isNot ? ["n'est pas", "n'a pas"] : ['est', 'a'];
  const form = { gender };
  const { has, hasNot, strength, currentHealth, of, race, ...others } = filters;
  const being = [
    ...(kind === undefined ? [] : [`un ${nouns[kind].one}`]),
    ...(race === undefined ? [] : people({ race }, form)),
    ...adjectives(others, form),
    ...(of === undefined ? [] : [`membre ${ofGroup(of, told)}`]),
    ...belongings(others, form, told),
    ...circumstances(others, form, told),
  ];
  const having = [
    ...(has === undefined ? [] : [keyword(has)]),
    ...(strength === undefined ? [] : [`une Force de ${bound(strength)}`]),
    ...(currentHealth === undefined ? [] : [`encore ${bound(currentHealth, 'Santé')}`]),
  ];
  return listed([
    ...(being.length === 0 ? [] : [`${words} ${be} ${listed(being)}`]),
    ...(having.length === 0 ? [] : [`${being.length === 0 ? words : ''} ${have} ${listed(having)}`.trim()]),
    ...(hasNot === undefined ? [] : [`${pronoun(gender)} n'a pas ${keyword(hasNot)}`]),
  ]);
}

function pronoun(gender: Gender): string {
  return gender === 'f' ? 'elle' : 'il';
}

/** "vous avez un personnage", "vous avez au moins deux autres créatures à son contact" */
function thereIs({ exists, atLeast = 1 }: ExistsCond, told: Telling, isNot: boolean): string {
  const desc = 'all' in exists ? exists.all : exists.any;
  const { side, other, kind } = meant(desc);
  const bare = `${other ? 'other ' : ''}${kind}` as typeof desc;
  const has = { your: 'vous avez', opponent: "l'adversaire a", any: 'il y a' }[side];
  const hasNot = { your: "vous n'avez", opponent: "l'adversaire n'a", any: "il n'y a" }[side];
  if (isNot) return `${hasNot} ${describe(bare, exists, 'none', told).words}`;
  if (atLeast === 1) return `${has} ${describe(bare, exists, 'one', told).words}`;
  const { words } = describe(bare, exists, { n: atLeast, upTo: false }, told);
  return `${has} au moins ${words}`;
}
