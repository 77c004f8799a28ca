import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedNext, goesOn } from '../testing/asked.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { commit, creatures, golden } from '../testing/player.ts';
import { positionsOf } from '../testing/positions.ts';
import { bring, QUICKLY } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';

/** A whole game takes its time on a busy machine, and so does nothing that happens. */
const PATIENCE_MS = 120_000;
/** Longer than the guard against second clicks, with what comes after it. */
const A_WHILE_MS = 1000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

test(
  'a second press that comes too soon answers nothing',
  async () => {
    const [position] = positionsOf(['nextAction']);
    await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY }, async page => {
      const player = { page, hands: mouse(page), roll: () => 0 };
      await bring(page, position!.file);
      const first = await askedNext(page, null);
      const [actor] = await creatures(player, '[data-mark="act"]');
      await player.hands.point(actor!);
      await golden(player).waitFor();

      // the next golden button is pressed in the very moment in which it appears
      await page.evaluate(() => {
        const before = document.querySelector('[data-prompt]')?.getAttribute('data-question');
        new MutationObserver((_changes, observer) => {
          const bar = document.querySelector('[data-prompt]');
          const next = bar?.querySelector<HTMLButtonElement>('button[data-primary]');
          if (!next || bar?.getAttribute('data-question') === before) return;
          observer.disconnect();
          next.click();
          document.title = 'pressed';
        }).observe(document.body, { subtree: true, childList: true });
      });
      await commit(player, first);
      const second = await askedNext(page, first.mark);
      expect(second.kind).toBe('act');
      await page.waitForFunction(() => document.title === 'pressed');
      expect(await goesOn(page, second.mark, A_WHILE_MS)).toBe(false);
      await commit(player, second);
      expect((await askedNext(page, second.mark)).kind).toBe('route');
    });
  },
  PATIENCE_MS,
);
