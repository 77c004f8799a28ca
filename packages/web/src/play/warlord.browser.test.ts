import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDS } from '../table/prompts/words.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { playOn } from '../testing/play-on.ts';
import { visit } from '../testing/visit.ts';
import { begin, newGameVisit, rollFrom } from '../testing/whole-game.ts';

const PATIENCE_MS = 180_000;
const DESK = /\/assets\/worker-[^/]+\.js$/;
const MINDS = /\/assets\/mind-worker-[^/]+\.js$/;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

const wish = newGameVisit(1, { against: 'computer', level: 'warlord', lastTurn: 2 });

function mindsAt(page: Page): number {
  return page.workers().filter(worker => MINDS.test(worker.url())).length;
}

/** How many minds there are, when there are so many, or when they have had time enough. */
async function mindsAfter(page: Page, expected: number): Promise<number> {
  for (let waited = 0; waited < 20_000 && mindsAt(page) !== expected; waited += 100) await page.waitForTimeout(100);
  return mindsAt(page);
}

/** Plays the beginning of a game, in which the Warlord, too, has answered some questions. */
async function beginning(page: Page): Promise<void> {
  const player = { page, hands: mouse(page), roll: rollFrom(1), likes: 'cards' } as const;
  await playOn(player, ({ mark }) => Number(mark.split(' ')[1]) >= 6);
}

test(
  'the minds of a Warlord think in workers, which are there while somebody plays against it and no longer',
  async () => {
    await visit(house.browser, house.home, wish, async page => {
      const hands = mouse(page);
      const all = Math.min(await page.evaluate(() => navigator.hardwareConcurrency), 4);
      await begin(page, hands);
      expect(await mindsAfter(page, all)).toBe(all);
      await beginning(page);

      await page.goBack();
      expect(await mindsAfter(page, 0)).toBe(0);
      await page.goForward();
      expect(await mindsAfter(page, all)).toBe(all);
      await page.reload();
      expect(await mindsAfter(page, all)).toBe(all);

      await hands.press(page.getByRole('button', { name: WORDS.en.menu }));
      await hands.press(page.locator('#game-menu').getByRole('button', { name: WORDS.en.concede }));
      await hands.press(page.getByRole('dialog').getByRole('button', { name: WORDS.en.concede }));
      await page.locator('[data-outcome="concession"]').waitFor();
      expect(await mindsAfter(page, 0)).toBe(0);
    });
  },
  PATIENCE_MS,
);

/** Runs in the worker in which the game does: nobody can be started there to think. */
const withoutMinds = `() => {
  const Willing = self.Worker;
  self.Worker = class extends Willing {
    constructor(address, options) {
      if (options.name === 'signum-mind') {
        console.info('no minds today');
        throw new Error('no minds today');
      }
      super(address, options);
    }
  };
}`;

test(
  'a Warlord whose workers do not come up plays all the same',
  async () => {
    await visit(house.browser, house.home, { ...wish, path: '/settings' }, async page => {
      const said: string[] = [];
      page.on('console', message => said.push(message.text()));
      await page.route(DESK, async route => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n;(${withoutMinds})();` });
      });
      await page.goto(`${house.home}/play/new`);
      await begin(page, mouse(page));
      await beginning(page);
      expect(said).toContain('no minds today');
      expect(mindsAt(page)).toBe(0);
    });
  },
  PATIENCE_MS,
);
