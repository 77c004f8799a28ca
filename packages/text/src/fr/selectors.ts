import type { All, Any, Choose, Desc, Filters } from '@signum/classic';
import { adjectives, belongings, circumstances, people } from './filters.ts';
import { nouns, type Noun } from './nouns.ts';
import { agree, listed, numberWord, type Phrase } from './phrase.ts';
import { introduce, isFirstChoice, rivalled, turnTo, type Telling } from './telling.ts';

/** How many of those that fit: one of them, each, none, or so many. */
export type Share = 'each' | 'none' | 'one' | { readonly n: number; readonly upTo: boolean };

export interface Described extends Phrase {
  /** The bare noun, for coming back to it: "le personnage choisi". */
  readonly noun: Noun;
  /** Long words stand behind short ones: "déplacez de S au plus chacune de vos créatures …". */
  readonly heavy: boolean;
}

const DESC = /^(your |opponent's )?(other )?(.+)$/;

interface Meant {
  readonly side: 'any' | 'opponent' | 'your';
  readonly other: boolean;
  readonly kind: keyof typeof nouns;
}

export function meant(desc: Desc): Meant {
  const [, side, other, kind] = DESC.exec(desc)!;
  return {
    side: side === undefined ? 'any' : side === 'your ' ? 'your' : 'opponent',
    other: other !== undefined,
    kind: kind as Meant['kind'],
  };
}

/** A description with its filters as a noun phrase: "un de vos personnages blessés à S ou moins". */
export function describe(desc: Desc, filters: Filters, share: Share, told: Telling, aside = ''): Described {
  const { side, other, kind } = meant(desc);
  const noun = nouns[kind];
  const isCard = kind.endsWith(' card');
  const amongYours = side === 'your' && !isCard && kind !== 'hero';
  const isPlural = amongYours || typeof share === 'object';
  const form = { gender: noun.gender, many: isPlural };
  const isOther = other || filters.except !== undefined;
  const lead = kind === 'hero' && share === 'one' ? theHero(side) : determiner(noun, share, amongYours, isOther);
  const behind = [
    ...people(filters, form),
    ...(side === 'opponent' && !isCard ? [agree('adverse', form)] : []),
    ...adjectives(filters, form),
    ...belongings(filters, form, told),
    ...(aside ? [aside] : []),
  ];
  told.rival = null;
  const loose = circumstances(filters, form, told);
  const tail = [behind.join(' '), listed(loose)].filter(Boolean).join(endsInNumber(behind) ? ', ' : ' ');
  const chooser = 'chooser' in filters ? ", au choix de l'adversaire," : '';
  if (chooser) told.opponentNamed = true;
  const words = [lead, isPlural ? noun.many : noun.one, tail].filter(Boolean).join(' ') + chooser;
  const heavy = loose.length > 0 || behind.some(word => word.includes(' '));
  return { words, gender: noun.gender, many: typeof share === 'object', noun, heavy };
}

/** After a number a further one is set off: "de Force 3 ou moins, à XL ou moins". */
function endsInNumber(behind: readonly string[]): boolean {
  return behind.at(-1)?.includes(' ou ') ?? false;
}

function theHero(side: Meant['side']): string {
  return { your: 'votre', opponent: 'le', any: 'un' }[side];
}

function determiner({ gender }: Noun, share: Share, amongYours: boolean, isOther: boolean): string {
  const others = isOther ? ' autres' : '';
  const other = isOther ? ' autre' : '';
  if (typeof share === 'object') {
    const number = `${share.upTo ? "jusqu'à " : ''}${numberWord(share.n)}`;
    return amongYours ? `${number} de vos${others}` : `${number}${others}`;
  }
  const ending = gender === 'f' ? 'e' : '';
  if (share === 'one') return amongYours ? `un${ending}${other} de vos` : `un${ending}${other}`;
  if (share === 'none') return amongYours ? `aucun${ending} de vos${others}` : `aucun${ending}${other}`;
  return amongYours ? `chacun${ending} de vos${others}` : `chaque${other}`;
}

/** All of them, or whatever fits. */
export function described(selector: All | Any, share: Share, told: Telling): Described {
  const phrase = describe('all' in selector ? selector.all : selector.any, selector, share, told);
  rivalled(told, phrase.gender);
  return phrase;
}

/** What somebody chooses. The first choice of a text is what it comes back to. */
export function chosen(selector: Choose, told: Telling, aside = ''): Described {
  const { n = 1, upTo = false } = selector;
  const share = n === 1 && !upTo ? 'one' : { n, upTo };
  const phrase = describe(selector.choose, selector, share, told, share === 'one' ? aside : '');
  remember(phrase, selector.choose, told);
  return phrase;
}

const CREATURES: readonly string[] = ['character', 'character or minion', 'creature', 'hero', 'minion'];

function remember(phrase: Described, desc: Desc, told: Telling): void {
  const { noun, gender, many } = phrase;
  if (!CREATURES.includes(meant(desc).kind)) return;
  const { rival } = told;
  rivalled(told, gender);
  if (!isFirstChoice(told)) return;
  introduce(told, 'the chosen creature', comingBack(noun, many ?? false));
  if (rival !== gender) turnTo(told, 'the chosen creature');
}

/** "le personnage choisi", "chacune des créatures choisies" */
function comingBack(noun: Noun, many: boolean): { words: string; gender: Noun['gender']; many?: true } {
  const { gender } = noun;
  if (many) {
    const each = gender === 'f' ? 'chacune' : 'chacun';
    return { words: `${each} des ${noun.many} ${agree('choisi', { gender, many })}`, gender, many };
  }
  return { words: `${gender === 'f' ? 'la' : 'le'} ${noun.one} ${agree('choisi', { gender })}`, gender };
}
