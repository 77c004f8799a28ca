import type { Amount } from '@signum/classic';
import { described } from './selectors.ts';
import { nouns } from './nouns.ts';
import { meant } from './selectors.ts';
import { counted, numberWord } from './phrase.ts';
import type { Telling } from './telling.ts';

/** A noun that can be counted; Prosperity has no plural. */
export interface Countable {
  readonly one: string;
  readonly many: string;
  /** "toutes ses blessures" */
  readonly all: string;
  /** "autant de blessures" */
  readonly asMany: string;
}

/** "2 blessures", "1 Prospérité pour chacun de vos sbires (2 au plus)" */
export function amountOf(amount: Amount, { one, many, all, asMany }: Countable, told: Telling): string {
  if (typeof amount === 'number') return counted(amount, one, many);
  switch (amount) {
    case 'all':
      return all;
    case 'the damage':
      return asMany;
    case 'the successes':
      return `1 ${one} par réussite`;
    case 'the failures':
      return `1 ${one} par échec`;
    default:
      return `1 ${one} ${perEach(amount, told)}`;
  }
}

type Counted = Exclude<Amount, number | string>;

function perEach({ count, per = 1, min, max }: Counted, told: Telling): string {
  const limits = [
    ...(min === undefined ? [] : [`au moins ${min}`]),
    ...(max === undefined ? [] : [`${max} au plus`]),
  ].join(', ');
  return `${per === 1 ? `pour ${described(count, 'each', told).words}` : perGroup(count, per)}${limits && ` (${limits})`}`;
}

/** "par groupe de trois bâtiments dans votre Ville" */
function perGroup(count: Counted['count'], per: number): string {
  const { kind, side } = meant(count.all);
  const where = kind.includes('building') ? ' dans votre Ville' : '';
  const whose = side === 'your' && !where ? ' que vous contrôlez' : side === 'opponent' ? ' adverses' : where;
  return `par groupe de ${numberWord(per)} ${nouns[kind].many}${whose}`;
}

export const WOUNDS: Countable = {
  one: 'blessure',
  many: 'blessures',
  all: 'toutes ses blessures',
  asMany: 'autant de blessures',
};
export const DAMAGE: Countable = {
  one: 'dommage',
  many: 'dommages',
  all: 'tous les dommages',
  asMany: 'autant de dommages',
};
export const PROSPERITY: Countable = {
  one: 'Prospérité',
  many: 'Prospérité',
  all: 'toute sa Prospérité',
  asMany: 'autant de Prospérité',
};
export const CARDS: Countable = {
  one: 'carte',
  many: 'cartes',
  all: 'toutes ses cartes',
  asMany: 'autant de cartes',
};
export const MINIONS: Countable = {
  one: 'sbire',
  many: 'sbires',
  all: 'tous vos sbires',
  asMany: 'autant de sbires',
};

/** Tokens of a sort: "2 marqueurs Armure". */
export function tokens(kind: string): Countable {
  return {
    one: `marqueur ${kind}`,
    many: `marqueurs ${kind}`,
    all: `tous ses marqueurs ${kind}`,
    asMany: `autant de marqueurs ${kind}`,
  };
}
