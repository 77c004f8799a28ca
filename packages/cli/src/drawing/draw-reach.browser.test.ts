import { readFileSync } from 'node:fs';
import { isFlawed } from '@signum/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../../tools/chromium.ts';
import { readPosition } from '../position/read-position.ts';
import { survey } from '../position/survey.ts';
import { drawPosition } from './draw-position.ts';

/** Pixels a millimetre, and how far apart the points are that are looked at. */
const SCALE = 2;
const STEP = 4;
/** So near to the border a pixel may belong to either side, in hundredths of a millimetre. */
const BORDER = 80;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Leaves nothing of a drawing but the reach, white on black, and tells which points of a lattice are white. */
async function painted(svg: string, width: number): Promise<boolean[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ svg, width, scale, step }) => {
        const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
        for (const child of root.querySelectorAll(':scope > :not(defs):not(#reach)')) child.remove();
        for (const child of root.querySelectorAll('#reach > :not(mask)')) {
          if (child.getAttribute('mask') !== 'url(#area)') child.remove();
          else for (const [name, value] of [['fill', '#fff'], ['fill-opacity', '1']] as const) child.setAttribute(name, value); // prettier-ignore
        }
        root.setAttribute('viewBox', `0 0 ${width} ${width}`);
        root.setAttribute('width', String(width * scale));
        root.setAttribute('height', String(width * scale));
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
        await image.decode();
        const canvas = new OffscreenCanvas(width * scale, width * scale);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const found: boolean[] = [];
        for (let y = step; y < width; y += step) {
          for (let x = step; x < width; x += step) {
            found.push(data[4 * ((width - y) * scale * canvas.width + x * scale) + 3]! > 127);
          }
        }
        return found;
      },
      { svg, width, scale: SCALE, step: STEP },
    );
  } finally {
    await page.close();
  }
}

test.each(['difficult-wood', 'flight', 'full-table', 'jump', 'run-into-difficult', 'start-in-contact', 'stop-rings'])(
  'the painted reach of %s is what geometry calls reachable',
  async name => {
    const file = new URL(`../../../../positions/${name}.json`, import.meta.url);
    const position = readPosition(readFileSync(file, 'utf8'));
    if (isFlawed(position)) throw new Error(position.flaw.what);
    const found = survey(position);
    const { mover, fresh, asked, reach } = found.reach!;
    const width = position.board.width / 100;
    const pixels = await painted(drawPosition(found), width);
    // In a stop ring one stands in contact; the painted area is where one stands out of it.
    const isFree = (x: number, y: number): boolean =>
      reach.cost({ x, y }) < Infinity &&
      (asked.spec.mode !== 'walk' ||
        fresh.every(({ x: ex, y: ey, r }) => Math.hypot(x - ex, y - ey) >= r + mover.r + 300));
    const wrong: string[] = [];
    let looked = 0;
    let index = 0;
    for (let y = STEP; y < width; y += STEP) {
      for (let x = STEP; x < width; x += STEP) {
        const isPainted = pixels[index++];
        const here = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]] // prettier-ignore
          .map(([dx, dy]) => isFree(100 * x + Math.round(dx! * BORDER), 100 * y + Math.round(dy! * BORDER)));
        if (here.some(free => free !== here[0])) continue;
        looked += 1;
        if (isPainted !== here[0]) wrong.push(`(${x}, ${y}) is ${isPainted ? 'painted' : 'left out'}`);
      }
    }
    expect(looked).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  },
);
