import type { Refusal as GeometryRefusal } from '@signum/geometry';
import type { Refusal, RefusalCode, Refusals } from './refusals.ts';

/** Codes about which nothing else is told. */
type Bare = { [C in RefusalCode]: Readonly<Record<string, never>> extends Refusals[C] ? C : never }[RefusalCode];

/** A refusal, with the facts that belong to its code. */
export function refuse(code: Bare, rule: string): Refusal;
export function refuse<C extends RefusalCode>(code: C, rule: string, facts: Refusals[C]): Refusal;
export function refuse(code: RefusalCode, rule: string, facts: Refusals[RefusalCode] = {}): Refusal {
  return { code, rule, facts } as Refusal;
}

/** What geometry found, as a player is told it: the nearest place becomes the nearest answer. */
export function refusePlace({ code, rule, facts }: GeometryRefusal, nearest: object | undefined): Refusal {
  const refusal = { code, rule, facts } as Refusal;
  return nearest === undefined ? refusal : { ...refusal, nearest };
}
