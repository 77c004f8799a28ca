import { draw, hashOfText, isRefused, seeded, type Chance, type Seat } from '@signum/kernel';
import { embers, type EmbersEvent, type EmbersState } from '@signum/kernel/testing';
import { answerTable, beginTable, nowAt, type Agreement, type Table } from '../table.ts';
import type { SeatPlan } from '../seat-plan.ts';

export type EmbersTable = Table<EmbersState, EmbersEvent>;

export const ANNA: SeatPlan = { kind: 'person', name: 'Anna' };
export const BORIS: SeatPlan = { kind: 'person', name: 'Boris' };
export const ROBOT: SeatPlan = { kind: 'computer', name: 'Robot', level: 'any' };

/** A game of Embers that has just begun. */
export function embersTable(rest: Partial<Agreement> = {}, seed = 'first'): EmbersTable {
  const agreement = { seats: [ANNA, BORIS], undo: 'fair', agreed: null, ...rest } as const;
  const origin = { host: hashOfText(seed), nonces: ['a', 'b'] };
  const table = beginTable(embers, agreement, { copies: 6 }, origin);
  if (isRefused(table)) throw new Error(JSON.stringify(table.refused));
  return table;
}

/** The table after somebody has said that; the question's seat unless told otherwise. */
export function say(table: EmbersTable, answer: object, seat?: Seat): EmbersTable {
  const asked = embers.pending(table.session.state)!;
  const next = answerTable(embers, table, { to: nowAt(table), seat: seat ?? asked.seat, answer });
  if (isRefused(next)) throw new Error(JSON.stringify(next.refused));
  return next;
}

/** All tables on the way of a random game, the first and the last among them. */
export function randomGame(table: EmbersTable, seed: string, most = 400): EmbersTable[] {
  const chance: Chance = seeded(hashOfText(seed));
  const tables = [table];
  for (let now = table; tables.length <= most; tables.push(now)) {
    const asked = embers.pending(now.session.state);
    if (!asked) break;
    const answers = embers.answers(asked);
    now = say(now, answers[draw(chance, answers.length)]!);
  }
  return tables;
}
