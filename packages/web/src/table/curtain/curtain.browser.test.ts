import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingers, resting } from '../../testing/fingers.ts';
import { centreOf, CURTAIN_BUTTON } from '../../testing/hands.ts';
import { openHouse, type House } from '../../testing/house.ts';
import { playOn } from '../../testing/play-on.ts';
import { SIZES, visit } from '../../testing/visit.ts';
import { begin, newGameVisit, rollFrom } from '../../testing/whole-game.ts';

const PATIENCE_MS = 180_000;
/** Longer than a question guards itself against presses that were meant for the one before. */
const A_WHILE_MS = 900;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

test(
  'a finger that rests on after the curtain has risen presses nothing where it is lifted',
  async () => {
    const wish = newGameVisit(1, { against: 'person', lastTurn: 4 });
    await visit(house.browser, house.home, { ...wish, size: SIZES[1], hasTouch: true, isMobile: true }, async page => {
      const player = { page, hands: fingers(page), roll: rollFrom(1), likes: 'cards' } as const;
      await begin(page, player.hands);
      await playOn(player, ({ kind }) => kind === 'curtain');
      await resting(page, await centreOf(page.locator(CURTAIN_BUTTON)), async () => {
        await page.locator(CURTAIN_BUTTON).waitFor({ state: 'detached' });
        await page.evaluate(coverWithButton);
        await page.waitForTimeout(A_WHILE_MS);
      });
      await page.waitForTimeout(A_WHILE_MS);
      expect(await page.locator('#anything').getAttribute('data-pressed')).toBe(null);
      // the next press is one again
      await player.hands.press(page.locator('#anything'));
      expect(await page.locator('#anything').getAttribute('data-pressed')).toBe('');
    });
  },
  PATIENCE_MS,
);

/** Runs on the page: whatever the finger is lifted over is a button. */
function coverWithButton(): void {
  const button = document.createElement('button');
  button.id = 'anything';
  button.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  button.addEventListener('click', () => button.setAttribute('data-pressed', ''));
  document.body.append(button);
}
