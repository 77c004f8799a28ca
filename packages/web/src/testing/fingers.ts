import type { Page } from 'playwright-core';
import { CURTAIN_BUTTON, GOLDEN, middleOf, type Hands } from './hands.ts';

/** Fingers: taps only. The page must be in a context that has a touch screen. */
export function fingers(page: Page): Hands {
  return {
    name: 'touch',
    press: control => control.tap(),
    async point(creature) {
      const { x, y } = await middleOf(page, creature);
      await page.touchscreen.tap(x, y);
    },
    aim: (_from, to) => page.touchscreen.tap(to.x, to.y),
    async slide(slider, to) {
      const box = (await slider.boundingBox())!;
      await slider.tap({ position: { x: to === 'least' ? 3 : box.width - 3, y: box.height / 2 } });
    },
    commit: () => page.locator(GOLDEN).tap(),
    raiseCurtain: () => page.locator(CURTAIN_BUTTON).tap(),
  };
}
