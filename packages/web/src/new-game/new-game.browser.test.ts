import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '../testing/house.ts';
import { visit } from '../testing/visit.ts';
import { WORDS } from './words.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

test('before a game begins it is said who plays which deck, and the decks of both chairs lie at one height', async () => {
  await visit(house.browser, house.home, { path: '/play/new' }, async page => {
    const heroes = page.locator('input[value="vallor-starter"]');
    await heroes.first().waitFor();
    const boxes = await Promise.all([0, 1].map(seat => heroes.nth(seat).boundingBox()));
    expect(boxes[0]!.y).toBe(boxes[1]!.y);
    await page.getByLabel(WORDS.en.name, { exact: true }).first().fill('Anna');
    await heroes.first().check();
    const begin = page.getByRole('button', { name: WORDS.en.begin });
    expect(await begin.locator('xpath=..').innerText()).toMatch(/Anna: Molforn's Company\s+Computer: The Devastators/);
  });
});
