import type { ClassicState } from '@signum/classic';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '../game/contract.ts';
import { askedNext } from '../testing/asked.ts';
import { foundInPlay } from '../testing/found-in-play.ts';
import { openHouse, type House } from '../testing/house.ts';
import { creatures, golden, type Player } from '../testing/player.ts';
import { fileOf, type GameFile } from '../testing/positions.ts';
import { savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY, WAYS } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';

const PATIENCE_MS = 120_000;
const { handsOf, wish } = WAYS.find(({ name }) => name === 'mouse')!;

let house: House;
let file: GameFile;
let table: ClassicState;

beforeAll(async () => {
  house = await openHouse();
  const found = foundInPlay({ near: isInReach }).get('near')!;
  file = fileOf(found);
  table = found.state;
});

afterAll(async () => {
  await house?.close();
});

test(
  'an enemy that the mouse has pointed at is gone to by Enter (C-ACT-3)',
  () =>
    atTheTable(async player => {
      const { page, hands } = player;
      const [actor] = await creatures(player, '[data-mark="act"]');
      for (const enemy of nearestFirst(await creatures(player, '[aria-label*=", enemy,"]'), actor!)) {
        await hands.point(actor!);
        await expect.poll(() => creatures(player, '[data-selected]')).toEqual([actor]);
        await hands.point(enemy);
        if ((await creatures(player, '[data-selected]'))[0] === actor) break;
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => lastDeeds(page)).toEqual(['nextAction activate', 'act move', 'route']);
    }),
  PATIENCE_MS,
);

test(
  'whatever the mouse has pressed before, Enter means the golden button: here the end of the turn (C-TRN-22)',
  () =>
    atTheTable(async player => {
      const { page } = player;
      await page.getByRole('button', { name: /^Zoom in/ }).click();
      await page.keyboard.press('e');
      await golden(player).first().waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await lastDeeds(page))[0]).toBe('nextAction end turn');
    }),
  PATIENCE_MS,
);

async function atTheTable(act: (player: Player) => Promise<void>): Promise<void> {
  await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY, ...wish }, async page => {
    await bring(page, file);
    await askedNext(page, null);
    begun = (await savedGame(page)).session.journal.entries.length;
    await act({ page, hands: handsOf(page), roll: () => 0 });
  });
}

let begun = 0;

/** The first answers that were given at the table, by kind. That nobody has a tactic to use is no answer. */
async function lastDeeds(page: Page): Promise<string[]> {
  const { entries } = (await savedGame(page)).session.journal;
  const answers = entries.slice(begun).map(({ answer }) => {
    const { kind, do: what } = answer as { readonly kind: string; readonly do?: string };
    return what === undefined ? kind : `${kind} ${what}`;
  });
  return answers.filter(answer => answer !== 'tactic').slice(0, 3);
}

/** Whoever stands nearest is walked to; others may be so far away that one runs. */
function nearestFirst(ids: readonly string[], actor: string): string[] {
  const from = placeOf(actor);
  const far = (id: string): number => Math.hypot(placeOf(id).x - from.x, placeOf(id).y - from.y) - placeOf(id).r;
  return ids.toSorted((one, other) => far(one) - far(other));
}

function placeOf(creature: string) {
  return table.creatures.find(({ id }) => id === creature)!;
}

/** The first who may act has somebody to go to, and nobody in contact. */
function isInReach(question: Question, { creatures: all }: ClassicState): boolean {
  if (question.kind !== 'nextAction') return false;
  const ids = question.actions.flatMap(action => (action.do === 'activate' ? [action.creature] : []));
  const first = all.find(({ id }) => ids.includes(id));
  if (!first) return false;
  const gaps = all
    .filter(({ controller }) => controller !== first.controller)
    .map(({ x, y, r }) => Math.hypot(x - first.x, y - first.y) - r - first.r);
  return gaps.some(gap => gap > 1000 && gap < 5000) && gaps.every(gap => gap > 100);
}
