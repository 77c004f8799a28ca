import type { Creature } from '@signum/classic';
import { useMemo, useState } from 'react';
import type { LogEntry } from '../../game/contract.ts';
import { sidesOf, type Sides } from './sides.ts';

/** Whose creatures are whose. The same value as long as nothing has changed, so that old lines need not be drawn again. */
export function useSides(log: readonly LogEntry[], creatures: readonly Creature[]): Sides {
  const now = useMemo(() => sidesOf(log, creatures), [log, creatures]);
  const [known, setKnown] = useState<Sides>(now);
  if (known === now || isSame(known, now)) return known;
  setKnown(now);
  return now;
}

function isSame(before: Sides, now: Sides): boolean {
  return before.size === now.size && [...now].every(([id, seat]) => before.get(id) === seat);
}
