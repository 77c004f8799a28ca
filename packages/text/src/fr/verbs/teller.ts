import type { Verb, Verbs } from '@signum/classic';
import type { Piece } from '../clause.ts';
import type { Telling } from '../telling.ts';

/** How each verb of the card language is told. */
export type Tellers<V extends Verb> = { readonly [N in V]: (effect: Verbs[N], told: Telling) => Piece };
