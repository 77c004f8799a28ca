/** What a room is, and what it may know of the others. */
export interface Room {
  /** An import goes to a lower level, never up and never sideways. */
  readonly level: 1 | 2 | 3 | 4;
  /** Rooms whose values and types it may use. */
  readonly imports: readonly RoomName[];
  /** Rooms it may name in `import type` only. */
  readonly types: readonly RoomName[];
  /** No clock, no chance of its own, no disk, no network, no page: all of these are handed in. */
  readonly pure: boolean;
}

export type RoomName =
  | 'ai'
  | 'bench'
  | 'cards'
  | 'classic'
  | 'cli'
  | 'geometry'
  | 'hex'
  | 'host'
  | 'kernel'
  | 'protocol'
  | 'server'
  | 'text'
  | 'warseer'
  | 'web';

const BELOW_THE_OUTSIDE = [
  'ai',
  'cards',
  'classic',
  'geometry',
  'hex',
  'host',
  'kernel',
  'protocol',
  'text',
  'warseer',
] as const;

/** Which room may import which: the whole dependency rule of the repository, existing rooms and coming ones. */
export const ROOMS: Readonly<Record<RoomName, Room>> = {
  kernel: { level: 1, imports: [], types: [], pure: true },
  geometry: { level: 1, imports: [], types: [], pure: true },
  hex: { level: 1, imports: [], types: [], pure: true },

  classic: { level: 2, imports: ['geometry', 'kernel'], types: [], pure: true },
  warseer: { level: 2, imports: ['hex', 'kernel'], types: [], pure: true },

  cards: { level: 3, imports: ['classic', 'kernel'], types: ['warseer'], pure: true },
  text: { level: 3, imports: [], types: ['classic', 'warseer'], pure: true },
  ai: { level: 3, imports: ['classic', 'geometry', 'kernel', 'warseer'], types: [], pure: true },
  host: { level: 3, imports: ['kernel'], types: [], pure: true },
  protocol: { level: 3, imports: ['kernel'], types: ['classic', 'warseer'], pure: true },

  server: { level: 4, imports: BELOW_THE_OUTSIDE, types: [], pure: false },
  web: { level: 4, imports: BELOW_THE_OUTSIDE, types: [], pure: false },
  cli: { level: 4, imports: BELOW_THE_OUTSIDE, types: [], pure: false },
  bench: { level: 4, imports: BELOW_THE_OUTSIDE, types: [], pure: false },
};
