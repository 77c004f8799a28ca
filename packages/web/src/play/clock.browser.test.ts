import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDS as NEW_GAME } from '../new-game/words.ts';
import { WORDS as END } from '../table/end/words.ts';
import { askedNext } from '../testing/asked.ts';
import { foundInPlay } from '../testing/found-in-play.ts';
import { CURTAIN_BUTTON } from '../testing/hands.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { fileOf } from '../testing/positions.ts';
import { bring, QUICKLY } from '../testing/sit-down.ts';
import { arrived, barriers, overhang, SIZES, visit } from '../testing/visit.ts';
import { begin, newGameVisit } from '../testing/whole-game.ts';

const PATIENCE_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

test.each(SIZES)(
  'at $width x $height two people agree on five minutes each; the clock waits for the chair and goes on after a reload',
  size =>
    visit(
      house.browser,
      house.home,
      { ...newGameVisit(3, { against: 'person', lastTurn: null }), size },
      async page => {
        const hands = mouse(page);
        await hands.press(page.getByText(NEW_GAME.en.aClock.name, { exact: true }));
        await page.getByLabel(NEW_GAME.en.minutes).press('Home');
        await begin(page, hands);
        await page.locator(CURTAIN_BUTTON).waitFor();
        await page.waitForTimeout(1_500);
        expect(await times(page)).toEqual(['5:00', '5:00']);
        await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('You have 5:00 left.');

        await takeChair(page);
        await expect.poll(async () => (await times(page)).toSorted()[0]).toMatch(/^4:5\d$/);
        expect((await times(page)).filter(time => time === '5:00')).toHaveLength(1);
        expect(await barriers(page)).toEqual([]);
        expect(await overhang(page)).toBe(0);

        await page.reload();
        await arrived(page);
        await takeChair(page);
        await expect.poll(async () => (await times(page)).toSorted()[0]).toMatch(/^4:5\d$/);
      },
    ),
  PATIENCE_MS,
);

test(
  'C-END-13: whoever has no time left has lost, and reads why',
  async () => {
    const session = foundInPlay({ asked: ({ kind }) => kind === 'nextAction' }).get('asked')!;
    const file = fileOf(session, undefined, { each: 300_000, left: [4_000, null] });
    await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY }, async page => {
      await bring(page, file);
      await askedNext(page, null);
      await page.locator('[role="timer"][data-short="true"]').waitFor();
      const end = page.locator('[data-outcome="clock"]');
      await end.waitFor();
      expect(await end.innerText()).toContain(END.en.how.clock('Boris', null));
      expect(await times(page)).toEqual(['0:00']);
    });
  },
  PATIENCE_MS,
);

async function takeChair(page: Page): Promise<void> {
  await page.locator(CURTAIN_BUTTON).focus();
  await page.keyboard.press('Enter');
  await page.locator(CURTAIN_BUTTON).waitFor({ state: 'detached' });
}

function times(page: Page): Promise<string[]> {
  return page.locator('[role="timer"]').allInnerTexts();
}
