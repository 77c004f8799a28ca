import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS as END } from '../table/end/words.ts';
import { fingers } from '../testing/fingers.ts';
import type { Hands } from '../testing/hands.ts';
import { openHouse, type House } from '../testing/house.ts';
import { keyboard } from '../testing/keyboard.ts';
import { mouse } from '../testing/mouse.ts';
import { playOn } from '../testing/play-on.ts';
import { SIZES, visit } from '../testing/visit.ts';
import { begin, NAMES, newGameVisit, rollFrom, type Agreed } from '../testing/whole-game.ts';

/** A whole game takes its time on a busy machine. */
const PATIENCE_MS = 400_000;
/** Other games: SIGNUM_GAME=7 SIGNUM_LAST_TURN=60 plays a long one that nobody has seen yet. */
const GAME = Number(process.env['SIGNUM_GAME'] ?? 1);
const LAST_TURN = process.env['SIGNUM_LAST_TURN'];

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

interface Sitting extends Agreed {
  readonly hands: (page: Page) => Hands;
  readonly with: string;
  readonly size: (typeof SIZES)[number];
}

const SITTINGS: readonly Sitting[] = [
  { with: 'a mouse', against: 'computer', lastTurn: 12, size: SIZES[0], hands: mouse },
  { with: 'a keyboard alone', against: 'person', lastTurn: 6, size: SIZES[0], hands: keyboard },
  { with: 'fingers on a phone', against: 'computer', lastTurn: 10, size: SIZES[1], hands: fingers },
];

describe('a whole game in a real browser', () => {
  test.each(SITTINGS)(
    'is played with $with against a $against, from the form to the replay (C-END-9)',
    async ({ hands: handsOf, size, ...agreed }) => {
      const lastTurn = LAST_TURN === undefined ? agreed.lastTurn : Number(LAST_TURN);
      const wish = { ...newGameVisit(GAME, { ...agreed, lastTurn }), size, hasTouch: handsOf === fingers };
      await visit(house.browser, house.home, wish, async page => {
        const hands = handsOf(page);
        await begin(page, hands);
        const way = await playOn({ page, hands, roll: rollFrom(GAME) }, ({ kind }) => kind === 'over');

        const kinds = new Set(way.map(({ kind }) => kind));
        expect([...kinds]).toEqual(expect.arrayContaining(['place', 'startingHand', 'construct', 'nextAction', 'act']));
        expect(kinds.has('curtain')).toBe(agreed.against === 'person');
        await expectEnd(page, lastTurn);
        await hands.press(page.getByRole('button', { name: END.en.watch }));
        await page.waitForURL('**/r/*');
        await page.getByRole('slider').waitFor();
      });
    },
    PATIENCE_MS,
  );
});

/** The end of the game says who has won, how, and when. */
async function expectEnd(page: Page, lastTurn: number): Promise<void> {
  const bar = page.locator('[data-outcome]');
  const by = (await bar.getAttribute('data-outcome')) as keyof typeof END.en.how;
  const [headline, how] = [await bar.locator('h2').innerText(), await bar.locator('p').innerText()];
  expect([END.en.youWin, END.en.draw, ...NAMES.map(END.en.wins)]).toContain(headline);
  expect(how).toContain(END.en.how[by]);
  expect(how).toMatch(by === 'time' ? END.en.after(lastTurn) : /After \d+ turns?\./);
}
