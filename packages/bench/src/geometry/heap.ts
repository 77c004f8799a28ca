/** A binary heap of numbered things, cheapest first. Typed arrays, since the baselines should be as fast as they can. */
export class Heap {
  #keys = new Float64Array(256);
  #things = new Int32Array(256);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  push(key: number, thing: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    const [keys, things] = [this.#keys, this.#things];
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keys[parent]! <= key) break;
      keys[at] = keys[parent]!;
      things[at] = things[parent]!;
      at = parent;
    }
    keys[at] = key;
    things[at] = thing;
  }

  /** The key that `pop` would take. */
  get least(): number {
    return this.#size === 0 ? Infinity : this.#keys[0]!;
  }

  /** Takes the cheapest thing. */
  pop(): number {
    const [keys, things] = [this.#keys, this.#things];
    const top = things[0]!;
    const size = --this.#size;
    const key = keys[size]!;
    const thing = things[size]!;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= key) break;
      keys[at] = keys[child]!;
      things[at] = things[child]!;
      at = child;
    }
    keys[at] = key;
    things[at] = thing;
    return top;
  }

  #grow(): void {
    const keys = new Float64Array(2 * this.#keys.length);
    const things = new Int32Array(2 * this.#things.length);
    keys.set(this.#keys);
    things.set(this.#things);
    this.#keys = keys;
    this.#things = things;
  }
}
