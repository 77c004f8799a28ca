import type { TacticId } from '../ids.ts';
import type { ClassicState } from '../state.ts';

/** Tactics that lie face up because they are being carried out (C-TAC-2). */
export function openTactics({ frames }: Readonly<ClassicState>): ReadonlySet<TacticId> {
  return new Set(
    frames.flatMap(frame => (frame.kind === 'revealTactic' && frame.step !== 'reveal' ? [frame.tactic] : [])),
  );
}
