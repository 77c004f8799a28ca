import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS as LEAVE } from '../table/leave/words.ts';
import { openHouse, type House } from '../testing/house.ts';
import { barriers, overhang, SIZES, visit } from '../testing/visit.ts';
import { WORDS } from './words.ts';

/** Each kind of page, each in another language: looking for barriers takes long. */
const PAGES = [
  ['/rules', 'fr'],
  ['/rules/shooting', 'ru'],
  ['/rules/keyword/agile', 'en'],
  ['/rules/C-CMP-2', 'fr'],
  ['/rules/exact', 'ru'],
] as const;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

describe('the rules to look up', () => {
  test('are searched with the keyboard alone, without accents', async () => {
    await visit(house.browser, house.home, { path: '/rules', locale: 'fr' }, async page => {
      await page.getByRole('combobox', { name: WORDS.fr.search.label }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('camoufle');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/rules/keyword/stealth');
      await page.getByRole('heading', { level: 1, name: 'Camouflé' }).waitFor();
      expect(await page.title()).toBe('Camouflé – Signum');
    });
  });

  test('lead from a chapter to a keyword, and to the exact rule', async () => {
    await visit(house.browser, house.home, { path: '/rules/moving' }, async page => {
      await page.getByRole('link', { name: 'Pathfinder' }).click();
      await page.waitForURL('**/rules/keyword/pathfinder');
      await page.getByRole('heading', { level: 1, name: 'Pathfinder' }).waitFor();
      await page.goBack();
      await page
        .getByRole('link', { name: WORDS.en.ruleOf('C-MOV-15') })
        .first()
        .click();
      await page.waitForURL('**/rules/C-MOV-15');
      await page.getByText('has an allowance of S for that move').first().waitFor();
      expect(await page.textContent('h1')).toBe('C-MOV-15');
      await page.getByRole('link', { name: 'Activation and movement: Difficult ground' }).click();
      await page.waitForURL('**/rules/moving#difficult');
      await page.getByRole('heading', { name: 'Difficult ground' }).waitFor();
    });
  });

  test('an example is told step by step, played on the real table, and left for the page it stands on', async () => {
    await visit(house.browser, house.home, { path: '/rules/C-RUN-5' }, async page => {
      const example = page.getByRole('figure').filter({ hasText: 'The enemy at the end of a Run stabs' });
      await example.getByRole('button', { name: WORDS.en.example.on }).click();
      await example.getByText(WORDS.en.example.step(1, 2)).waitFor();
      await example.getByRole('button', { name: WORDS.en.example.on }).click();
      await example
        .getByText(/Backstab/)
        .first()
        .waitFor();
      await example.getByRole('button', { name: WORDS.en.example.play }).click();
      await page.waitForURL('**/g/*');
      const runner = page.getByRole('button', { name: /^Runner, / }).first();
      await runner.waitFor();
      expect(await runner.getAttribute('aria-label')).toContain('health 2 of 2');
      await page.getByRole('link', { name: LEAVE.en.rules }).click();
      await page.waitForURL('**/rules/C-RUN-5');
    });
  });

  test.each(SIZES)(
    'fit $width x $height and have no serious barrier',
    async size => {
      for (const [path, locale] of PAGES) {
        await visit(house.browser, house.home, { size, path, locale }, async page => {
          await page.waitForSelector('article h1');
          expect(await overhang(page), path).toBe(0);
          expect(await barriers(page), path).toEqual([]);
        });
      }
    },
    120_000,
  );
});
