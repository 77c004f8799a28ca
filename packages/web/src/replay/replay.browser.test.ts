import { writeReplay } from '@signum/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, chance, playUntil } from '../table/testing/practice.ts';
import { openHouse, type House } from '../testing/house.ts';
import { bring } from '../testing/sit-down.ts';
import { barriers, overhang, SIZES, visit } from '../testing/visit.ts';

/** A whole game, as somebody would send it. */
const { journal } = playUntil(begun('a1'), chance(5), () => false, 5000);
const LAST = journal.entries.length;
const FILE = {
  name: 'duel.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    writeReplay({
      session: { journal, state: {}, told: [] },
      seats: [
        { kind: 'person', name: 'Anna' },
        { kind: 'person', name: 'Boris' },
      ],
    }),
  ),
};

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

/** Brings the file to the list of replays and watches it, in a browser that has never been here. */
async function watch(size: (typeof SIZES)[number], look: (page: Page) => Promise<void>): Promise<void> {
  await visit(house.browser, house.home, { size, path: '/replays' }, async page => {
    await bring(page, FILE);
    await page.getByRole('slider').waitFor();
    await look(page);
  });
}

/** Where the film stands, in words. */
async function moment(page: Page): Promise<string | null> {
  return page.getByRole('slider').getAttribute('aria-valuetext');
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

test('a recorded game is stepped through by answers, turns and deaths, and a reload comes back to the moment', async () => {
  await watch(SIZES[0], async page => {
    expect(await moment(page)).toBe(`Setup, answer 0 of ${LAST}`);
    await press(page, 'One turn on');
    await expect.poll(() => moment(page)).toMatch(/^Turn 1, /);
    await press(page, 'One answer on');
    await press(page, 'The next death');
    await expect.poll(() => page.getByRole('log').innerText()).toMatch(/eliminate/);
    const there = await moment(page);
    const answer = /answer (\d+)/.exec(there ?? '')?.[1] ?? 'none';
    await expect.poll(() => page.url()).toContain(`?at=${answer}`);
    await page.reload();
    await page.getByRole('slider').waitFor();
    await expect.poll(() => moment(page)).toBe(there);
  });
});

test('a recorded game plays by itself until it is stopped; with the eyes of one player the other hand stays hidden', async () => {
  await watch(SIZES[0], async page => {
    await page.getByLabel('Speed').selectOption('8');
    await press(page, 'Play');
    await expect.poll(() => moment(page), { timeout: 20_000 }).toMatch(/^Turn [2-9]/);
    await press(page, 'Pause');
    const hands = page.getByRole('region', { name: 'Cards in hand' });
    await expect.poll(() => hands.getByRole('list').count()).toBe(2);
    await page.getByLabel('Seen by').selectOption('1');
    await expect.poll(() => hands.getByRole('list').count()).toBe(1);
  });
});

test('a moment is taken over by two people: the curtain hangs between them until it is held or Enter is pressed', async () => {
  await watch(SIZES[0], async page => {
    await press(page, 'One turn on');
    await press(page, 'Take over from here');
    await press(page, 'Play on with two people on this screen');
    await page.waitForURL('**/g/*');
    const curtain = page.getByRole('dialog', { name: /Pass the screen to/ });
    await curtain.waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await curtain.getByRole('button').click({ delay: 50 });
    expect(await curtain.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await curtain.waitFor({ state: 'detached' });
  });
});

test('a damaged file is told with the place of its flaw, and nothing is kept', async () => {
  await visit(house.browser, house.home, { path: '/replays' }, async page => {
    await page.setInputFiles('input[type=file]', { ...FILE, buffer: Buffer.from('{"format":"something"}') });
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('format');
    expect(await page.getByRole('article').count()).toBe(0);
  });
});

test.each(SIZES)('nothing serious stands between a replay and any reader at $width x $height', async size => {
  await watch(size, async page => {
    await press(page, 'The next death');
    await expect.poll(() => moment(page)).not.toMatch(/^Setup/);
    expect(await barriers(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });
});
