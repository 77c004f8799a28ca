import type { Verb, Verbs } from '@signum/classic';
import type { Said } from '../clause.ts';
import type { Talk } from '../talk.ts';

/** How each verb of the card language is said. A verb left out does not compile. */
export type VerbTable<V extends Verb = Verb> = { readonly [N in V]: (effect: Verbs[N], talk: Talk) => Said };
