import type { Verb, Verbs } from '@signum/classic';
import type { Clause } from '../clause.ts';
import type { Tale } from '../tale.ts';
import { cardVerbs } from './cards.ts';
import { cityVerbs } from './city.ts';
import { creatureVerbs } from './creatures.ts';
import { harmVerbs } from './harm.ts';
import { placeVerbs } from './place.ts';

/** How each of some verbs is said. */
export type Sayings<V extends Verb> = { readonly [N in V]: (effect: Verbs[N], told: Tale) => Clause };

/** Every verb of the language of cards as a clause. */
export const verbs: Sayings<Verb> = { ...cardVerbs, ...cityVerbs, ...creatureVerbs, ...harmVerbs, ...placeVerbs };
