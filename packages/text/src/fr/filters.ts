import type { Bound, Filters, Is, Ref } from '@signum/classic';
import { mark } from '../marks.ts';
import { RACES } from '../race.ts';
import { keyword } from './keyword-mark.ts';
import { races, genderOfName, ofFaction } from './nouns.ts';
import { agree, de, listed, the, type Phrase } from './phrase.ts';
import { isClear, named, referent, turnTo, type Telling } from './telling.ts';

type Form = Pick<Phrase, 'gender' | 'many'>;

/** Adjectives that stand right behind the noun, in the masculine singular. */
const ADJECTIVES: Readonly<Partial<Record<Is, string>>> = {
  wounded: 'blessé',
  unwounded: 'indemne',
  'not wounded': 'indemne',
  'not unwounded': 'blessé',
  hidden: 'camouflé',
  poisoned: 'empoisonné',
  diseased: 'malade',
};

/** What is said behind all adjectives, with its own adjective where it has one. */
const STATES: Readonly<Partial<Record<Is, readonly [words: string, adjective?: string]>>> = {
  'not hidden': ['non', 'camouflé'],
  'not poisoned': ['non', 'empoisonné'],
  'not diseased': ['non', 'malade'],
  activated: ['déjà', 'activé'],
  'not activated': ['pas encore', 'activé'],
  engaged: ["au contact d'un ennemi"],
  'not engaged': ["hors de contact avec l'ennemi"],
};

/** "blessée", "blessés et camouflés" */
export function adjectives({ is = [] }: Filters, form: Form): string[] {
  const words = is.flatMap(one => ADJECTIVES[one] ?? []).map(word => agree(word, form));
  return words.length === 0 ? [] : [listed(words)];
}

/** "wolfen", "morts-vivants" */
export function people({ race }: Filters, { many }: Form): string[] {
  const known = RACES.find(one => one === race);
  return known ? [races[known][many ? 'many' : 'one']] : [];
}

/** States as they stand behind "est" and behind nouns. */
export function states({ is = [] }: Filters, form: Form): string[] {
  return is.flatMap(one => {
    const [words, adjective] = STATES[one] ?? [];
    if (words === undefined) return [];
    return adjective === undefined ? words : `${words} ${agree(adjective, form)}`;
  });
}

/** What belongs to the noun itself: whose it is, what it costs. */
export function belongings(filters: Filters, form: Form, told: Telling): string[] {
  const { named: name, of, cost, strength } = filters;
  return [
    ...(name === undefined ? [] : [`${agree('nommé', form)} ${mark('card', name, nameOf(name, told))}`]),
    ...(of === undefined ? [] : [ofGroup(of, told)]),
    ...(cost === undefined ? [] : [`de coût ${bound(cost)}`]),
    ...(strength === undefined ? [] : [`de Force ${bound(strength)}`]),
  ];
}

/** Where it stands and what it has; several of these are joined by "et". */
export function circumstances(filters: Filters, form: Form, told: Telling): string[] {
  const { has, hasNot, currentHealth, touching } = filters;
  return [
    ...(has === undefined ? [] : [`ayant ${keyword(has)}`]),
    ...(hasNot === undefined ? [] : [`sans ${keyword(hasNot)}`]),
    ...(currentHealth === undefined ? [] : [`à qui il reste ${bound(currentHealth, 'Santé')}`]),
    ...states(filters, form),
    ...(touching === undefined ? [] : [`au contact ${touched(touching, told)}`]),
    ...distance(filters, told),
  ];
}

/** "3 ou moins", "2 Santé ou moins" */
export function bound(limit: Bound, unit = ''): string {
  const behind = unit && ` ${unit}`;
  return 'atMost' in limit ? `${limit.atMost}${behind} ou moins` : `${limit.atLeast}${behind} ou plus`;
}

/** "de la Guilde des Lames", "des Chiens de Guerre" */
export function ofGroup(of: string, told: Readonly<Telling>): string {
  if (of in ofFaction) return ofFaction[of as keyof typeof ofFaction];
  return de(buildingNamed(of, told));
}

/** "la Guilde des Lames", "l'Ordre du Calice" */
export function buildingNamed(id: string, told: Readonly<Telling>): string {
  const name = nameOf(id, told);
  return the(mark('building', id, name), genderOfName(name));
}

/** Class text begins with the name of its building. */
export function classLabel(id: string, told: Readonly<Telling>): string {
  return mark('building', id, nameOf(id, told));
}

export function nameOf(card: string, told: Readonly<Telling>): string {
  return told.lookup(card)?.fr ?? card;
}

function touched(touching: string, told: Telling): string {
  if (touching === 'terrain') return "d'un terrain";
  return touching === 'this terrain' ? 'de ce terrain' : de(mark('terrain', touching, nameOf(touching, told)));
}

/** Distance and sight. A creature measures from itself without saying so; everything else says once from where. */
export function distance({ within, inSight, from }: Filters, told: Telling): string[] {
  if (within === undefined && inSight === undefined) return [];
  const origin = from ?? originOf(told, within === 'contact');
  if (within === undefined) return origin ? [`dans la ligne de vue ${ofCreature(told, origin)}`] : ['en ligne de vue'];
  const sight = origin ? 'dans sa ligne de vue' : 'en ligne de vue';
  return [reach(within, origin, told), ...(inSight ? [sight] : [])];
}

function reach(within: NonNullable<Filters['within']>, origin: Ref | undefined, told: Telling): string {
  if (within !== 'contact') return `à ${within} ou moins${origin ? ` ${ofCreature(told, origin)}` : ''}`;
  if (!origin || isClear(told, origin)) return 'à son contact';
  return `au contact ${ofCreature(told, origin)}`;
}

/** From where it is measured, if that must be said. */
function originOf(told: Telling, mustBeSaid: boolean): Ref | undefined {
  if (told.bearer === 'terrain') return 'this terrain';
  if (told.bearer === 'creature') return mustBeSaid ? 'this creature' : undefined;
  if (told.originSaid && !mustBeSaid) return undefined;
  return 'your hero';
}

/** "de votre héros", "d'elle", "de lui" */
export function ofCreature(told: Telling, ref: Ref): string {
  if (isClear(told, ref)) return referent(told, ref).gender === 'f' ? "d'elle" : 'de lui';
  const { words } = named(told, ref);
  if (ref === 'this creature') turnTo(told, ref);
  return de(words);
}
