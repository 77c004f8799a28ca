import type { Asked } from './asked.ts';
import { middleOf, type Spot } from './hands.ts';
import { barButtons, commit, creatures, golden, pressOn, spotAt, type Player } from './player.ts';

const MOST_SPOTS = 8;

/** Goes towards the nearest enemy; whoever cannot get there stays. */
export async function aimAtEnemy(player: Player, asked: Asked): Promise<void> {
  const { page, hands, roll } = player;
  const [mover] = await creatures(player, '[data-mark="asked"]');
  const from = mover === undefined ? null : await middleOf(page, mover);
  if (hands.name === 'keyboard' && roll() < 0.5) await page.keyboard.press('c');
  if ((await golden(player).count()) > 0) return commit(player, asked);
  const enemy = mover === undefined || from === null ? null : await nearestEnemy(player, mover, from);
  const goals = [...(enemy ? [enemy] : []), await someSpot(player), await someSpot(player)];
  for (const goal of goals) {
    await hands.aim(from, goal);
    if ((await golden(player).count()) > 0) return commit(player, asked);
  }
  // steps back from what cannot be done, to the button for staying
  await page.keyboard.press('Escape');
  return pressOn(player, asked, () => hands.press(barButtons(player).last()));
}

/** Puts something down wherever it may lie: here, or there, or where the page says that it is nearest. */
export async function aimAnywhere(player: Player, asked: Asked): Promise<void> {
  const { hands } = player;
  for (let spots = 0; spots < MOST_SPOTS; spots += 1) {
    await hands.aim(null, await someSpot(player));
    if ((await golden(player).count()) > 0) return commit(player, asked);
    const buttons = barButtons(player);
    // what is refused has a button that leads to the nearest place, before the one that steps back
    if ((await buttons.count()) > 1) await hands.press(buttons.first());
    if ((await golden(player).count()) > 0) return commit(player, asked);
  }
  await takeNamedPlace(player);
  await commit(player, asked);
}

/** The list of places with names, for whoever does not find one on the table. */
async function takeNamedPlace({ page, hands }: Player): Promise<void> {
  await hands.press(page.locator('[data-detail] + div button[popovertarget]'));
  await hands.press(page.locator('ul[popover] button').first());
}

async function someSpot(player: Player): Promise<Spot> {
  return spotAt(player, player.roll(), player.roll());
}

async function nearestEnemy(player: Player, mover: string, from: Spot): Promise<Spot | null> {
  const { page } = player;
  const side = await page.locator(`[data-creature="${mover}"] [data-side]`).getAttribute('data-side');
  const enemies = await creatures(player, `:has([data-side]:not([data-side="${side}"]))`);
  const spots = await Promise.all(enemies.map(enemy => middleOf(page, enemy)));
  const far = (spot: Spot): number => Math.hypot(spot.x - from.x, spot.y - from.y);
  return spots.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
