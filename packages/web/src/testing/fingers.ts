import type { Page } from 'playwright-core';
import { centreOf, CURTAIN_BUTTON, GOLDEN, middleOf, type Hands, type Spot } from './hands.ts';

/** Fingers: they tap, and rest on what wants to be held. The page must be in a context that has a touch screen. */
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
    async raiseCurtain() {
      const button = page.locator(CURTAIN_BUTTON);
      await resting(page, await centreOf(button), () => button.waitFor({ state: 'detached' }));
    },
  };
}

/** A finger rests on a spot until something has happened, and is lifted whether it has or not. */
export async function resting(page: Page, spot: Spot, until: () => Promise<void>): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  try {
    await until();
  } finally {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }
}
