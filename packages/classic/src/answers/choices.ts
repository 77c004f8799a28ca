/** All ways to choose from `least` to `most` of some things, the shortest first, each in the order of the list. */
export function choices<T>(things: readonly T[], least: number, most: number): T[][] {
  let all: T[][] = [[]];
  for (const thing of things) {
    all = [...all, ...all.filter(chosen => chosen.length < most).map(chosen => [...chosen, thing])];
  }
  return all.filter(({ length }) => length >= least).toSorted((one, other) => one.length - other.length);
}
