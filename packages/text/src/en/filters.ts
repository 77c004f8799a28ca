import type { Bound, CardDesc, Choose, Filters, Is, Ref } from '@signum/classic';
import type { Race } from '../race.ts';
import { cardName, keywordName } from './linked.ts';
import { names } from './names.ts';
import { a, described, words, type Described } from './nouns.ts';
import { isThing, reference, type Tale } from './tale.ts';

/** Factions as they stand before a noun. */
export const FACTION_ADJECTIVES: Readonly<Record<string, string>> = {
  akkari: 'Akkari',
  'dogs-of-war': 'Dogs of War',
  grypharim: 'Grypharim Empire',
  kitsune: 'Kitsune Clan',
  none: 'factionless',
  unicorn: 'Unicorn Alliance',
  vallor: 'Vallor',
};

/** "creature", "creatures", or as in "one of your creatures that is": plural noun, singular verb. */
export type Form = 'many' | 'one' | 'one of';

/** [state] [race] [faction] kind [class] [keyword] [numbers] [state] [zone] [distance]. */
export function phrase(
  { word, side, kind }: Pick<Described, 'kind' | 'side' | 'word'>,
  filters: Filters,
  told: Tale,
  number: Form,
  zoneIn: 'phrase' | 'verb' = 'phrase',
): string {
  const many = number === 'many';
  const form = number === 'one' ? 0 : 1;
  const { is = [], race, of, has, hasNot, strength, currentHealth, cost, named, touching } = filters;
  const faction = of === undefined ? undefined : FACTION_ADJECTIVES[of];
  // a second tail needs a relative to hold on to: "with Ritual that are not in contact"
  const hasTail = (of !== undefined && faction === undefined) || has !== undefined || hasNot !== undefined;
  return [
    ...is.map(state => BEFORE[state] ?? ''),
    side === 'opponent' && kind === 'creature' ? 'enemy' : '',
    race === undefined ? '' : names.races[race as Race],
    faction ?? '',
    words[word][form],
    named === undefined ? '' : `named ${cardName(named, told)}`,
    of === undefined || faction !== undefined ? '' : `of the ${cardName(of, told)}`,
    has === undefined ? '' : `with ${keywordName(has)}`,
    hasNot === undefined ? '' : `without ${keywordName(hasNot)}`,
    strength ? `with Strength ${bound(strength)}` : '',
    currentHealth ? `with ${bound(currentHealth, 'first')} Health left` : '',
    cost ? `costing ${bound(cost)}` : '',
    ...is.map(state => AFTER[state]?.(many, hasTail) ?? ''),
    touching === undefined ? '' : `in contact with ${touched(touching, told)}`,
    filters.in === undefined || zoneIn === 'verb' ? '' : `from your ${filters.in === 'deck' ? 'deck' : 'Graveyard'}`,
    where(filters, told),
  ]
    .filter(part => part !== '')
    .join(' ');
}

export function touched(terrain: string, told: Tale): string {
  if (terrain === 'terrain') return 'a terrain';
  return terrain === 'this terrain' ? terrain : `the ${cardName(terrain, told)}`;
}

/** "3 or less", or where a noun follows "at most 3". */
export function bound(limit: Bound, limitStands: 'first' | 'last' = 'last'): string {
  if (limitStands === 'first') return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  return 'atMost' in limit ? `${limit.atMost} or less` : `${limit.atLeast} or more`;
}

/** States that stand before the noun. */
const BEFORE: { readonly [S in Is]?: string } = {
  wounded: 'wounded',
  'not unwounded': 'wounded',
  unwounded: 'unwounded',
  'not wounded': 'unwounded',
  hidden: 'hidden',
  poisoned: 'poisoned',
  diseased: 'diseased',
};

/** States that stand behind it. */
const AFTER: { readonly [S in Is]?: (many: boolean, hasTail: boolean) => string } = {
  'not hidden': many => `that ${many ? 'are' : 'is'} not hidden`,
  'not poisoned': () => 'without Poison',
  'not diseased': () => 'without Disease',
  engaged: (many, hasTail) => `${hasTail ? `that ${many ? 'are' : 'is'} ` : ''}in contact with an enemy`,
  'not engaged': (many, hasTail) => `${hasTail ? `that ${many ? 'are' : 'is'} ` : ''}not in contact with an enemy`,
  activated: many => `that ${many ? 'have' : 'has'} been activated this turn`,
  'not activated': many => `that ${many ? 'have' : 'has'} not been activated this turn`,
};

/** "within XL and line of sight of your hero": distance and sight, and from where. */
export function where({ within, inSight, from }: Filters, told: Tale): string {
  if (within === undefined && !inSight) return '';
  const origin = from === undefined ? usualOrigin(told) : place(from, told);
  if (within === 'contact')
    return `in contact with ${origin || 'this creature'}${inSight ? ' and in line of sight' : ''}`;
  if (inSight && origin === 'it')
    return within === undefined ? 'in its line of sight' : `within ${within} and in its line of sight`;
  const reach = [
    within === undefined ? '' : `within ${within}`,
    inSight ? (within === undefined ? 'in line of sight' : 'line of sight') : '',
  ];
  const of = origin === '' ? '' : ` of ${origin}`;
  return reach.filter(part => part !== '').join(' and ') + of;
}

/** The bearer goes without saying; the hero does once the sentence has named it. */
function usualOrigin(told: Tale): string {
  if (told.bearer === 'creature') return '';
  if (told.bearer === 'terrain') return 'this terrain';
  return told.said.includes('hero') ? '' : 'your hero';
}

/** A place to measure from. To name it does not make it the topic of the sentence. */
function place(from: Ref, told: Tale): string {
  if (isThing(from)) return from;
  const inner = { ...told, said: [...told.said] };
  return reference(from, inner).text;
}

/** A card that is looked for; the verb says where. */
export function describedCard(what: Choose<CardDesc>, told: Tale): string {
  return a(phrase(described(what.choose), what, told, 'one', 'verb'));
}
