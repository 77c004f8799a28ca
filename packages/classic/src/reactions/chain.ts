import type { Flow } from '@signum/kernel';
import type { ClassicFrame } from '../procedures/index.ts';
import type { ClassicState } from '../state.ts';
import { victorOf } from '../ending/victory.ts';

/** Procedures that belong to a chain of triggers while they run. */
const LINKS: readonly ClassicFrame['kind'][] = [
  'effect',
  'elimination',
  'endOfTurn',
  'revealTactic',
  'stateCheck',
  'window',
];

/**
 * Must the game end now? Somebody has won, and everything that was set off has been carried out (C-END-4, C-END-6). A
 * procedure that goes on may still change the result; one that merely waits below does not delay the end.
 */
export function isOver(
  state: Readonly<ClassicState>,
  frame: Readonly<ClassicFrame>,
  flow: Flow<ClassicFrame, ClassicFrame>,
): boolean {
  if (state.outcome || state.phase === 'setup' || frame.kind === 'endGame' || typeof flow !== 'string') return false;
  if (victorOf(state) === undefined) return false;
  return state.frames.every(one => (one === frame ? flow === 'done' || !isLink(one) : !isLink(one)));
}

function isLink({ kind, because }: Readonly<ClassicFrame>): boolean {
  return because?.source !== undefined || LINKS.includes(kind);
}
