import type { Refused } from '@signum/kernel';
import type { NewGame } from './contract.ts';
import { lineToWorker } from './desk-line.ts';
import type { Pace } from './messages.ts';

/** Begins a game and gives its id for the address `/g/:id`, or why it cannot begin. */
export async function beginGame(plan: NewGame): Promise<{ readonly id: string } | Refused> {
  return lineToWorker().ask('begin', plan);
}

/** How quickly the computer plays from now on. */
export async function setPace(pace: Pace): Promise<void> {
  await lineToWorker().ask('pace', pace);
}
