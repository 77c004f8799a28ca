import { languages } from '@signum/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../app/language.ts';
import { openHouse, type House } from '../testing/house.ts';
import { speak } from '../testing/speak.ts';
import { barriers, overhang, SIZES, visit } from '../testing/visit.ts';
import { WORDS } from './words.ts';

const words = WORDS.en;
const [WIDE, PHONE] = SIZES;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const verdict = (page: Page): Promise<string | null> => page.locator('#deck').getByRole('status').textContent();
/** What is wrong with the deck, with plain spaces. */
async function reasons(page: Page): Promise<string[]> {
  const texts = await page.locator('#deck ol li').allTextContents();
  return texts.map(text => text.replaceAll(/\s/g, ' '));
}

const legal = words.legalIn(languages.en.names.editions['en-kitsune']);

describe('a deck of one’s own', () => {
  test('is copied, broken, told why, mended, exported and imported again', async () => {
    await visit(house.browser, house.home, { path: '/decks', size: WIDE }, async page => {
      await press(page, `${words.copy} The Falling Leaf`);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await press(page, words.add('Final Stanza'));
      await expect
        .poll(() => reasons(page))
        .toEqual([expect.stringContaining('3 copies of Final Stanza are too many')]);
      await page.getByRole('combobox', { name: words.edition }).selectOption('ru-1');
      await expect
        .poll(() => reasons(page))
        .toEqual([expect.stringContaining('C-CMP-15'), expect.stringContaining('3 copies of Final Stanza')]);

      await page
        .locator('#deck ol')
        .getByRole('button', { name: words.showCards(1) })
        .first()
        .click();
      const focused = page.locator('#deck [data-lit] button:focus');
      expect(await focused.textContent()).toBe('Final Stanza');

      await press(page, words.undo);
      await press(page, words.undo);
      await expect.poll(() => verdict(page)).toBe(legal);

      await press(page, words.share);
      const text = await page.getByLabel(words.asText).inputValue();
      const link = await page.getByLabel(words.asLink).inputValue();
      expect(text).toContain('2 Final Stanza');

      await page.goto(`${house.home}/decks`);
      await press(page, words.bring);
      await page.getByLabel(words.bringField).fill(`${text}\n1 Nobody at All`);
      await page.getByText(words.found('The Falling Leaf (copy)', 26)).waitFor();
      await page.getByText('1 Nobody at All', { exact: true }).waitFor();
      await press(page, words.take);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await page.goto(link);
      await page.getByRole('heading', { name: words.arrived }).waitFor();
      await press(page, words.take);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => verdict(page)).toBe(legal);

      await page.goto(`${house.home}/decks`);
      await page.locator('section[aria-labelledby=own-decks] article').nth(2).waitFor();
      await press(page, `${words.remove} The Falling Leaf (copy)`);
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await page.reload();
      await page.locator('section[aria-labelledby=own-decks] article').nth(1).waitFor();
      expect(await page.locator('section[aria-labelledby=own-decks] article').count()).toBe(2);
    });
  });

  test('is built from nothing: first a hero, then cards, and the way there is told', async () => {
    await visit(house.browser, house.home, { path: '/decks', size: PHONE }, async page => {
      await press(page, words.create);
      await page.waitForURL('**/decks/own-*');
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('A deck needs a hero')]);
      await press(page, words.add('Takumi, Warrior Poet'));
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('0 cards are too few')]);
      await press(page, words.showMore);
      await press(page, words.add('Final Stanza'));
      await expect.poll(() => reasons(page)).toEqual([expect.stringContaining('Add 19')]);
    });
  });
});

test('a search stands in the address and finds the card, whose page tells everything about it', async () => {
  await visit(house.browser, house.home, { path: '/cards?q=velmora', size: WIDE }, async page => {
    await page.getByRole('heading', { name: words.results(1) }).waitFor();
    await page.getByLabel(words.search).fill('no such card');
    await page.getByText(words.nothing).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('no such card');
    await page.goto(`${house.home}/cards/velmora-silk-assassin`);
    await page.getByRole('link', { name: 'The Brood' }).waitFor();
    // what is only read of a card comes a little later
    await page.getByText('The last thing you hear is nothing at all.').waitFor();
    await page.locator('#origin').waitFor();
    await page.getByText('Its definition').click();
    // it is written when it is opened
    await expect.poll(() => page.locator('pre').textContent()).toContain('"id": "velmora-silk-assassin"');
  });
});

const PAGES = ['/decks', '/cards?faction=akkari&type=relic', '/cards/velmora-silk-assassin', '/decks/kitsune-starter'];

test.each(PAGES.flatMap(path => SIZES.map(size => ({ path, size }))))(
  '$path fits $size.width x $size.height in every language, and has no serious barrier',
  async ({ path, size }) => {
    await visit(house.browser, house.home, { path, size }, async page => {
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect(await overhang(page)).toBe(0);
      }
      // the last language, Russian, has the longest words
      expect(await barriers(page)).toEqual([]);
    });
  },
);
