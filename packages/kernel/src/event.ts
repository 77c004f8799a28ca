/** What an event taught somebody, so that it cannot be unlearned: a throw of chance, or something that was hidden. */
export type Reveals = 'chance' | 'hidden';

/** An event as the log keeps it: numbered, and with what brought it about. */
export interface Told<E> {
  readonly n: number;
  readonly event: E;
  /** The rule carried out. */
  readonly rule?: string;
  /** The ability, card or keyword at work. */
  readonly source?: string;
  /** The number of the event that this one follows from. */
  readonly cause?: number;
  readonly reveals?: Reveals;
}

/** The chain of causes of an event, the event itself first. */
export function causesOf<E>(events: readonly Told<E>[], n: number): Told<E>[] {
  const chain: Told<E>[] = [];
  for (let event = events[n]; event; event = event.cause === undefined ? undefined : events[event.cause])
    chain.push(event);
  return chain;
}
