import type { CardWord, CreatureWord, Desc, Filters, ThingWord } from '@signum/classic';
import type { Race } from '../race.ts';
import { type Adjective, adjective, other, phrased } from './adjectives.ts';
import { belongingTo, nameOf } from './affiliations.ts';
import { within } from './distance.ts';
import { quoted } from './keyword-names.ts';
import { extended, type Noun, nouns, together } from './nouns.ts';
import { reference } from './references.ts';
import { governed } from './phrase.ts';
import { raceNouns } from './race-nouns.ts';
import { states } from './states.ts';
import { possessive, type Possessive, type Talk } from './talk.ts';

type Word = CardWord | CreatureWord | ThingWord;

/** A description, taken apart: what goes before the noun and what follows it. "Каждый" and "один" come later. */
export interface Description {
  readonly noun: Noun;
  readonly side: '' | "opponent's" | 'your';
  readonly isOther: boolean;
  readonly before: readonly Adjective[];
  readonly after: readonly (Adjective | string)[];
}

/** The words of a description with its filters, in the order of a Russian sentence. */
export function describe(desc: Desc, filters: Filters, talk: Talk, whose: Possessive): Description {
  const { side, isOther: saysOther, word } = taken(desc);
  const { except, from, is = [] } = filters;
  const isOther = saysOther || (except !== undefined && except === (from ?? 'this creature'));
  const participles = [
    ...is.flatMap(state => states[state].behind ?? []),
    ...(filters.within === 'contact'
      ? [touching(governed('к', reference(from ?? 'this creature', talk, 'ваш'), 'dat'))]
      : []),
    ...(filters.touching ? [touching(`к ${terrainIn(filters.touching, talk)}`)] : []),
  ];
  return {
    noun: nounOf(word, filters.race),
    side,
    isOther,
    before: [
      ...(isOther ? [other] : []),
      ...(side === 'your' && !filters.in ? [possessive(whose)] : []),
      ...is.flatMap(state => states[state].before ?? []),
      ...(word === 'unique building' ? [adjective('уникальный')] : []),
    ],
    after: [
      ...(side === "opponent's" && !filters.in ? [nouns.opponent.one.gen] : []),
      ...(filters.of ? [(side === "opponent's" ? 'из ' : '') + belongingTo(filters.of, talk.lookup)] : []),
      ...(filters.named ? [`с именем «${nameOf(filters.named, talk.lookup)}»`] : []),
      ...qualities(filters),
      ...(filters.in ? [zone(filters.in, side, whose)] : []),
      // "существо противника … от своего героя" would be the opponent's hero
      ...within(filters, talk, side === 'your' ? whose : 'ваш'),
      ...(participles.length > 0 ? [behind(participles)] : []),
      ...(except && !isOther ? [`, ${governed('кроме', reference(except, talk, 'ваш'), 'gen')},`] : []),
    ],
  };
}

function qualities({ has, hasNot, strength, currentHealth, cost }: Filters): string[] {
  return [
    ...(has ? [`со свойством ${quoted(has)}`] : []),
    ...(hasNot ? [`без свойства ${quoted(hasNot)}`] : []),
    ...(strength ? [`с Силой ${bounded(strength)}`] : []),
    ...(currentHealth ? [`с текущим Здоровьем ${bounded(currentHealth)}`] : []),
    ...(cost ? [`стоимостью ${bounded(cost)}`] : []),
  ];
}

export function bounded(bound: NonNullable<Filters['cost']>): string {
  return 'atMost' in bound ? `${bound.atMost} или меньше` : `${bound.atLeast} или больше`;
}

/** "стоящее вплотную к …", agreeing with its noun. */
function touching(what: string): Adjective {
  return phrased('', adjective('стоящий'), ` вплотную ${what}`);
}

/** Participles stand between commas; a comma before another sign is taken away at the end. */
function behind(participles: readonly Adjective[]): Adjective {
  return (noun, as) => `, ${participles.map(word => word(noun, as)).join(' и ')},`;
}

export function terrainIn(which: string, talk: Talk): string {
  if (which === 'terrain') return nouns.terrain.one.dat;
  if (which === 'this terrain') return reference('this terrain', talk, 'ваш').in('dat');
  return `местности «${nameOf(which, talk.lookup)}»`;
}

function zone(where: 'deck' | 'graveyard', side: Description['side'], whose: Possessive): string {
  if (side === "opponent's") return where === 'deck' ? 'из колоды противника' : 'с Кладбища противника';
  if (whose === 'свой') return where === 'deck' ? 'из своей колоды' : 'со своего Кладбища';
  return where === 'deck' ? 'из вашей колоды' : 'с вашего Кладбища';
}

/** The noun of a description alone. */
export function nounFor(desc: Desc, { race }: Filters): Noun {
  return nounOf(taken(desc).word, race);
}

function taken(desc: Desc): { side: Description['side']; isOther: boolean; word: Word } {
  const [, side = '', isOther, word] = /^(?:(your|opponent's) )?(other )?(.+)$/.exec(desc)!;
  return { side: side as Description['side'], isOther: isOther !== undefined, word: word as Word };
}

const NOUNS: Readonly<Record<Word, Noun>> = {
  building: nouns.building,
  character: nouns.character,
  'character card': extended(nouns.card, ' персонажа', ' персонажей'),
  'character or minion': together(nouns.character, ' или ', nouns.minion),
  creature: nouns.creature,
  hero: nouns.hero,
  minion: nouns.minion,
  relic: nouns.relic,
  'spell card': extended(nouns.card, ' заклинания', ' заклинаний'),
  tactic: nouns.tactic,
  terrain: nouns.terrain,
  'unique building': nouns.building,
};

/** A creature of a race is called by its race; a character keeps its own word: персонаж-вольфен. */
function nounOf(word: Word, race: string | undefined): Noun {
  if (race === undefined) return NOUNS[word];
  const people = raceNouns[race as Race];
  if (word === 'creature') return people;
  if (word === 'character card')
    return extended(nouns.card, ` персонажа-${people.one.gen}`, ` персонажей-${people.many.gen}`);
  return together(NOUNS[word], '-', people);
}
