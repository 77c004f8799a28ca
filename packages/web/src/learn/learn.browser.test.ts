import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type House } from '../testing/house.ts';
import { barriers, overhang, SIZES, visit } from '../testing/visit.ts';

/** Longer than the guard against second clicks. */
const SETTLED_MS = 400;
const PATIENCE_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

const coach = (page: Page): Locator => page.getByRole('region', { name: 'The lesson' });
const step = (page: Page, number: number, of: number): Promise<void> =>
  coach(page).getByText(`Step ${number} of ${of}`).waitFor();

/** Presses a creature on the battlefield, or a place so many pixels beside it. */
async function press(page: Page, creature: string, right = 0, down = 0): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const { x, y, width, height } = (await page.locator(`[data-creature="${creature}"]`).boundingBox())!;
  await page.mouse.move(x + width / 2 + right, y + height / 2 + down);
  await page.mouse.click(x + width / 2 + right, y + height / 2 + down);
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name }).first().click();
}

async function activate(page: Page, creature: string): Promise<void> {
  await press(page, creature);
  await choose(page, /^Activate/);
}

describe('the lessons in a real browser', () => {
  test.each(SIZES)(
    'stand on their page as a path without barriers at $width x $height',
    async size => {
      await visit(house.browser, house.home, { path: '/learn', size }, async page => {
        expect(await page.locator('ol a[href^="/learn/"]').count()).toBe(8);
        expect(await barriers(page)).toEqual([]);
        expect(await overhang(page)).toBe(0);
      });
    },
    PATIENCE_MS,
  );

  test(
    'the first and the second are played by pressing, and are marked as done',
    async () => {
      await visit(house.browser, house.home, { path: '/learn/move' }, async page => {
        await step(page, 1, 5);
        expect(await barriers(page)).toEqual([]);
        await press(page, 'Hisao');
        await step(page, 2, 5);

        // something else is done: quite legal, and taken back
        await choose(page, /^End turn/);
        await coach(page).getByText('You may do that, too').waitFor();
        await coach(page).getByRole('button', { name: 'Take it back' }).click();

        await activate(page, 'Hisao');
        await step(page, 3, 5);
        await choose(page, /^Move$/);
        await press(page, 'Hisao', -40, -50);
        await choose(page, /^Move here/);
        await step(page, 4, 5);
        await activate(page, 'Crow');
        await choose(page, /^Move$/);
        await press(page, 'Crow', 50, 40);
        await choose(page, /^Move here/);
        await step(page, 5, 5);
        await choose(page, /^End turn/);
        await coach(page).getByRole('button', { name: 'Next lesson' }).click();

        await step(page, 1, 4);
        await activate(page, 'Greer');
        await choose(page, /^Move$/);
        await press(page, 'Caillion');
        await choose(page, /^Move here/);
        await step(page, 2, 4);
        await press(page, 'Caillion');
        await choose(page, /^Attack Caillion/);
        await step(page, 3, 4);
        await choose(page, /^Fight: 2/);
        await step(page, 4, 4);
        await coach(page).getByRole('button', { name: 'Go on' }).click();
        await coach(page).getByText('Well done!').waitFor();

        await coach(page).getByRole('link', { name: 'All lessons' }).click();
        await page.getByText('2 of 8 done').waitFor();
      });
    },
    PATIENCE_MS,
  );
});
