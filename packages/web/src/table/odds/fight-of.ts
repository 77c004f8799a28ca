import type { CreatureId } from '@signum/classic';
import type { LogEntry } from '../../game/contract.ts';

/** A melee combat in which dice are being split. */
export interface Fight {
  readonly attacker: CreatureId;
  readonly defender: CreatureId;
  readonly own: CreatureId;
  readonly other: CreatureId;
  /** What the other side has chosen, if it has: the defender splits first, and openly (C-MEL-17). */
  readonly chosen?: { readonly attack: number; readonly defence: number };
}

/** The fight in which this creature splits its dice, as everybody was told of it. */
export function fightOf(log: readonly LogEntry[], own: CreatureId): Fight | null {
  const at = log.findLastIndex(
    ({ event }) => event.type === 'attackDeclared' && (event.by === own || event.who === own),
  );
  const event = log[at]?.event;
  if (event?.type !== 'attackDeclared') return null;
  const { by: attacker, who: defender } = event;
  const other = attacker === own ? defender : attacker;
  const split = log
    .slice(at)
    .findLast(entry => entry.event.type === 'diceAssigned' && entry.event.who === other)?.event;
  return {
    attacker,
    defender,
    own,
    other,
    ...(split?.type === 'diceAssigned' && { chosen: { attack: split.attack, defence: split.defence } }),
  };
}
