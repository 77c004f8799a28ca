import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../app/language.ts';
import { ANNA, BORIS } from '../../game/testing/new-game.ts';
import { fingers } from '../../testing/fingers.ts';
import { openHouse, type House } from '../../testing/house.ts';
import { keyboard } from '../../testing/keyboard.ts';
import { playOn } from '../../testing/play-on.ts';
import { fileOf } from '../../testing/positions.ts';
import { bring, WAYS } from '../../testing/sit-down.ts';
import { barriers, overhang, SIZES, visit, type Wish } from '../../testing/visit.ts';
import { rollFrom } from '../../testing/whole-game.ts';
import { withTactics } from '../../testing/with-tactics.ts';
import { WORDS } from './words.ts';

const PATIENCE_MS = 180_000;
/** Longer than a question guards itself against presses that were meant for the one before. */
const A_WHILE_MS = 500;
const SHELF = { path: '/replays' } as const;
const game = fileOf(withTactics(), [ANNA, BORIS]);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

function settings(language: string): NonNullable<Wish['kept']> {
  return { 'signum.settings': { language, motion: 'still' } };
}

/** Somebody has sat down at a game in which both have tactics, and is free to act. */
async function seated(wish: Wish, look: (page: Page) => Promise<void>): Promise<void> {
  await visit(house.browser, house.home, { ...SHELF, kept: settings('en'), ...wish }, async page => {
    await bring(page, game);
    await page.locator('dialog[data-seat] button').press('Enter');
    await page.locator('[data-prompt="nextAction"]').waitFor();
    await look(page);
  });
}

/** Everybody can read whose turn it is, and which. */
async function turnOn(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.locator('[aria-current="step"]').innerText())![0]);
}

test(
  'with keys alone the word is read, changed and read again, and nothing of the game is answered by it',
  async () => {
    await seated({ size: SIZES[0] }, async page => {
      const { title, on, notIn } = WORDS.en;
      const button = page.locator('button[data-word]');
      const asked = await page.locator('[data-prompt]').getAttribute('data-question');
      const turn = await turnOn(page);
      await page.getByRole('button', { name: `${title} ${on(7)}` }).focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog:modal').waitFor();
      // the first thing in it keeps the next turn silent; Enter presses no golden button behind it
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `${title} ${notIn(turn + 1)}` }).waitFor();
      expect(await button.evaluate(one => one === document.activeElement)).toBe(true);
      expect(await page.locator('[data-prompt]').getAttribute('data-question')).toBe(asked);
      // for whoever passes the screen on nothing of it is left
      const player = { page, hands: keyboard(page), roll: rollFrom(1), likes: 'City' } as const;
      await playOn(player, ({ kind }) => kind === 'curtain');
      expect(await button.count()).toBe(0);
    });
  },
  PATIENCE_MS,
);

test(
  'a thumb lets a turn pass at the moment of a tactic, and is not fetched again in it (C-TIM-22)',
  async () => {
    await seated({ size: SIZES[1], hasTouch: true, isMobile: true }, async page => {
      const player = { page, hands: fingers(page), roll: rollFrom(5) } as const;
      // somebody is fetched to the window, through a curtain of its own
      const there = await playOn(player, ({ kind }) => kind === 'tactic');
      const { mark } = there.at(-2)!;
      expect(mark).toMatch(/^curtain/);
      const turn = await turnOn(page);
      await page.waitForTimeout(A_WHILE_MS);
      await player.hands.press(page.getByRole('button', { name: 'Pass for this turn' }));
      const way = await playOn(player, async ({ kind }) => kind !== 'curtain' && (await turnOn(page)) !== turn);
      const fetched = way.filter((asked, at) => asked.mark === mark && way[at + 1]?.kind === 'tactic');
      expect(fetched).toEqual([]);
      expect(way.length).toBeGreaterThan(8);
    });
  },
  PATIENCE_MS,
);

test.each(LANGUAGES.flatMap(language => [WAYS[0]!, WAYS[2]!].map(way => [language, way] as const)))(
  'in %s nobody meets a barrier on the way to it',
  async (language, { wish, handsOf }) => {
    await seated({ ...wish, kept: settings(language) }, async page => {
      const hands = handsOf(page);
      await hands.press(page.getByRole('button', { name: WORDS[language].title }));
      await page.getByRole('dialog', { name: WORDS[language].title }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await hands.press(page.getByRole('checkbox', { name: WORDS[language].occasions.attack }));
      await hands.press(page.getByRole('button', { name: WORDS[language].done, exact: true }));
      await page.getByRole('button', { name: WORDS[language].on(6) }).waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    });
  },
  PATIENCE_MS,
);
