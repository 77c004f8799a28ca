import type { Verb, Verbs } from '../language/index.ts';

/** An argument of a verb that names creatures or things. */
type Aims<V extends Verb> = readonly (keyof Verbs[V] & string)[];

/**
 * The arguments of every verb that name creatures or things, in the order in which they are chosen. What is searched for in
 * a deck is not among them: nobody can choose it before having looked.
 */
export const AIMS = {
  activate: ['whom'],
  armour: ['whom'],
  attack: ['whom', 'target'],
  backstab: ['whom', 'by'],
  build: [],
  bury: [],
  cancel: [],
  concentrate: ['whom'],
  control: ['whom'],
  copy: ['whom', 'from'],
  cure: ['whom'],
  damage: ['whom'],
  destroy: ['what'],
  discard: [],
  disease: ['whom'],
  draw: [],
  eliminate: ['whom'],
  expose: ['whom'],
  forbid: ['whom'],
  gain: ['whom'],
  heal: ['whom'],
  hide: ['whom'],
  look: [],
  lose: ['whom'],
  minion: ['near'],
  move: ['whom'],
  place: ['whom', 'near'],
  poison: ['whom'],
  prevent: [],
  prosper: [],
  push: ['whom', 'from'],
  redirect: ['to'],
  repair: ['what'],
  reroll: [],
  return: ['what'],
  search: [],
  skip: ['whom'],
  steal: [],
  summon: ['what', 'near'],
  sunder: ['whom'],
  swap: ['whom', 'with'],
  tap: ['what'],
  tax: [],
  untap: ['what'],
  wound: ['whom'],
} as const satisfies { readonly [V in Verb]: Aims<V> };

export type Aim<V extends Verb = Verb> = (typeof AIMS)[V][number];

/** Arguments that only point somewhere: whatever the verb does, it does not do to them. */
export const POINTERS: readonly string[] = ['by', 'from', 'near', 'target'];
