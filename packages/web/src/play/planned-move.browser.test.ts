import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS as PROMPT } from '../table/prompts/words.ts';
import { askedNext, type Asked } from '../testing/asked.ts';
import { middleOf, type Spot } from '../testing/hands.ts';
import { openHouse, type House } from '../testing/house.ts';
import { commit, creatures, golden, type Player } from '../testing/player.ts';
import { positionsOf } from '../testing/positions.ts';
import { savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY, WAYS } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';

const PATIENCE_MS = 120_000;
/** Beyond the base itself, and well within what every creature can walk. */
const STEP_CM = 3.5;
const DIRECTIONS = 8;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

describe.each(WAYS.filter(({ name }) => name !== 'keyboard'))('with $name', ({ handsOf, wish }) => {
  test(
    'a place in the reach of a selected creature is aimed at first, and one press then activates it and moves it there (C-ACT-3)',
    async () => {
      const [position] = positionsOf(['nextAction']);
      await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY, ...wish }, async page => {
        const player: Player = { page, hands: handsOf(page), roll: () => 0 };
        await bring(page, position!.file);
        const asked = await askedNext(page, null);
        const { length } = (await savedGame(page)).session.journal.entries;
        await planSomewhere(player);
        // nothing is done by pointing
        expect((await savedGame(page)).session.journal.entries).toHaveLength(length);
        expect(await answersAfter(player, asked, length)).toEqual([
          { kind: 'nextAction', do: 'activate' },
          { kind: 'act', do: 'move' },
          { kind: 'route' },
        ]);
      });
    },
    PATIENCE_MS,
  );
});

/** Selects one creature after another, until one of them has room to go somewhere. */
async function planSomewhere(player: Player): Promise<void> {
  const { page, hands } = player;
  const label = new RegExp(`^${PROMPT.en.moveHere}`);
  for (const actor of await creatures(player, '[data-mark="act"]')) {
    for (const spot of await spotsRound(page, actor)) {
      // a spot where it cannot go lets it go
      if ((await golden(player).count()) === 0) await hands.point(actor);
      await golden(player).waitFor();
      await hands.aim(null, spot);
      if ((await golden(player).count()) === 0) continue;
      if (label.test((await golden(player).first().innerText()).trim())) return;
    }
  }
  throw new Error('nobody has room to move');
}

async function spotsRound(page: Page, creature: string): Promise<Spot[]> {
  const { x, y } = await middleOf(page, creature);
  const box = (await page.locator('[data-detail]').boundingBox())!;
  const far = (STEP_CM * Math.min(box.width, box.height)) / 60;
  return Array.from({ length: DIRECTIONS }, (_, at) => {
    const turn = -Math.PI / 2 + (at * 2 * Math.PI) / DIRECTIONS;
    return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
  });
}

/** What is written down after one press of the golden button, as far as it is told by kind. */
async function answersAfter(player: Player, asked: Asked, before: number): Promise<object[]> {
  const answers = async (): Promise<object[]> =>
    (await savedGame(player.page)).session.journal.entries.slice(before).flatMap(({ answer }) => {
      const { kind, do: what } = answer as { readonly kind: string; readonly do?: string };
      return { kind, ...(what !== undefined && { do: what }) };
    });
  await commit(player, asked);
  await expect.poll(async () => (await answers()).length, { timeout: 5000 }).toBeGreaterThanOrEqual(3);
  return (await answers()).slice(0, 3);
}
