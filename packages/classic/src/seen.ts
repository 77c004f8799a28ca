import type { Viewer } from '@signum/kernel';
import type { Happening, Happenings } from './happenings.ts';

/** The one part of an event that only the player it happens to learns. */
interface Secrets {
  readonly cardDrawn: 'card';
  readonly cardsSeen: 'cards';
  readonly handRedrawn: 'cards';
  readonly tacticSet: 'card';
}
const SECRETS: Secrets = { cardDrawn: 'card', cardsSeen: 'cards', handRedrawn: 'cards', tacticSet: 'card' };

type Less<E, S> = Omit<E, S & keyof E> & Partial<Pick<E, S & keyof E>>;

/** The parts of an event as it is told to somebody: perhaps without its secret. */
export type Seen<N extends keyof Happenings> = N extends keyof Secrets
  ? Less<Happenings[N], Secrets[N]>
  : Happenings[N];

/** An event as it is told to somebody. */
export type SeenHappening = { [N in keyof Happenings]: { readonly type: N } & Seen<N> }[keyof Happenings];

/** An event as a looker-on sees it. That a tactic is laid down everybody learns, not which (C-TAC-1). */
export function seenEvent(event: Happening, viewer: Viewer): SeenHappening {
  if (!hasSecret(event) || event.player === viewer) return event;
  const secret = SECRETS[event.type];
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== secret)) as unknown as SeenHappening;
}

/** The name of the part that only one player learns. */
export function secretOf(event: SecretHappening): 'card' | 'cards' {
  return SECRETS[event.type];
}

export type SecretHappening = Extract<Happening, { type: keyof Secrets }>;

export function hasSecret(event: Happening): event is SecretHappening {
  return Object.hasOwn(SECRETS, event.type);
}
