import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '../../testing/house.ts';
import { fileOf, type GameFile } from '../../testing/positions.ts';
import { bring } from '../../testing/sit-down.ts';
import { visit } from '../../testing/visit.ts';
import { begun, chance, playUntil } from '../testing/practice.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

/** A game in which somebody may attack. */
function aboutToAttack(): GameFile {
  const session = playUntil(
    begun('1', 'vallor-starter'),
    chance(991),
    question => question.kind === 'act' && question.deeds.some(deed => deed.do === 'attack'),
  );
  return fileOf(
    session,
    ['Anna', 'Boris'].map(name => ({ kind: 'person', name })),
  );
}

test('on the built page, odds come from a worker of their own', async () => {
  await visit(house.browser, house.home, { path: '/replays' }, async page => {
    await bring(page, aboutToAttack());
    await page.locator('dialog[open] button').first().press('Enter');
    const targets = page.locator('section[aria-labelledby="targets-title"]');
    await targets.getByText(/\d%/).first().waitFor();
    expect(await targets.textContent()).toMatch(/\d%/);
  });
}, 120_000);
