import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Heap, pop, push } from './heap.ts';

test('entries leave by key, and equal keys in the order they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), keys => {
      const heap: Heap = { order: [], key: [] };
      keys.forEach((key, entry) => {
        heap.key.push(key);
        push(heap, entry);
      });
      const expected = keys
        .map((key, entry) => ({ key, entry }))
        .toSorted((a, b) => a.key - b.key || a.entry - b.entry);
      expect(keys.map(() => pop(heap))).toEqual(expected.map(one => one.entry));
      expect(heap.order).toEqual([]);
    }),
  );
});
