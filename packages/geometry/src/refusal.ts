import type { Length } from './length.ts';
import type { Edge } from './placement/side.ts';
import type { Point } from './point.ts';

/** Something is in the way: which base or template, or which edge of the table, and how much is missing. */
type TooNear = { readonly id: string; readonly short: Length };
/** Something stops a path, so far along it. */
type Stopped = { readonly id: string; readonly at?: Length };
/** The path is longer than it may be, by so much. */
type TooLong = { readonly short: Length };
/** The path goes on where it has to stop, by so much. */
type GoesOn = { readonly over: Length };
type Nothing = Readonly<Record<string, never>>;

/** All that can be wrong with a move or a place, in one word for programs, and what is told about it. */
export interface Flaws {
  // a place
  'off-grid': Nothing;
  /** How far it lies over the edge; nothing, if it is too big for the table. */
  'off-table': { readonly short?: Length };
  'overlaps-base': TooNear;
  'on-impassable': { readonly id: string; readonly short?: Length };
  'into-contact': { readonly id: string; readonly short?: Length };
  'out-of-contact': TooNear;
  'enemy-too-near': TooNear;
  'off-side': { readonly edge: Edge };
  'no-place': Nothing;

  // a template
  'base-too-near': TooNear;
  'template-too-near': TooNear;
  'own-side-too-near': TooNear;
  'side-too-near': TooNear;

  // a path
  'no-move': Nothing;
  'in-contact-already': { readonly id: string };
  'no-way': Nothing;
  'no-way-into-contact': { readonly id?: string };
  unreachable: Nothing;
  'too-far': TooLong;
  'too-far-in-difficult': TooLong;
  'run-from-difficult': Nothing;
  'runs-through-difficult': GoesOn;
  'stops-at-difficult': GoesOn;
  'stops-at-enemy': Stopped;
  'crosses-base': Stopped;
  'crosses-impassable': Stopped;
  'leaves-table': { readonly at: Length };
  /** A bend round something that is not there, or a path that is not drawn tight round its bends. */
  'unknown-turn': { readonly turn: number };
  'not-taut': { readonly turn: number; readonly at?: Length };
}

export type FlawCode = keyof Flaws;

/** Why a move or a place is not legal, as a value that can be shown and translated. */
export type Refusal<C extends FlawCode = FlawCode> = {
  [N in C]: {
    readonly code: N;
    /** Id of the rule that forbids it. */
    readonly rule: string;
    /** What was measured, lengths in hundredths of a millimetre: `{ short: 230 }`. */
    readonly facts: Flaws[N];
    /** The nearest place that would be legal, when there is one. */
    readonly nearest?: Point;
  };
}[C];

/** Codes of flaws about which nothing else is told. */
type Bare = { [C in FlawCode]: Nothing extends Flaws[C] ? C : never }[FlawCode];

/** A refusal; `nearest` stays absent where there is none. */
export function refusal(code: Bare, rule: string): Refusal;
export function refusal<C extends FlawCode>(code: C, rule: string, facts: Flaws[C], nearest?: Point): Refusal;
export function refusal(code: FlawCode, rule: string, facts: Flaws[FlawCode] = {}, nearest?: Point): Refusal {
  return (nearest === undefined ? { code, rule, facts } : { code, rule, facts, nearest }) as Refusal;
}
