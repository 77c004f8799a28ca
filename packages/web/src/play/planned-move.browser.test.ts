import type { ClassicState } from '@signum/classic';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '../game/contract.ts';
import { WORDS as PROMPT } from '../table/prompts/words.ts';
import { askedNext, type Asked } from '../testing/asked.ts';
import { foundInPlay } from '../testing/found-in-play.ts';
import { middleOf, type Spot } from '../testing/hands.ts';
import { openHouse, type House } from '../testing/house.ts';
import { commit, creatures, golden, type Player } from '../testing/player.ts';
import { fileOf, positionsOf } from '../testing/positions.ts';
import { savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY, WAYS } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';

const PATIENCE_MS = 120_000;
/** Beyond the base itself, and well within what every creature can walk. */
const STEP_CM = 3.5;
const DIRECTIONS = 8;
const TWO_TAPS_MS = 400;

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

  test(
    'another creature that is pointed at is looked at, and only an enemy in reach is gone to first (C-ACT-3)',
    async () => {
      await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY, ...wish }, async page => {
        const player: Player = { page, hands: handsOf(page), roll: () => 0 };
        await bring(page, fileOf(foundInPlay({ near: isNearEnemies }).get('near')!));
        await askedNext(page, null);
        const actors = await creatures(player, '[data-mark="act"]');
        const [actor, friend] = [actors[0]!, actors[1]!];
        await player.hands.point(actor);
        await expectSelected(player, actor);
        await player.hands.point(friend);
        await expectSelected(player, friend);
        const enemies = await creatures(player, '[aria-label*=", enemy,"]');
        const gone: boolean[] = [];
        for (const enemy of enemies) {
          await player.hands.point(actor);
          await expectSelected(player, actor);
          await player.hands.point(enemy);
          await expect.poll(async () => (await isPlanned(player)) || (await selected(player)) === enemy).toBe(true);
          gone.push(await isPlanned(player));
          // two quick taps bring the table near
          await page.waitForTimeout(TWO_TAPS_MS);
          if (gone.at(-1)) await player.hands.point(enemy);
          await expectSelected(player, enemy);
          await expect.poll(() => isPlanned(player)).toBe(false);
        }
        expect(new Set(gone)).toEqual(new Set([true, false]));
      });
    },
    PATIENCE_MS,
  );
});

/** Two may act, and the first of them has an enemy in reach and another one out of it. */
function isNearEnemies(question: Question, { creatures: all }: ClassicState): boolean {
  if (question.kind !== 'nextAction') return false;
  const actors = question.actions.flatMap(action =>
    action.do === 'activate' ? all.filter(({ id }) => id === action.creature) : [],
  );
  const [first] = all.filter(({ id }) => actors.some(actor => actor.id === id));
  if (!first || actors.length < 2) return false;
  const gaps = all
    .filter(({ controller }) => controller !== first.controller)
    .map(({ x, y, r }) => Math.hypot(x - first.x, y - first.y) - r - first.r);
  return gaps.some(gap => gap > 1000 && gap < 5000) && gaps.some(gap => gap > 30_000) && gaps.every(gap => gap > 100);
}

async function expectSelected(player: Player, creature: string): Promise<void> {
  await expect.poll(() => selected(player)).toBe(creature);
}

async function selected(player: Player): Promise<string | undefined> {
  return (await creatures(player, '[data-selected]'))[0];
}

/** Does the golden button carry out a plan? */
async function isPlanned(player: Player): Promise<boolean> {
  const [button] = await golden(player).allInnerTexts();
  return new RegExp(`^(${PROMPT.en.moveHere}|${PROMPT.en.runHere})`).test((button ?? '').trim());
}

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
