import type { ActivationDeed } from '../decisions/act.ts';
import type { CreatureId } from '../ids.ts';
import { activationOf } from '../procedures/activation.ts';
import { moveOf, type MoveFrame } from '../procedures/move.ts';
import { position, type Position, type Table } from './position.ts';

/** A position in which the creature `a` is about to act. */
export function acting(given: Omit<Position, 'frames'>): Table {
  return position({ ...given, frames: [activationOf('a' as CreatureId)] });
}

/** A position in which the creature `a` is asked for its way. */
export function moving(
  given: Omit<Position, 'frames'>,
  how: Partial<Pick<MoveFrame, 'backstab' | 'into' | 'run' | 'upTo'>> = {},
): Table {
  return position({ ...given, frames: [moveOf('a' as CreatureId, 0, how)] });
}

/** A place in millimetres as an answer: where to, and how. */
export function to(x: number, y: number, mode: 'flight' | 'jump' | 'walk' = 'walk'): object {
  return { mode, x: x * 100, y: y * 100 };
}

/** What the active creature may do now, in a word each. */
export function openTo(table: Table): string[] {
  return table.asked('act').deeds.map(word);
}

/** Why a deed is closed: the rule that forbids it. */
export function closedBy(table: Table, deed: string): string | undefined {
  return table.asked('act').closed.find(one => word(one.deed) === deed)?.refusal.rule;
}

function word(deed: ActivationDeed): string {
  switch (deed.do) {
    case 'attack':
      return `${deed.attack} ${deed.target}`;
    case 'detect':
      return `detect ${deed.target} by ${deed.by}`;
    case 'search':
    case 'secret entrance':
      return `${deed.do} ${deed.terrain}`;
    case 'use':
      return `use ${deed.ability}`;
    default:
      return deed.do;
  }
}
