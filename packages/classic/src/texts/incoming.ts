import type { DamageFrame } from '../procedures/damage.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from './text.ts';

/** The instance of damage whose coming set off a text, and its place among those that come together (C-TIM-13). */
export function incomingFor(
  state: Readonly<ClassicState>,
  { event }: Text,
): { frame: DamageFrame; at: number } | undefined {
  if (event?.type !== 'damageIncoming') return undefined;
  const frame = state.frames.findLast((one): one is DamageFrame => one.kind === 'damage');
  const at = frame?.blows.findIndex(({ who, credit }) => who === event.who && credit?.creature === event.by) ?? -1;
  return frame && at >= 0 ? { frame, at } : undefined;
}
