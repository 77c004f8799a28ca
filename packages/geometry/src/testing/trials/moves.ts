import type { MoveSpec } from '../../movement/spec.ts';
import { CONTACT } from '../../length.ts';
import type { Stream } from '../stream.ts';
import { RULERS } from './chances.ts';

/** A plain walk of the given length, by the rulers of the game. */
export function walkOf(budget: number): MoveSpec {
  return {
    budget,
    short: RULERS[0]!,
    mode: 'walk',
    run: false,
    pathfinder: false,
    capped: false,
    avoidContact: false,
    band: CONTACT,
  };
}

/** A move of any length, mostly a plain one. */
export function someMove(stream: Stream, mode: MoveSpec['mode']): MoveSpec {
  const run = stream.chance(15);
  return {
    ...walkOf(stream.pick(RULERS)),
    mode,
    run,
    pathfinder: stream.chance(15),
    capped: !run && stream.chance(10),
  };
}
