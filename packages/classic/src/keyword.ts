import type { Happening, Happenings } from './happenings.ts';
import type { KeywordName, UseOf } from './language/index.ts';
import type { ClassicFrame } from './procedures/index.ts';
import type { ClassicState, Creature } from './state.ts';
import type { Values } from './values/kinds.ts';

/** The bearer of a keyword, with the X that counts now and the text printed beside it. */
export interface Bearer<N extends KeywordName = KeywordName> {
  readonly creature: Readonly<Creature>;
  readonly x: number;
  readonly use: UseOf<N>;
}

/** The bearer while an event happens, with the name of this very ability: the loop rule and "once a turn" go by it. */
export interface Listener<N extends KeywordName = KeywordName> extends Bearer<N> {
  readonly source: string;
}

/** What an ability does when its event happens: procedures, carried out in the event's window (C-TIM-3). */
export interface Reaction {
  /** Its player may decline it (C-ABL-1). */
  readonly optional?: true;
  readonly frames: readonly ClassicFrame[];
}

/** A keyword: the values it adjusts and the events it answers. Rules ask, keywords answer; no rule knows one by name. */
export interface Keyword<N extends KeywordName = KeywordName> {
  readonly name: N;
  readonly adjust?: {
    readonly [V in keyof Values]?: (value: Values[V], bearer: Bearer<N>, state: Readonly<ClassicState>) => Values[V];
  };
  /** Answers are asked for only if the bearer does something in the event, or it happens to it; unless they are told here. */
  readonly heeds?: readonly (keyof Happenings)[];
  readonly on?: {
    readonly [E in keyof Happenings]?: (
      event: Extract<Happening, { type: E }>,
      bearer: Listener<N>,
      state: Readonly<ClassicState>,
    ) => Reaction | undefined;
  };
}

export function keyword<N extends KeywordName>(name: N, meaning: Omit<Keyword<N>, 'name'>): Keyword<N> {
  return { name, ...meaning };
}
