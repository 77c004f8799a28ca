import type { Point } from './point.ts';

/** Why a move or a place is not legal, as a value that can be shown and translated. */
export interface Refusal {
  /** What is wrong, in one word for programs: `too-far`, `overlaps-base`. */
  readonly code: string;
  /** Id of the rule that forbids it. */
  readonly rule: string;
  /** What was measured, lengths in hundredths of a millimetre: `{ short: 230 }`. */
  readonly facts: Readonly<Record<string, number | string>>;
  /** The nearest place that would be legal, when there is one. */
  readonly nearest?: Point;
}

/** A refusal; `nearest` stays absent where there is none. */
export function refusal(
  code: string,
  rule: string,
  facts: Readonly<Record<string, number | string>> = {},
  nearest?: Point,
): Refusal {
  return nearest === undefined ? { code, rule, facts } : { code, rule, facts, nearest };
}
