/** A stream of repeatable chance for boards, soak and bench: the same seed gives the same boards on every engine. */
export interface Stream {
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** True in `percent` of a hundred cases. */
  readonly chance: (percent: number) => boolean;
  /** One of the things, each as likely as the others. */
  readonly pick: <T>(things: readonly T[]) => T;
}

/** Only 32-bit integer steps, so no engine can round them differently. */
export function streamOf(seed: number): Stream {
  let counter = Math.imul(seed | 0, 0x9e3779b1) | 0;
  const next = (): number => {
    counter = (counter + 0x6d2b79f5) | 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const int = (low: number, high: number): number => low + (next() % (high - low + 1));
  return {
    int,
    chance: percent => int(0, 99) < percent,
    pick: <T>(things: readonly T[]): T => {
      const thing = things[int(0, things.length - 1)];
      if (thing === undefined) throw new Error('nothing to pick from');
      return thing;
    },
  };
}
