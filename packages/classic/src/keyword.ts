import type { KeywordName } from './keyword-use.ts';
import type { ClassicState, Creature } from './state.ts';
import type { Values } from './values.ts';

/** The bearer of a keyword, with the X printed beside it. */
export interface Bearer {
  readonly creature: Readonly<Creature>;
  readonly x: number;
}

/** A keyword: the values it adjusts. Rules ask, keywords answer. */
export interface Keyword {
  readonly name: KeywordName;
  readonly adjust?: {
    readonly [V in keyof Values]?: (value: Values[V], bearer: Bearer, state: Readonly<ClassicState>) => Values[V];
  };
}

export function keyword(name: KeywordName, meaning: Omit<Keyword, 'name'>): Keyword {
  return { name, ...meaning };
}
