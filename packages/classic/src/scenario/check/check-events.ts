import type { EventForm } from '../form/event-form.ts';
import type { Difference } from '../verdict.ts';
import { holds } from './compared.ts';

/** An event as it was told, in words. */
export interface ToldEvent {
  readonly event: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** All of them, in this order; others may come before, between and after. */
export function missingEvents(told: readonly ToldEvent[], wanted: readonly EventForm[], where: string): Difference[] {
  let from = 0;
  for (const [index, event] of wanted.entries()) {
    const at = told.findIndex((one, place) => place >= from && isSuch(one, event));
    if (at < 0) {
      const alike = told.filter(one => one.event === event.type).map(written);
      const found = alike.length > 0 ? alike : `no ${event.type} at all`;
      const what = from > 0 ? 'did not happen after those before it' : 'did not happen';
      return [{ where: `${where}[${index}]`, what, expected: wish(event), found }];
    }
    from = at + 1;
  }
  return [];
}

/** None of these has happened. */
export function unwantedEvents(
  told: readonly ToldEvent[],
  unwanted: readonly EventForm[],
  where: string,
): Difference[] {
  return unwanted.flatMap((event, index) => {
    const found = told.filter(one => isSuch(one, event));
    if (found.length === 0) return [];
    return [{ where: `${where}[${index}]`, what: 'happened', expected: 'never', found: found.map(written) }];
  });
}

/** Of the kinds that are named, these and no others, in this order. */
export function otherEvents(told: readonly ToldEvent[], wanted: readonly EventForm[], where: string): Difference[] {
  const kinds = new Set<string>(wanted.map(({ type }) => type));
  const found = told.filter(({ event }) => kinds.has(event));
  const isSame = found.length === wanted.length && wanted.every((event, index) => isSuch(found[index]!, event));
  if (isSame) return [];
  return [{ where, what: 'other events happened', expected: wanted.map(wish), found: found.map(written) }];
}

function isSuch({ event, parts }: ToldEvent, wanted: EventForm): boolean {
  return event === wanted.type && holds(parts, wanted.parts);
}

function written({ event, parts }: ToldEvent): unknown {
  return { [event]: parts };
}

function wish({ type, parts }: EventForm): unknown {
  return { [type]: parts };
}
