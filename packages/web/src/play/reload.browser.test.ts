import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { askedNext } from '../testing/asked.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { commit } from '../testing/player.ts';
import { positionsOf } from '../testing/positions.ts';
import { savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';

const PATIENCE_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

interface Split {
  readonly title: string;
  readonly mark: string;
  readonly slider: Readonly<Record<string, string | null>>;
}

/** The question as it stands: who is asked what, and between which numbers of dice one may choose. */
async function splitAsked(page: Page): Promise<Split> {
  const { mark } = await askedNext(page, null);
  const slider = page.locator('section input[type=range]');
  return {
    mark,
    title: await page.locator('[data-prompt] h2').first().innerText(),
    slider: {
      min: await slider.getAttribute('min'),
      max: await slider.getAttribute('max'),
      value: await slider.inputValue(),
    },
  };
}

test(
  'a page that is loaded again while dice are being split asks the same, and the same comes of it (C-MEL-7, K-JRN-1)',
  async () => {
    const [position] = positionsOf(['assignDice']);
    const states: unknown[] = [];
    const again: Split[] = [];
    for (const isLoadedAgain of [false, true]) {
      await visit(house.browser, house.home, { path: '/replays', chance: 3, kept: QUICKLY }, async page => {
        const hands = mouse(page);
        await bring(page, position!.file);
        const before = await splitAsked(page);
        await hands.slide(page.locator('section input[type=range]'), 'most');
        if (isLoadedAgain) {
          await page.reload();
          // the split was not said yet, so it is not remembered
          again.push(before, await splitAsked(page));
          await hands.slide(page.locator('section input[type=range]'), 'most');
        }
        await commit({ page, hands, roll: () => 0 }, await askedNext(page, null));
        await askedNext(page, before.mark);
        const { session } = await savedGame(page);
        // what came of this very answer: the dice, the wounds, the next question
        const answers = Number(before.mark.split(' ')[1]);
        states.push([session.journal.entries[answers], session.told[answers + 1]]);
      });
    }
    expect(again[1]).toEqual(again[0]);
    expect(states[1]).toEqual(states[0]);
  },
  PATIENCE_MS,
);
