import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from './app/language.ts';
import { WORDS as SHELL } from './app/words.ts';
import { FONTS, LIBRARIES } from './app/works.ts';
import { WORDS } from './home/words.ts';
import { openHouse, type House } from './testing/house.ts';
import { speak } from './testing/speak.ts';
import { arrived, barriers, overhang, shifted, SIZES, visit } from './testing/visit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

describe('the start page in a real browser', () => {
  test.each(LANGUAGES)('greets a browser that asks for %s in that language', async locale => {
    await visit(house.browser, house.home, { locale }, async page => {
      expect(await page.title()).toBe(WORDS[locale].pageTitle);
      expect(await page.getAttribute('html', 'lang')).toBe(locale);
      expect(await page.textContent('h1')).toBe(WORDS[locale].slogan);
    });
  });

  test('changes its language at once and remembers it', async () => {
    await visit(house.browser, house.home, { locale: 'en' }, async page => {
      await speak(page, 'ru');
      expect(await page.textContent('h1')).toBe(WORDS.ru.slogan);
      expect(await page.getByRole('button', { pressed: true }).textContent()).toBe(LANGUAGE_NAMES.ru);
      await page.reload();
      await arrived(page);
      expect(await page.textContent('h1')).toBe(WORDS.ru.slogan);
      expect(await page.title()).toBe(WORDS.ru.pageTitle);
    });
  });

  test('can be used with the keyboard alone, and the way past the bar is the first thing found', async () => {
    await visit(house.browser, house.home, { locale: 'en' }, async page => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe(SHELL.en.skip);
      const french = page.getByRole('button', { name: LANGUAGE_NAMES.fr });
      for (let step = 0; step < 12 && !(await french.evaluate(one => one === document.activeElement)); step += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => page.textContent('h1')).toBe(WORDS.fr.slogan);
    });
  });

  test('shows lengths as each language writes them', async () => {
    await visit(house.browser, house.home, { locale: 'en' }, async page => {
      await page.waitForSelector('figure text');
      const labels = (): Promise<string[]> => page.locator('figure text').allTextContents();
      expect(await labels()).toContainEqual(expect.stringMatching(/^\d+\.\d \/ 15 cm$/));
      await speak(page, 'ru');
      expect(await labels()).toContainEqual(expect.stringMatching(/^\d+,\d \/ 15 см$/));
    });
  });

  test('leads to the credits, whose licences are really there', async () => {
    await visit(house.browser, house.home, { locale: 'en' }, async page => {
      await page.getByRole('link', { name: SHELL.en.credits.title }).click();
      await page.waitForURL('**/credits');
      await page.waitForSelector('main li a');
      expect(await page.textContent('h1')).toBe(SHELL.en.credits.title);
      const links = await page
        .locator('main li a')
        .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
      expect(links).toHaveLength([...FONTS, ...LIBRARIES].filter(({ file }) => file !== undefined).length);
      for (const link of links) {
        const licence = await page.request.get(link);
        expect(licence.status()).toBe(200);
        expect(await licence.text()).toMatch(/licen[cs]e|permission/i);
      }
    });
  });

  test.each(SIZES)(
    'fits $width x $height and has no serious barrier, in every language',
    async size => {
      for (const path of ['/', '/credits']) {
        await visit(house.browser, house.home, { size, path }, async page => {
          expect(await shifted(page)).toBeLessThanOrEqual(0.05);
          for (const language of LANGUAGES) {
            await speak(page, language);
            expect(await overhang(page)).toBe(0);
            expect(await barriers(page)).toEqual([]);
          }
        });
      }
    },
    180_000,
  );
});
