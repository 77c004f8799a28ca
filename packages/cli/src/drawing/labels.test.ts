import { expect, test } from 'vitest';
import { labelsOn } from './labels.ts';

/** Left edge, top, width and height of the boxes that were drawn. */
function boxes(drawn: string): number[][] {
  return [...drawn.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g)].map(match =>
    match.slice(1).map(Number),
  );
}

test('labels at one place lie beside each other, and on the table', () => {
  const labels = labelsOn(600, 1);
  for (const words of ['one', 'two', 'three', 'four']) labels.add({ words, colour: '#fff', near: { x: 3, y: 3 } });
  const all = boxes(labels.drawn());
  expect(all).toHaveLength(4);
  for (const [i, [x, y, width, height]] of all.entries()) {
    expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(0);
    for (const [x2, y2, width2, height2] of all.slice(i + 1)) {
      const apart = x! + width! <= x2! || x2! + width2! <= x! || y! + height! <= y2! || y2! + height2! <= y!;
      expect(apart).toBe(true);
    }
  }
});
