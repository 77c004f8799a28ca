import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedNext } from '../../testing/asked.ts';
import { openHouse, type House } from '../../testing/house.ts';
import { fingers } from '../../testing/fingers.ts';
import { CURTAIN_BUTTON } from '../../testing/hands.ts';
import { behindCurtain, momentOf } from '../../testing/moments.ts';
import { bring, QUICKLY } from '../../testing/sit-down.ts';
import { barriers, overhang, SIZES, visit, type Wish } from '../../testing/visit.ts';
import { WORDS as CURTAIN } from '../curtain/words.ts';
import { WORDS as LOG } from '../log/words.ts';
import { WORDS as PROMPT } from '../prompts/words.ts';
import { WORDS } from './words.ts';

const PHONE: Wish = { path: '/replays', size: SIZES[1], hasTouch: true, kept: QUICKLY };
/** The edges of the screen have a margin. */
const WIDTH = SIZES[1].width - 8;
const words = WORDS.en;

/** On a busy machine everything takes its time. */
const PATIENCE_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
  momentOf('turn'); // all are found together, and that takes a while
});

afterAll(async () => {
  await house?.close();
});

async function sitDown(page: Page, moment: Parameters<typeof momentOf>[0]): Promise<void> {
  await bring(page, momentOf(moment));
  await askedNext(page, null);
}

/** How much of the screen the battlefield has. */
async function battlefield(page: Page): Promise<{ readonly width: number; readonly height: number }> {
  return (await page.locator('[data-detail]').boundingBox())!;
}

/** Where the table itself lies on the screen. */
async function sheet(page: Page) {
  return (await page.locator('[data-detail] > [data-theme]').boundingBox())!;
}

function lastLines(page: Page) {
  return page.locator('[data-last-lines]');
}

function tab(page: Page, name: 'city' | 'hand' | 'inspector' | 'log') {
  return page.getByRole('navigation', { name: words.sheets }).getByRole('button', { name: words[name] });
}

