import type { Locator, Page } from 'playwright-core';
import { goesOn, type Asked } from './asked.ts';
import { GOLDEN, type Hands, type Spot } from './hands.ts';

/** No press answers a question that has only just come: a little longer than the table itself guards against second clicks. */
const GUARD_MS = 300;
/** Whatever a press does is seen by then; else it is made again. */
const SOON_MS = 700;
const AT_ONCE_MS = 30;
const MOST_PRESSES = 12;
/** How long something is waited for that must still be there, and that must come. */
const HASTE_MS = 3000;
const PATIENCE_MS = 30_000;

/** Somebody at the table, who sees what the page shows and has hands. Knows no rule. */
export interface Player {
  readonly page: Page;
  readonly hands: Hands;
  /** A number from 0 to 1, the same in every run. */
  readonly roll: () => number;
  /** Whoever likes cards only leaves the creatures where they are, and whoever likes the City does nothing but build: so turns pass quickly. */
  readonly likes?: 'cards' | 'City';
  /** Whoever speaks says now and then when to be asked about tactics. */
  readonly speaks?: true;
  /** Whoever is hunted is attacked before everybody else, with all dice and without second thoughts. */
  readonly prey?: string;
}

/** The buttons of the question, without those that stand there always. */
export function barButtons({ page }: Player): Locator {
  return page.locator(
    '[data-prompt] > div > button:not([data-take-back], [popovertarget], [aria-haspopup], [aria-disabled])',
  );
}

/** The golden button, if it can be pressed. */
export function golden({ page }: Player): Locator {
  return page.locator(`${GOLDEN}:not([aria-disabled])`);
}

/** Presses until the table goes on: a press that comes too soon after the question answers nothing. */
export async function pressOn(player: Player, { mark, seenAt }: Asked, press: () => Promise<void>): Promise<void> {
  await player.page.waitForTimeout(Math.max(0, seenAt + GUARD_MS - performance.now()));
  // some questions the page answers itself, because it was told so before
  if (await goesOn(player.page, mark, AT_ONCE_MS)) return;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await hastily(player, press);
    if (await goesOn(player.page, mark, SOON_MS)) return;
  }
  throw new Error(`pressed in vain: ${mark} (${await shown(player)})`);
}

/** The question may be gone before the press, and its button with it: that is not waited for. */
export async function hastily({ page }: Player, press: () => Promise<void>): Promise<void> {
  page.setDefaultTimeout(HASTE_MS);
  await press().catch((error: unknown) => {
    if (!/Timeout|not reached|not to be seen/.test(String(error))) throw error;
  });
  page.setDefaultTimeout(PATIENCE_MS);
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
