import type { Page } from 'playwright-core';
import { askedNext } from './asked.ts';
import { middleOf } from './hands.ts';
import { behindCurtain, finishedGame, momentOf } from './moments.ts';
import type { GameFile } from './positions.ts';
import { bring } from './sit-down.ts';
import { arrived } from './visit.ts';

/** A screen of the page, and how one gets there. */
export interface Screen {
  readonly name: string;
  /** Where it begins; a game that is brought along is taken in at the shelf of replays. */
  readonly path: string;
  readonly file?: () => GameFile;
  /** What is done there before one looks. */
  readonly then?: (page: Page) => Promise<void>;
}

const SHELF = '/replays';

/** Every screen there is, the table at its richest moments. */
export const SCREENS: readonly Screen[] = [
  { name: 'start', path: '/' },
  { name: 'new-game', path: '/play/new' },
  { name: 'table-first-hand', path: SHELF, file: () => momentOf('first-hand') },
  { name: 'table-building', path: SHELF, file: () => momentOf('building') },
  { name: 'table-turn', path: SHELF, file: () => momentOf('turn') },
  { name: 'table-move', path: SHELF, file: () => momentOf('move'), then: aimMove },
  { name: 'table-melee', path: SHELF, file: () => momentOf('melee'), then: waitForOdds },
  { name: 'table-shooting', path: SHELF, file: () => momentOf('shooting'), then: aimShot },
  { name: 'table-tactic', path: SHELF, file: () => momentOf('tactic') },
  { name: 'curtain', path: SHELF, file: behindCurtain },
  { name: 'end', path: SHELF, file: finishedGame, then: goToTable },
  { name: 'replay', path: SHELF, file: finishedGame, then: goToMiddle },
  { name: 'replays', path: SHELF },
  { name: 'decks', path: '/decks' },
  { name: 'builder', path: '/decks/kitsune-lanterns' },
  { name: 'collection', path: '/cards' },
  { name: 'card', path: '/cards/szaravel-matron-of-the-brood' },
  { name: 'rules', path: '/rules' },
  { name: 'rules-chapter', path: '/rules/shooting' },
  { name: 'learn', path: '/learn' },
  { name: 'lesson', path: '/learn/fight' },
  { name: 'settings', path: '/settings' },
  { name: 'credits', path: '/credits' },
];

/** What no picture shows, but somebody comes to. */
const ASIDE: readonly Screen[] = [
  { name: 'table-hero', path: SHELF, file: () => momentOf('hero') },
  { name: 'table-payment', path: SHELF, file: () => momentOf('payment') },
  { name: 'table-choice', path: SHELF, file: () => momentOf('choice') },
  { name: 'table-reroll', path: SHELF, file: () => momentOf('reroll') },
  { name: 'table-terrain', path: SHELF, file: () => momentOf('terrain') },
  { name: 'table-menu', path: SHELF, file: () => momentOf('turn'), then: openMenu },
  { name: 'print', path: '/decks/kitsune-lanterns/print' },
  { name: 'rules-search', path: '/rules', then: lookUp },
  { name: 'keywords', path: '/rules/keywords' },
  { name: 'keyword', path: '/rules/keyword/backstab' },
  { name: 'exact-rules', path: '/rules/exact' },
  { name: 'exact-rule', path: '/rules/C-RUN-5' },
  { name: 'habits', path: '/learn/habits' },
  { name: 'nowhere', path: '/no/such/place' },
];

export const ALL_SCREENS: readonly Screen[] = [...SCREENS, ...ASIDE];

/** Goes to a screen and waits until it is there. */
export async function openScreen(page: Page, home: string, { path, file, then }: Screen): Promise<void> {
  await page.goto(home + path);
  await arrived(page);
  if (file) {
    await bring(page, file());
    if (page.url().includes('/g/')) await askedNext(page, null);
    else await page.getByRole('slider').waitFor();
  }
  await then?.(page);
  await page.waitForLoadState('networkidle');
}

/** Whoever is to move is aimed towards the middle of the table; whoever stands there already, to a side of it. */
async function aimMove(page: Page): Promise<void> {
  const mover = await page.locator('[data-mark="asked"]').getAttribute('data-creature');
  const from = await middleOf(page, mover!);
  const box = (await page.locator('[data-detail]').boundingBox())!;
  const [x, y] = [(box.x + box.width / 2 - from.x) / 2, (box.y + box.height / 2 - from.y) / 2];
  const isThere = Math.hypot(x, y) < box.width / 8;
  await press(page, from.x + (isThere ? box.width / 5 : x), from.y + (isThere ? box.width / 10 : y));
  await page.locator('[data-prompt] button[data-primary]').waitFor();
}

async function waitForOdds(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="split-title"] details').waitFor();
}

/** The first who can be shot at. */
async function aimShot(page: Page): Promise<void> {
  const shot = page.locator('[aria-labelledby="targets-title"] li button').last();
  await shot.click();
  await page.locator('[data-prompt] button[data-primary]').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[popovertarget="game-menu"]').click();
  await page.locator('#game-menu').waitFor();
}

/** A few letters that are found in every language: cards have Latin numbers, rules their ids. */
async function lookUp(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('C-MOV');
  await page.getByRole('option').first().waitFor();
}

/** A tap where fingers are, a click elsewhere. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** From the replay of a game to the table at which it ended. */
async function goToTable(page: Page): Promise<void> {
  await page.goto(page.url().replace('/r/', '/g/').replace(/\?.*/, ''));
  await page.locator('[data-outcome]').waitFor();
}

async function goToMiddle(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  const box = (await slider.boundingBox())!;
  await press(page, box.x + box.width * 0.5, box.y + box.height / 2);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=range]')!.valueAsNumber > 0);
}
