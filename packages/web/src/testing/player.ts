import type { Locator, Page } from 'playwright-core';
import { goesOn, type Asked } from './asked.ts';
import { GOLDEN, type Hands, type Spot } from './hands.ts';

/** Longer than the guard of a new question against second clicks, shorter than anybody's patience. */
const SOON_MS = 450;
const MOST_PRESSES = 12;

/** Somebody at the table, who sees what the page shows and has hands. Knows no rule. */
export interface Player {
  readonly page: Page;
  readonly hands: Hands;
  /** A number from 0 to 1, the same in every run. */
  readonly roll: () => number;
  /** Whoever likes cards only leaves the creatures where they are: so turns pass quickly. */
  readonly likes?: 'cards';
}

/** The buttons of the question, without those that stand there always. */
export function barButtons({ page }: Player): Locator {
  return page.locator('[data-prompt] > div > button:not([data-take-back], [popovertarget], [aria-disabled])');
}

/** The golden button, if it can be pressed. */
export function golden({ page }: Player): Locator {
  return page.locator(`${GOLDEN}:not([aria-disabled])`);
}

/** Presses until the table goes on: a press that comes too soon after the question answers nothing. */
export async function pressOn(player: Player, { mark }: Asked, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    // the question may be gone before the press, and its button with it
    await press().catch((error: unknown) => {
      if (!/Timeout|not reached|not to be seen/.test(String(error))) throw error;
    });
    if (await goesOn(player.page, mark, SOON_MS)) return;
  }
  throw new Error(`pressed in vain: ${mark} (${await shown(player)})`);
}

export async function commit(player: Player, asked: Asked): Promise<void> {
  await pressOn(player, asked, () => player.hands.commit());
}

/** What the prompt bar says, for whoever must find out why a game stands still. */
async function shown({ page }: Player): Promise<string> {
  return (await page.locator('[data-prompt]').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
}

/** One of several, by chance. */
export async function someOf({ roll }: Player, many: Locator): Promise<Locator | null> {
  const count = await many.count();
  return count === 0 ? null : many.nth(Math.floor(roll() * count));
}

/** Ids of the bases that fit, in the order in which they stand on the page. */
export async function creatures({ page }: Player, fitting: string): Promise<string[]> {
  return page
    .locator(`[data-creature]${fitting}`)
    .evaluateAll(all => all.map(one => (one as SVGElement).dataset['creature']!));
}

/** A spot of the battlefield, from 0 to 1 to the right and downwards. */
export async function spotAt({ page }: Player, right: number, down: number): Promise<Spot> {
  const { x, y, width, height } = (await page.locator('[data-detail] svg').first().boundingBox())!;
  return { x: x + width * inside(right), y: y + height * inside(down) };
}

/** The drawing has a rim round the table. */
function inside(share: number): number {
  return 0.06 + 0.88 * share;
}