/** A finger takes hold of the question and draws it up or down. */
async function draw(page: Page, by: number): Promise<void> {
  const box = (await page.locator('[data-prompt] h2').first().boundingBox())!;
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.2, 0.6, 1]) {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + by * part }] });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('on a phone', { timeout: PATIENCE_MS }, () => {
  test('the battlefield is as wide as the screen and as high as wide, whatever is asked', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      for (const moment of ['first-hand', 'building', 'turn', 'move', 'melee', 'shooting', 'tactic'] as const) {
        await sitDown(page, moment);
        const { width, height } = await battlefield(page);
        expect({ moment, width }).toEqual({ moment, width: WIDTH });
        expect(height, moment).toBeGreaterThanOrEqual(WIDTH - 1);
        await page.goBack();
      }
    });
  });

  test('another part of the table takes the place of the hand, and pressed again gives it back', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await sitDown(page, 'turn');
      const hand = page.locator('[data-hand-card]').first();
      await hand.waitFor();
      await tab(page, 'city').tap();
      await hand.waitFor({ state: 'detached' });
      expect(await tab(page, 'city').getAttribute('aria-expanded')).toBe('true');
      await tab(page, 'city').tap();
      await hand.waitFor();
      await tab(page, 'hand').tap();
      await hand.waitFor({ state: 'detached' });
      expect((await battlefield(page)).height).toBeGreaterThan(WIDTH + 100);
    });
  });

  test('below the battlefield the last lines of the log stand, the newest first; pressed, they give their room to the log', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await sitDown(page, 'turn');
      expect(await lastLines(page).count()).toBe(0);
      await tab(page, 'hand').tap();
      const newest = await lastLines(page).locator('p').first().innerText();
      await page.getByRole('button', { name: LOG.en.open }).tap();
      await lastLines(page).waitFor({ state: 'detached' });
      expect(await tab(page, 'log').getAttribute('aria-expanded')).toBe('true');
      expect(await page.getByRole('log').locator('li').last().innerText()).toBe(newest);
    });
  });

  test('the battlefield does not move when a creature is selected or details are opened, and enlarged it covers the last lines', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await sitDown(page, 'turn');
      const before = await sheet(page);
      await tab(page, 'hand').tap();
      await lastLines(page).waitFor();
      expect(await sheet(page)).toEqual(before);
      const band = (await lastLines(page).boundingBox())!;
      expect(band.y).toBeGreaterThan(before.y + before.height);
      const box = (await page.locator('[data-mark="act"]').first().locator('[data-side]').boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('[data-prompt] button[data-primary]').waitFor();
      expect(await sheet(page)).toEqual(before);
      expect(await barriers(page)).toEqual([]);
      await tab(page, 'inspector').tap();
      await lastLines(page).waitFor({ state: 'detached' });
      expect(await sheet(page)).toEqual(before);
      await tab(page, 'inspector').tap();
      await lastLines(page).waitFor();
      await page.mouse.move(box.x, box.y);
      await page.mouse.wheel(0, -600);
      await lastLines(page).waitFor({ state: 'detached' });
    });
  });

  test('while details are read, whoever is pressed on the battlefield is shown', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await sitDown(page, 'turn');
      await tab(page, 'inspector').tap();
      const creature = page.locator('[data-mark="act"]').first();
      const box = (await creature.locator('[data-side]').boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      const name = (await creature.getAttribute('aria-label'))!.split(',')[0]!;
      await page.locator('h2', { hasText: name }).waitFor();
      expect(await tab(page, 'inspector').getAttribute('aria-expanded')).toBe('true');
    });
  });

  test('what stands below the question is drawn up with a finger, and down again; its own panel never out of sight', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      const drawn = page.locator('[data-detent]');
      await sitDown(page, 'melee');
      await draw(page, -120);
      await expect.poll(() => drawn.getAttribute('data-detent')).toBe('full');
      for (let times = 0; times < 3; times += 1) await draw(page, 120);
      await expect.poll(() => drawn.getAttribute('data-detent')).toBe('half');
      await page.goBack();
      await sitDown(page, 'turn');
      await draw(page, 120);
      await expect.poll(() => drawn.getAttribute('data-detent')).toBe('low');
    });
  });

  test('the curtain rises for a finger that rests on its button, and not for a tap (C-ZON-1)', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await bring(page, behindCurtain());
      const button = page.locator(CURTAIN_BUTTON);
      await button.tap();
      await page.getByText(CURTAIN.en.longer).waitFor();
      expect(await button.isVisible()).toBe(true);
      await fingers(page).raiseCurtain();
      expect((await askedNext(page, null)).kind).toBe('nextAction');
    });
  });

  test('behind the curtain no line of the log stands below the battlefield (C-ZON-1)', async () => {
    await visit(house.browser, house.home, PHONE, async page => {
      await bring(page, behindCurtain());
      await page.locator(CURTAIN_BUTTON).waitFor();
      await fingers(page).raiseCurtain();
      const { mark } = await askedNext(page, null);
      await tab(page, 'hand').tap();
      await lastLines(page).waitFor();
      await page.locator('[data-prompt]').getByRole('button', { name: PROMPT.en.endTurn }).tap();
      // what ends with the turn ends in the order in which it lies there
      const order = await askedNext(page, mark);
      expect(order.kind).toBe('order');
      await page.locator('[data-prompt] button[data-primary]').tap();
      expect((await askedNext(page, order.mark)).kind).toBe('curtain');
      expect((await battlefield(page)).height).toBeGreaterThan(WIDTH + 100);
      expect(await lastLines(page).count()).toBe(0);
    });
  });

  test('lying on its side it has the battlefield on the left, as high as the screen, and the rest beside it', async () => {
    const { width: height, height: width } = SIZES[1];
    await visit(house.browser, house.home, { ...PHONE, size: { width, height } }, async page => {
      for (const moment of ['turn', 'building', 'melee', 'tactic'] as const) {
        await sitDown(page, moment);
        const field = (await page.locator('[data-detail]').boundingBox())!;
        const question = (await page.locator('[data-prompt]').boundingBox())!;
        expect(field.height, moment).toBeGreaterThanOrEqual(height - 9);
        expect(question.x, moment).toBeGreaterThanOrEqual(field.x + field.width);
        expect(await overhang(page)).toBe(0);
        for (const button of await page.locator('[data-prompt] button:visible').all()) {
          const box = (await button.boundingBox())!;
          expect(box.y + box.height, moment).toBeLessThanOrEqual(height);
        }
        await page.goBack();
      }
    });
  });
});
