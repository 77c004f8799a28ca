/** A queue of entries by key, smallest first; equal keys leave in the order of their numbers, so runs repeat exactly. */
export interface Heap {
  /** Entry numbers in heap order. */
  readonly order: number[];
  /** The key of each entry number. */
  readonly key: number[];
}

/** Adds the entry whose key was just pushed to `key`. */
export function push(heap: Heap, entry: number): void {
  const { order, key } = heap;
  const mine = key[entry]!;
  let at = order.length;
  order.push(entry);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const other = order[up]!;
    if (!(mine < key[other]! || (mine === key[other] && entry < other))) break;
    order[at] = other;
    at = up;
  }
  order[at] = entry;
}

/** Takes the smallest entry; the heap must not be empty. */
export function pop(heap: Heap): number {
  const { order, key } = heap;
  const top = order[0]!;
  const last = order.pop()!;
  const count = order.length;
  if (count === 0) return top;
  const mine = key[last]!;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= count) break;
    let other = order[down]!;
    if (down + 1 < count) {
      const right = order[down + 1]!;
      if (key[right]! < key[other]! || (key[right] === key[other] && right < other)) {
        down++;
        other = right;
      }
    }
    if (mine < key[other]! || (mine === key[other] && last < other)) break;
    order[at] = other;
    at = down;
  }
  order[at] = last;
  return top;
}
