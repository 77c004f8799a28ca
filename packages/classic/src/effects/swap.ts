import { canPlace } from '@signum/geometry';
import { boardOf } from '../table/battlefield.ts';
import type { ClassicState, Creature } from '../state.ts';
import { verb } from '../texts/verb.ts';

/** Two creatures change places, centre for centre, if both bases fit (C-PLC-1). Nobody is stabbed for it. */
export const swap = verb('swap', ({ play: { state, emit }, creatures }) => {
  const [one] = creatures('whom');
  const [other] = creatures('with');
  if (!one || !other || one === other || !fit(state, one, other)) return;
  const { x, y } = one;
  Object.assign(one, { x: other.x, y: other.y });
  Object.assign(other, { x, y });
  for (const creature of [one, other])
    emit({ type: 'placed', who: creature.id, x: creature.x, y: creature.y }, 'C-PLC-1');
});

/** Each must find room where the other stood; how far they are from each other does not change. */
function fit(state: Readonly<ClassicState>, one: Creature, other: Creature): boolean {
  const board = boardOf(state);
  const emptied = { ...board, bases: board.bases.filter(({ id }) => id !== one.id && id !== other.id) };
  return (
    canPlace(emptied, { x: other.x, y: other.y, r: one.r }) && canPlace(emptied, { x: one.x, y: one.y, r: other.r })
  );
}
