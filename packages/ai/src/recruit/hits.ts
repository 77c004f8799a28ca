/** Faces of a defence die that stop a hit: one of three (C-CMP-2). */
const GUARD = 1 / 3;

/**
 * How likely each number of hits is when so many dice strike and so many guard: the successes of one side less those of the other
 * (C-MEL-23). `aim` and `guard` are the chances of one die.
 */
export function hitsOf(strike: number, aim: number, guards: number, guard: number = GUARD): readonly number[] {
  const key = ((strike * 32 + guards) * 128 + Math.round(aim * 100)) * 128 + Math.round(guard * 100);
  const known = tables.get(key);
  if (known) return known;
  const [struck, stopped] = [binomial(strike, aim), binomial(guards, guard)];
  const hits = struck.map(() => 0);
  for (const [successes, often] of struck.entries()) {
    for (const [saves, likely] of stopped.entries()) hits[Math.max(0, successes - saves)]! += often * likely;
  }
  tables.set(key, hits);
  return hits;
}

/** A cache and nothing more: dice never change. */
const tables = new Map<number, readonly number[]>();

/** The chance of every number of successes among so many dice. */
function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = [...row, 0];
    for (const [successes, often] of row.entries()) {
      next[successes]! -= often * chance;
      next[successes + 1]! += often * chance;
    }
    row = next;
  }
  return row;
}

/** The chance of one die if so many of the failed ones may be rolled again. */
export function withRerolls(chance: number, dice: number, rerolls: number): number {
  if (rerolls === 0 || dice === 0) return chance;
  const failed = dice * (1 - chance);
  return chance + (1 - chance) * chance * Math.min(1, rerolls / failed);
}
