/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks on: a seat sees its own secrets, a spectator none. */
export type Viewer = Seat | 'spectator';
