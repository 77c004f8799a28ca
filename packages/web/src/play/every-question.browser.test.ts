import { decisions } from '@signum/classic';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '../game/contract.ts';
import { WORDS as PROMPT } from '../table/prompts/words.ts';
import { askedNext } from '../testing/asked.ts';
import { openHouse, type House } from '../testing/house.ts';
import { answer } from '../testing/play-on.ts';
import { positionsOf, type Position } from '../testing/positions.ts';
import { bring, QUICKLY, WAYS } from '../testing/sit-down.ts';
import { visit, type Wish } from '../testing/visit.ts';
import { rollFrom } from '../testing/whole-game.ts';

/** Said by players without being asked; the menu of the table has them. */
const UNASKED: readonly Question['kind'][] = ['concede', 'offerDraw'];
const KINDS = (Object.keys(decisions) as Question['kind'][]).filter(kind => !UNASKED.includes(kind));
const PATIENCE_MS = 400_000;
const AT_THE_SHELF: Wish = { path: '/replays', chance: 5, kept: QUICKLY };

let house: House;
let positions: readonly Position[];

beforeAll(async () => {
  house = await openHouse();
  positions = positionsOf(KINDS);
});

afterAll(async () => {
  await house?.close();
});

describe.each(WAYS)('with $name', ({ handsOf, wish }) => {
  test(
    'every kind of question is answered by what the page shows, and the game goes on (C-TIM-21)',
    async () => {
      await visit(house.browser, house.home, { ...AT_THE_SHELF, ...wish }, async page => {
        for (const { kind, file } of positions) {
          await bring(page, file);
          const asked = await askedNext(page, null);
          expect(asked.kind).toBe(kind);
          await answer({ page, hands: handsOf(page), roll: rollFrom(kind.length) }, asked);
          const next = await askedNext(page, asked.mark);
          expect(next.mark, `after the answer to ${kind}`).not.toBe(asked.mark);
          await page.goBack(); // to the shelf, for the next game
        }
      });
    },
    PATIENCE_MS,
  );

  test(
    'an offered draw is answered, and whoever concedes has lost (C-END-13, C-END-15)',
    async () => {
      const { file } = positions.find(({ kind }) => kind === 'nextAction')!;
      await visit(house.browser, house.home, { ...AT_THE_SHELF, ...wish }, async page => {
        const hands = handsOf(page);
        const menu = page.getByRole('button', { name: PROMPT.en.menu });
        await bring(page, file);
        const asked = await askedNext(page, null);
        await hands.press(menu);
        await hands.press(page.locator('#game-menu').getByRole('button', { name: PROMPT.en.offerDraw }));
        // the other side has said no, so the game asks again
        expect((await askedNext(page, asked.mark)).kind).toBe(asked.kind);
        await hands.press(menu);
        await hands.press(page.locator('#game-menu').getByRole('button', { name: PROMPT.en.concede }));
        await hands.press(page.getByRole('dialog').getByRole('button', { name: PROMPT.en.concede }));
        await page.locator('[data-outcome="concession"]').waitFor();
      });
    },
    PATIENCE_MS,
  );
});
