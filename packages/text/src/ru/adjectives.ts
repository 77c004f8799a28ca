import type { Agreement, Case } from './case.ts';

/** A word that takes gender, number and case of its noun. */
export type Adjective = (noun: Agreement, as: Case) => string;

/** Endings by the four nominatives, then oblique ones: of him (four), of her (one, and the accusative), of them (four). */
interface Endings {
  readonly nom: { readonly m: string; readonly f: string; readonly n: string; readonly many: string };
  readonly he: string;
  readonly she: string;
  readonly her: string;
  readonly they: string;
}

const HARD: Endings = {
  nom: { m: 'ый', f: 'ая', n: 'ое', many: 'ые' },
  he: 'ого ому ым ом',
  she: 'ой',
  her: 'ую',
  they: 'ых ым ыми ых',
};
const STRESSED: Endings = { ...HARD, nom: { ...HARD.nom, m: 'ой' } };
/** After к, г, х: другой, другие. */
const VELAR: Endings = {
  ...STRESSED,
  nom: { ...STRESSED.nom, many: 'ие' },
  he: 'ого ому им ом',
  they: 'их им ими их',
};
/** After ж, ш, щ, ч: стоящий, стоящее. */
const HUSHING: Endings = {
  nom: { m: 'ий', f: 'ая', n: 'ее', many: 'ие' },
  he: 'его ему им ем',
  she: 'ей',
  her: 'ую',
  they: 'их им ими их',
};
const SOFT: Endings = { ...HUSHING, nom: { m: 'ий', f: 'яя', n: 'ее', many: 'ие' }, her: 'юю' };

const OUR: Endings = {
  nom: { m: '', f: 'а', n: 'е', many: 'и' },
  he: HUSHING.he,
  she: 'ей',
  her: 'у',
  they: SOFT.they,
};
const OWN: Endings = { ...OUR, nom: { m: 'й', f: 'я', n: 'ё', many: 'и' }, he: 'его ему им ём', her: 'ю' };
const THIS: Endings = { ...OUR, nom: { m: 'от', f: 'а', n: 'о', many: 'и' }, he: VELAR.he, she: 'ой' };
const ONE: Endings = { ...THIS, nom: { ...THIS.nom, m: '' } };

/** An adjective or participle by its dictionary form: раненый, больной, другой, стоящий, верхний. */
export function adjective(word: string): Adjective {
  const stem = word.slice(0, -2);
  const last = stem.at(-1)!;
  if (word.endsWith('ый')) return declined(stem, HARD);
  if (word.endsWith('ой')) return declined(stem, 'кгх'.includes(last) ? VELAR : STRESSED);
  return declined(stem, 'жшщч'.includes(last) ? HUSHING : SOFT);
}

/** An adjective that words go before or after: ещё не активированный, стоящий вплотную к врагу. */
export function phrased(before: string, word: Adjective, after = ''): Adjective {
  return (noun, as) => before + word(noun, as) + after;
}

export const yours = declined('ваш', OUR);
export const own = declined('сво', OWN);
export const thisOne = declined('эт', THIS);
export const each: Adjective = adjective('каждый');
export const any: Adjective = adjective('любой');
export const other: Adjective = adjective('другой');
export const one: Adjective = (noun, as) =>
  noun.gender === 'm' && noun.number === 'one' && formOf(noun, as) === 'nom' ? 'один' : declined('одн', ONE)(noun, as);

function declined(stem: string, endings: Endings): Adjective {
  return (noun, as) => stem + ending(endings, noun, formOf(noun, as));
}

/** The accusative of he and they borrows from another case; she has one of her own. */
function formOf({ gender, number, animate }: Agreement, as: Case): Case {
  if (as !== 'acc' || (number === 'one' && gender === 'f')) return as;
  if (number === 'one' && gender === 'n') return 'nom';
  return animate ? 'gen' : 'nom';
}

const OBLIQUE: readonly Case[] = ['gen', 'dat', 'ins', 'pre'];

function ending(endings: Endings, { gender, number }: Agreement, as: Case): string {
  if (as === 'nom') return endings.nom[number === 'many' ? 'many' : gender];
  if (number === 'one' && gender === 'f') return as === 'acc' ? endings.her : endings.she;
  return (number === 'many' ? endings.they : endings.he).split(' ')[OBLIQUE.indexOf(as)]!;
}
