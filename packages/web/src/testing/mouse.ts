import type { Page } from 'playwright-core';
import { centreOf, CURTAIN_BUTTON, GOLDEN, middleOf, type Hands } from './hands.ts';

/** A mouse: clicks, and drags on the battlefield. */
export function mouse(page: Page): Hands {
  return {
    name: 'mouse',
    press: control => control.click(),
    async point(creature) {
      const { x, y } = await middleOf(page, creature);
      await page.mouse.click(x, y);
    },
    /** What stands on the table is taken and drawn to its place, and let go there. */
    async aim(from, to) {
      if (from === null) return page.mouse.click(to.x, to.y);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
    async slide(slider, to) {
      const box = (await slider.boundingBox())!;
      await page.mouse.click(box.x + (to === 'least' ? 3 : box.width - 3), box.y + box.height / 2);
    },
    commit: () => page.locator(GOLDEN).click(),
    async raiseCurtain() {
      const { x, y } = await centreOf(page.locator(CURTAIN_BUTTON));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.locator(CURTAIN_BUTTON).waitFor({ state: 'detached' });
      await page.mouse.up();
    },
  };
}
