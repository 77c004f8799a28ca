import {
  contacts,
  destinations,
  reach as reachOf,
  type Base,
  type Board,
  type Contact,
  type Destination,
  type Reach,
} from '@signum/geometry';
import type { AskedReach } from './position.ts';

/** The reach that was asked for, with what a player wants to know of it. */
export interface SurveyedReach {
  readonly asked: AskedReach;
  readonly mover: Base;
  readonly reach: Reach;
  /** Enemies in contact from the start: they do not stop this move (C-MOV-7). */
  readonly touching: readonly string[];
  /** Enemies that stop it (C-MOV-6). */
  readonly fresh: readonly Base[];
  readonly contactable: readonly (Contact & { readonly enemy: string })[];
  readonly destinations: readonly Destination[];
}

export function surveyReach(board: Board, asked: AskedReach): SurveyedReach {
  const mover = board.bases.find(({ id }) => id === asked.of)!;
  const reach = reachOf(board, asked.of, asked.spec);
  const enemies = board.bases.filter(({ team }) => team !== mover.team);
  const touching = contacts(board, mover).filter(base => enemies.includes(base));
  return {
    asked,
    mover,
    reach,
    touching: touching.map(({ id }) => id),
    fresh: enemies.filter(base => !touching.includes(base)),
    contactable: reach.contactable().map(enemy => ({ enemy, ...reach.contact(enemy)! })),
    destinations: destinations(board, asked.of, asked.spec, {}, reach),
  };
}
