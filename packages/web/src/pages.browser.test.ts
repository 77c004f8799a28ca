import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from './app/language.ts';
import { WORDS as SHELL } from './app/words.ts';
import { WORDS as HOME } from './home/words.ts';
import { WORDS as NEW_GAME } from './new-game/words.ts';
import { WORDS as SETTINGS } from './settings/words.ts';
import { openHouse, type House } from './testing/house.ts';
import { speak } from './testing/speak.ts';
import { arrived, barriers, overhang, SIZES, visit } from './testing/visit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

describe('the pages around the table', () => {
  test.each(SIZES)(
    'fit $width x $height and have no serious barrier, in every language',
    async size => {
      for (const path of ['/play/new', '/settings', '/nowhere']) {
        await visit(house.browser, house.home, { size, path }, async page => {
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

  test('have no serious barrier on parchment either', async () => {
    await visit(house.browser, house.home, { path: '/settings' }, async page => {
      await page.getByLabel(SETTINGS.en.themes.parchment).check();
      for (const path of ['/settings', '/play/new', '/']) {
        await page.goto(house.home + path);
        await arrived(page);
        expect(await page.getAttribute('html', 'data-theme')).toBe('parchment');
        expect(await barriers(page)).toEqual([]);
      }
    });
  });

  test('an address that leads nowhere says so and shows the way back', async () => {
    await visit(house.browser, house.home, { path: '/no/such/place' }, async page => {
      expect(await page.textContent('h1')).toBe(SHELL.en.notFound.title);
      await page.getByRole('link', { name: SHELL.en.back }).click();
      expect(await page.textContent('h1')).toBe(HOME.en.slogan);
    });
  });

  test('C-GEN-1: a deck that the edition forbids is told with its reasons, and no game begins', async () => {
    await visit(house.browser, house.home, { path: '/play/new' }, async page => {
      await page.getByLabel(NEW_GAME.en.edition).selectOption('ru-1');
      expect(await page.getByText(NEW_GAME.en.legal, { exact: true }).count()).toBe(2);
      await page
        .getByRole('radio', { name: /The Falling Leaf/ })
        .first()
        .check();
      await page.getByText(/26\s+cards\s+are\s+too\s+few/).waitFor();
      await page.getByRole('button', { name: NEW_GAME.en.begin }).press('Enter');
      await page.getByText(NEW_GAME.en.mendDecks).waitFor();
      expect(page.url()).toMatch(/\/play\/new$/);
    });
  });

  test('a new game is one press away, waits on the start page afterwards, and can be deleted', async () => {
    await visit(house.browser, house.home, {}, async page => {
      await page.getByRole('button', { name: HOME.en.quick }).click();
      await page.waitForURL('**/g/*');
      await page.waitForSelector('main h1');
      await page.goto(house.home);
      await arrived(page);
      await page.getByRole('heading', { name: HOME.en.shelf.title }).waitFor();
      await page.getByRole('button', { name: HOME.en.shelf.remove }).click();
      await page.getByRole('button', { name: HOME.en.shelf.sure }).click();
      await page.getByRole('heading', { name: HOME.en.shelf.title }).waitFor({ state: 'detached' });
      expect(await page.getByRole('link', { name: HOME.en.shelf.resume }).count()).toBe(0);
    });
  });

  test('what was chosen for a game is offered again', async () => {
    await visit(house.browser, house.home, { path: '/play/new' }, async page => {
      await page.getByLabel(NEW_GAME.en.name).first().fill('Ada');
      await page.getByLabel(NEW_GAME.en.undos.never.name).check();
      await page.getByRole('button', { name: NEW_GAME.en.begin }).click();
      await page.waitForURL('**/g/*');
      await page.goto(`${house.home}/play/new`);
      await arrived(page);
      expect(await page.getByLabel(NEW_GAME.en.name).first().inputValue()).toBe('Ada');
      expect(await page.getByLabel(NEW_GAME.en.undos.never.name).isChecked()).toBe(true);
    });
  });
});
