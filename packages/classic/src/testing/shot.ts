import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import type { RangedKind } from '../legality/attack.ts';
import { rangedOf } from '../procedures/ranged.ts';
import { position, type Figure, type Position, type Table } from './position.ts';

/** A shot for a test: two creatures so many millimetres apart, the dice known beforehand. */
export function shot(setup: {
  readonly kind?: RangedKind;
  readonly gap?: number;
  readonly shooter?: Figure;
  readonly target?: Figure;
  readonly dice?: string;
  readonly edition?: EditionId;
  readonly rest?: Position;
}): Table {
  const { kind = 'shooting', gap = 60, shooter, target, dice, edition, rest } = setup;
  const { creatures = {}, ...others } = rest ?? {};
  return position({
    heroes: false,
    frames: [rangedOf(kind, 'shooter' as CreatureId, 'target' as CreatureId)],
    ...(dice !== undefined && { dice }),
    ...(edition !== undefined && { edition }),
    ...others,
    creatures: {
      shooter: { at: [50, 300], ...shooter },
      target: { of: 1, at: [82 + gap, 300], ...target, print: { health: 9, ...target?.print } },
      ...creatures,
    },
  });
}
