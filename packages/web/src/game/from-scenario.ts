import type { EditionId } from '@signum/classic';
import type { Refused } from '@signum/kernel';
import type { OddsPolicy, SeatPlan, UndoPolicy } from './contract.ts';
import { lineToWorker, type DeskLine } from './desk-line.ts';

/** A game that begins in the middle of a situation. */
export interface ScenarioPlan {
  /** The scenario file. */
  readonly text: string;
  /** Absent: the scenario as it stands. */
  readonly variant?: string;
  /** One of those that the file tells; else the last of them. */
  readonly edition?: EditionId;
  /** A computer says what the file lets it say, as long as that is possible, and then plays as well as it can. */
  readonly seats: readonly [SeatPlan, SeatPlan];
  /** One person plays both seats: the chair goes to whoever is asked, and no curtain falls. */
  readonly isOpen?: boolean;
  /** Unless told, everything can be taken back. */
  readonly undo?: UndoPolicy;
  readonly odds?: OddsPolicy;
}

/**
 * Begins a game from a scenario file and gives its id for the address `/g/:id`. The same scenario always gets the same id, and
 * is begun anew: examples and lessons are many, and stand on no shelf.
 */
export async function beginFromScenario(
  plan: ScenarioPlan,
  line: DeskLine = lineToWorker(),
): Promise<{ readonly id: string } | Refused> {
  return line.ask('beginScenario', plan);
}
